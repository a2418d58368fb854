// Whole matches of Boonlake, as people click.

import { GAME, look, playUntilEnd } from '../boonlake.mjs';
import { expect, test } from '../fixtures.mjs';
import { createTable, startQuickGame } from '../lobby.mjs';

test.describe.configure({ timeout: 480_000 });

/** The end names a winner and tells where the points are from. */
async function expectEnd(page, n_sides) {
  await expect(page.locator('#end-title')).not.toBeEmpty();
  await expect(page.locator('.chart thead th')).toHaveCount(n_sides + 1);
  const total = page.locator('.chart tr.total td');
  await expect(total).toHaveCount(n_sides);
  for (const points of await total.allInnerTexts()) {
    expect(points.trim()).toMatch(/^[−-]?\d+/);
  }
}

test('alone against a computer in the browser', async ({ visitor, chance }) => {
  const page = await visitor();
  await startQuickGame(page, 'greedy', GAME);
  expect(page.url()).toContain('/local/');
  await playUntilEnd([page], chance);
  await expectEnd(page, 2);
});

test('against the Wise Eminence, at a level one has chosen', async ({ visitor, chance }) => {
  const page = await visitor();
  const choose = () => page.locator('#solo-level-difficult').check({ force: true });
  await createTable(page, { game: GAME, seats: ['me'], choose });
  let hasSeenTile = false;
  await playUntilEnd([page], chance, {
    after: async () => {
      hasSeenTile ||= await page.locator('.eminence').count() > 0;
      return false;
    },
  });
  expect(hasSeenTile, 'the Eminence has a board').toBe(true);
  await expectEnd(page, 2);
});

test('two at one screen', async ({ visitor, chance }) => {
  const page = await visitor();
  await createTable(page, { game: GAME, seats: ['me', 'same-screen'] });
  await playUntilEnd([page], chance);
  await expectEnd(page, 2);
  expect((await look(page)).hasCurtain).toBe(false);
});
