import { expect, test } from '../fixtures.mjs';
import { createTable, openLobby, openTable } from '../lobby.mjs';
import { look, playTurn, seeTable, waitUntilAsked } from '../table.mjs';

test('a computer plays for somebody who left, until that one comes back', async ({ visitor, chance }) => {
  const [ada, bob] = await openTable(visitor);
  const table = bob.url();
  await playTurn(ada, chance);
  await bob.goto('/');
  const seat = ada.locator('.player', { hasText: 'Bob' });
  await expect(seat).toContainText('away');
  const { n_standing } = await look(ada);
  await seat.getByRole('button', { name: 'computer' }).click();
  await waitUntilAsked(ada);
  expect((await look(ada)).n_standing, 'the computer has built').toBeGreaterThanOrEqual(n_standing + 3);

  await bob.goto(table);
  await seeTable(bob);
  await bob.locator('.player', { hasText: 'Bob' }).getByRole('button').first().click();
  await expect(seat).not.toContainText('Steady');
  await playTurn(ada, chance);
  await waitUntilAsked(bob);
  await playTurn(bob, chance);
  await waitUntilAsked(ada);
});

test('a listed table can be watched from the lobby, a private one cannot', async ({ visitor }) => {
  const [ada, bob] = [await visitor(), await visitor()];
  await createTable(ada, { seats: ['me', 'computer'], name: 'Ada Listed', isOnServer: true, isListed: true });
  const listed = ada.url();
  await createTable(ada, { seats: ['me', 'computer'], name: 'Ada Private', isOnServer: true });
  const hidden = ada.url();
  await openLobby(bob);
  const games = bob.locator('.games a');
  await expect(games.first()).toBeVisible();
  const addresses = await games.evaluateAll((links) => links.map((link) => link.href));
  expect(addresses).toContain(listed);
  expect(addresses).not.toContain(hidden);
  await bob.locator(`.games a[href="${new URL(listed).pathname}"]`).click();
  await seeTable(bob);
  await expect(bob.locator('.players')).toContainText('You are watching');
  await openLobby(ada);
  await ada.locator(`.games a[href="${new URL(hidden).pathname}"]`).first().click();
  await waitUntilAsked(ada);
});
