// Whole matches of Boonlake, as people click.

import { GAME, actByChance, look, peopleAtTable, playUntilEnd, waitUntilAsked } from '../boonlake.mjs';
import { expect, test } from '../fixtures.mjs';
import { callMe, createTable, openLobby, startQuickGame } from '../lobby.mjs';
import { liftCurtain } from '../table.mjs';

test.describe.configure({ timeout: 600_000 });

/** Whoever wants no motion does not wait for computers either. */
const STILL = { reducedMotion: 'reduce' };

/** The end with its figures, and the match once more by the replay. */
async function seeEnd(page, n_sides) {
  await expect(page.locator('#end-title')).not.toBeEmpty();
  await expect(page.locator('.chart tbody tr:not(.total)')).not.toHaveCount(0);
  await expect(page.locator('.chart .total td')).toHaveCount(n_sides);
}

test('alone against computers in the browser, to the end, and a rematch', async ({ visitor, chance }) => {
  const page = await visitor(STILL);
  await startQuickGame(page, 'greedy', GAME);
  expect(page.url()).toContain('/local/');
  await playUntilEnd([page], chance);
  await seeEnd(page, 2);
  const table = page.url().split('/').at(-1);
  await page.click('#rematch');
  await waitUntilAsked(page);
  expect((await look(page)).isOver).toBe(false);
  await page.goto(`/local/${table}/replay`);
  await expect(page.locator('#slider')).toBeVisible();
  await page.locator('#slider').fill('20');
  await expect(page.locator('svg.board')).toBeVisible();
});

test('solo against the Wise Eminence, at a level of one\'s choice, to the end', async ({ visitor, chance }) => {
  const page = await visitor(STILL);
  const choose = () => page.locator('#solo-level-medium').check({ force: true });
  await createTable(page, { game: GAME, seats: ['me'], choose });
  await waitUntilAsked(page);
  await playUntilEnd([page], chance);
  await seeEnd(page, 2);
  await openLobby(page);
  await expect(page.locator('.game').first()).toContainText('alone, medium');
});

test('solo on the server', async ({ visitor, chance }) => {
  const page = await visitor(STILL);
  await createTable(page, { game: GAME, seats: ['me'], isOnServer: true });
  expect(page.url()).toContain('/table/');
  for (let n_acts = 0; n_acts < 12; n_acts += 1) {
    await waitUntilAsked(page);
    await actByChance(page, chance);
  }
});

test('computers of all levels can sit at the table', async ({ visitor, chance }) => {
  const page = await visitor(STILL);
  await createTable(page, {
    game: GAME,
    seats: ['me', 'computer', 'computer', 'computer'],
    choose: async () => {
      await page.locator('#seat-1-kind').selectOption('computer');
      const levels = await page.locator('#seat-1-level option').evaluateAll((options) => options.map(({ value }) => value));
      expect(levels.length).toBeGreaterThan(3);
    },
  });
  for (let n_acts = 0; n_acts < 8; n_acts += 1) {
    await waitUntilAsked(page);
    await actByChance(page, chance);
  }
});

test('two at one screen: the curtain hides the hand of the other', async ({ visitor, chance }) => {
  const page = await visitor(STILL);
  await callMe(page, 'Ada');
  await createTable(page, { game: GAME, seats: ['me', 'same-screen'] });
  await expect(page.locator('#curtain-title')).toContainText('Ada');
  const hand = () => page.locator('.area-hand .place').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  expect(await hand(), 'no card before somebody says who they are').toEqual([]);
  await liftCurtain(page);
  const mine = await hand();
  expect(mine.length).toBeGreaterThan(0);
  let n_lifted = 0;
  await playUntilEnd([page], chance, {
    after: async () => {
      if (!(await look(page)).hasCurtain) {
        return false;
      }
      const covered = await page.evaluate(() => Boolean(document.elementFromPoint(innerWidth / 2, innerHeight - 40)?.closest('.curtain')));
      expect(covered, 'the hand lies under the curtain').toBe(true);
      await expect(page.locator('#curtain-title')).toContainText(/Ada|Guest 2/);
      n_lifted += 1;
      return n_lifted > 6;
    },
  });
  expect(n_lifted).toBeGreaterThan(6);
});

test('three people at a server play to the end', async ({ visitor, chance }) => {
  const pages = await peopleAtTable(visitor, ['Ada', 'Ben', 'Cleo']);
  await playUntilEnd(pages, chance);
  for (const page of pages) {
    await seeEnd(page, 3);
  }
});
