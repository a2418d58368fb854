// A turn that is planned while others think, and played by itself when it comes.

import { expect, test } from '../fixtures.mjs';
import { openTable } from '../lobby.mjs';
import { look, playTurn, waitUntilAsked } from '../table.mjs';

test('what was planned is done when the turn comes, and nobody saw it before', async ({ visitor, chance }) => {
  const [ada, bob] = await openTable(visitor);
  await waitUntilAsked(ada);
  await expect(ada.locator('#plan-turn'), 'whoever is asked acts').toHaveCount(0);
  await bob.click('#plan-turn');
  await bob.locator('.plan-choice[data-action^="build"]').first().click();
  await expect(bob.locator('.plan-steps li')).toHaveCount(1);
  await bob.click('#keep-plan');
  await expect(bob.locator('.plan-told')).toContainText('One action is planned');
  await expect(ada.locator('.plan-told')).toHaveText('');
  await bob.reload();
  await expect(bob.locator('.plan-told'), 'it is remembered').toContainText('One action is planned');

  await playTurn(ada, chance);
  await expect.poll(async () => (await look(ada)).n_standing, 'Bob has built by himself, or was told that it was not possible')
    .toBeGreaterThanOrEqual(3);
  await expect(bob.locator('.plan-told')).not.toContainText('is planned');
  await waitUntilAsked(bob);
});

test('a plan is forgotten when one wants it', async ({ visitor }) => {
  const [ada, bob] = await openTable(visitor);
  await waitUntilAsked(ada);
  await bob.click('#plan-turn');
  await bob.locator('.plan-choice').first().click();
  await bob.click('#plan-take-back');
  await expect(bob.locator('.plan-steps li')).toHaveCount(0);
  await bob.locator('.plan-choice').first().click();
  await bob.locator('#plan-strict').check();
  await bob.click('#keep-plan');
  await bob.click('#forget-plan');
  await expect(bob.locator('#forget-plan')).toHaveCount(0);
  await expect(bob.locator('.plan-told')).toHaveText('');
});
