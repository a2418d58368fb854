// How a table of Suna Valo looks and is walked: sizes, languages, keys, levels of computers.

import { expect, test } from '../fixtures.mjs';
import { createTable } from '../lobby.mjs';
import { ME, computer, cutAfter, kept, openLocal, playedByComputers } from '../local.mjs';
import { GAME, actByChance, look, waitUntilAsked } from '../valley.mjs';

const LOCALES = ['en-GB', 'de-DE', 'fr-FR'];

/** A match that computers played. */
async function played(page) {
  return playedByComputers(page, { game: GAME, options: 'players=2 characters=first', n_seats: 2, level: 'greedy' });
}

/** The same, cut where seat 0 is to take a turn: the nth, or counted from the last. */
function atTurn(table, nth, id) {
  const turns = [...table.log.keys()].filter((index) => table.log[index].seat === 0 && /^(buy|ship)/.test(table.log[index].act));
  return cutAfter(table, turns.at(nth), { id, seats: [ME, computer('greedy')] });
}

test('the log and the points stay in sight late in a match', async ({ visitor }) => {
  const page = await visitor();
  const table = atTurn(await played(page), -1, 'late');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLocal(page, table);
  await waitUntilAsked(page);
  await expect(page.locator('.log-line').first()).toBeInViewport();
  await expect(page.locator('.log-line small').first(), 'what followed stands behind an act').toContainText(/[+−]\d/);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.locator('.score-strip strong').first()).toBeInViewport();
  await expect(page.locator('.score-strip strong').last()).toBeInViewport();
});

test('what cannot be paid is told from what can', async ({ visitor }) => {
  const page = await visitor();
  const table = await played(page);
  let n_dear = 0;
  for (let turn = 0; turn < 6; turn += 1) {
    await openLocal(page, atTurn(table, turn, `turn-${turn}`));
    await waitUntilAsked(page);
    await expect(page.locator('.v-offer.dear .v-offer-face.lit')).toHaveCount(0);
    await expect(page.locator('.v-offer:not(.dear, .gone) .v-offer-face:not(.lit)')).toHaveCount(0);
    n_dear += await page.locator('.v-offer.dear').count();
  }
  expect(n_dear, 'something is too dear at some time').toBeGreaterThan(0);
});

test('N goes from one lit place to the next', async ({ visitor }) => {
  const page = await visitor();
  await openLocal(page, atTurn(await played(page), 3, 'keys'));
  await waitUntilAsked(page);
  const { lit } = await look(page);
  expect(lit.length).toBeGreaterThan(1);
  const focused = () => page.evaluate(() => Number(document.activeElement.dataset.spot));
  const seen = [];
  for (const _ of lit) {
    await page.keyboard.press('n');
    seen.push(await focused());
  }
  expect(new Set(seen)).toEqual(new Set(lit));
  await page.keyboard.press('p');
  expect(await focused()).toBe(seen.at(-2));
});

test('computers of all levels can sit at the table', async ({ visitor, chance }) => {
  test.slow();
  const page = await visitor();
  await page.goto(`/new?game=${GAME}`);
  await page.locator('#seat-1-kind').selectOption('computer');
  const levels = await page.locator('#seat-1-level option').evaluateAll((options) => options.map(({ value }) => value));
  expect(levels.length).toBeGreaterThan(3);
  const table = atTurn(await played(page), 2, 'levels');
  for (const level of levels) {
    const id = `level-${level}`;
    await openLocal(page, { ...table, id, setup: { ...table.setup, seats: [ME, computer(level)] } });
    const hasPlayed = async () => (await kept(page, id)).log.slice(table.log.length).some(({ seat }) => seat === 1);
    while (!await hasPlayed()) {
      await waitUntilAsked(page);
      await actByChance(page, chance);
    }
  }
});

for (const locale of LOCALES) {
  test(`everything has its words, ${locale}`, async ({ visitor }) => {
    test.slow();
    const page = await visitor({ locale });
    const table = await played(page);
    for (const n_actions of [0, 20, 60, 120, table.log.length - 3, table.log.length]) {
      await openLocal(page, cutAfter(table, n_actions, { id: `at-${n_actions}`, seats: [ME, computer('greedy')] }));
      expect(await page.locator('body').innerText(), `after ${n_actions}`).not.toContain('⟨');
      const named = await page.locator('[aria-label], [title]').evaluateAll((all) => all.map((it) => `${it.ariaLabel} ${it.title}`));
      expect(named.filter((name) => name.includes('⟨'))).toEqual([]);
    }
  });
}
