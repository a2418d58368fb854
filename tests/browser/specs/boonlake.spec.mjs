// Whole matches of Boonlake, as people click.

import { GAME, actByChance, look, playUntilEnd, waitUntilAsked } from '../boonlake.mjs';
import { expect, test } from '../fixtures.mjs';
import { callMe, createTable, openLobby, startQuickGame } from '../lobby.mjs';
import { liftCurtain, placesMovedTo, watchPlaces } from '../play.mjs';

test.describe.configure({ timeout: 480_000 });

/** The end names a winner and tells where the points are from. */
async function expectEnd(page, n_sides) {
  await expect(page.locator('#end-title')).not.toBeEmpty();
  await expect(page.locator('.chart tbody tr:not(.total)')).not.toHaveCount(0);
  await expect(page.locator('.chart thead th')).toHaveCount(n_sides + 1);
  const total = page.locator('.chart tr.total td');
  await expect(total).toHaveCount(n_sides);
  for (const points of await total.allInnerTexts()) {
    expect(points.trim()).toMatch(/^[−-]?\d+/);
  }
}

async function actSome(page, chance, n_acts) {
  for (let done = 0; done < n_acts; done += 1) {
    await waitUntilAsked(page);
    await actByChance(page, chance);
  }
}

test('alone against a computer in the browser, with nothing that moves, and a rematch', async ({ visitor, chance }) => {
  const page = await visitor();
  await startQuickGame(page, 'greedy', GAME);
  expect(page.url()).toContain('/local/');
  await waitUntilAsked(page);
  await watchPlaces(page);
  await playUntilEnd([page], chance);
  expect(await placesMovedTo(page)).toEqual([]);
  await expectEnd(page, 2);
  const table = page.url().split('/').at(-1);
  await page.click('#rematch');
  await waitUntilAsked(page);
  expect((await look(page)).isOver).toBe(false);
  await page.goto(`/local/${table}/replay`);
  await expect(page.locator('#slider')).toBeVisible();
  await page.locator('#slider').fill('20');
  await expect(page.locator('svg.board')).toBeVisible();
});

test('against the Wise Eminence, at a level one has chosen', async ({ visitor, chance }) => {
  const page = await visitor();
  const choose = () => page.locator('#solo-level-medium').check({ force: true });
  await createTable(page, { game: GAME, seats: ['me'], choose });
  await waitUntilAsked(page);
  await expect(page.locator('.eminence'), 'it has a board').toBeVisible();
  await playUntilEnd([page], chance);
  await expectEnd(page, 2);
  await openLobby(page);
  await expect(page.locator('.game').first()).toContainText('alone, medium');
});

test('alone on the server', async ({ visitor, chance }) => {
  const page = await visitor();
  await createTable(page, { game: GAME, seats: ['me'], isOnServer: true });
  expect(page.url()).toContain('/table/');
  await actSome(page, chance, 12);
});

test('computers of all levels can sit at the table', async ({ visitor, chance }) => {
  const page = await visitor();
  const choose = async () => {
    await page.locator('#seat-1-kind').selectOption('computer');
    const levels = await page.locator('#seat-1-level option').evaluateAll((options) => options.map(({ value }) => value));
    expect(levels.length).toBeGreaterThan(3);
  };
  await createTable(page, { game: GAME, seats: ['me', 'computer', 'computer', 'computer'], choose });
  await actSome(page, chance, 8);
});

test('two at one screen: the curtain hides the hand of the other', async ({ visitor, chance }) => {
  const page = await visitor();
  await callMe(page, 'Ada');
  await createTable(page, { game: GAME, seats: ['me', 'same-screen'] });
  await expect(page.locator('#curtain-title')).toContainText('Ada');
  /** The cards that can be seen or reached. */
  const openCards = () => page.locator('.area-hand .place').evaluateAll((cards) => cards.filter((card) => {
    const { x, y } = card.getBoundingClientRect();
    return !card.closest('[inert]') || !document.elementFromPoint(x + 8, y + 12)?.closest('.curtain');
  }).length);
  expect(await openCards(), 'no card before somebody says who they are').toBe(0);
  await liftCurtain(page);
  expect(await openCards()).toBeGreaterThan(0);
  let n_lifted = 0;
  await playUntilEnd([page], chance, {
    after: async () => {
      if ((await look(page)).hasCurtain) {
        expect(await openCards(), 'the hand lies under the curtain').toBe(0);
        await expect(page.locator('#curtain-title')).toContainText(/Ada|Guest 2/);
        n_lifted += 1;
      }
      return false;
    },
  });
  expect(n_lifted).toBeGreaterThan(6);
  await expectEnd(page, 2);
});
