// What a table of Boonlake shows before a choice is made.

import { GAME, waitUntilAsked } from '../boonlake.mjs';
import { expect, test } from '../fixtures.mjs';
import { ME, computer, cutAfter, openLocal, playedByComputers } from '../local.mjs';

test.describe.configure({ timeout: 180_000 });

/** A match that computers played. */
async function played(page) {
  return playedByComputers(page, { game: GAME, options: 'players=3', n_seats: 3, level: 'greedy', seed: 3 });
}

/** Opens the moment before the nth action of this kind, with whoever did it being oneself. */
async function openBefore(page, table, kind, nth = 0) {
  const moments = [...table.log.keys()].filter((index) => table.log[index].act.startsWith(`${kind} `));
  const seats = [0, 1, 2].map((seat) => (seat === table.log[moments[nth]].seat ? ME : computer('greedy')));
  await openLocal(page, cutAfter(table, moments[nth], { id: kind, seats }));
  await waitUntilAsked(page);
}

test('a strip tells what it would do before it is taken', async ({ visitor }) => {
  const page = await visitor();
  await openBefore(page, await played(page), 'choose', 20);
  const sheet = page.locator('.strip-sheet');
  await expect(sheet).toHaveCount(0);
  for (const row of [1, 4, 7]) {
    const plank = page.locator(`.ladder-planks li:nth-child(${row}) .plank`);
    await plank.hover();
    await expect(sheet).toBeVisible();
    await expect(sheet.locator('h2')).toContainText(await plank.locator('.plank-name').innerText());
    const n_steps = Number(await page.locator(`.rung:nth-child(${row}) .rung-steps`).innerText());
    const n_stops = await sheet.locator('.sheet-stop').count();
    expect(n_stops).toBeGreaterThan(0);
    expect(n_stops, 'no more stops than steps').toBeLessThanOrEqual(n_steps);
    const fine = await page.locator(`.rung:nth-child(${row}) .rung-fine`).count();
    await expect(sheet.locator('.sheet-fine'), 'only low rows cost VP').toHaveCount(fine);
  }
  await page.mouse.move(2, 2);
  await expect(sheet).toHaveCount(0);
});

test('ways to pay lie beside the card, and show on the board what would move', async ({ visitor }) => {
  const page = await visitor();
  await openBefore(page, await played(page), 'pay');
  await expect(page.locator('.ways-about')).toBeVisible();
  const canal = page.locator('.area-own-board .canal');
  await expect(canal.locator('.ghosts .boat')).toHaveCount(0);
  await page.locator('.way').last().hover();
  await expect(canal.locator('.ghosts .boat')).toHaveCount(2);
  await page.mouse.move(2, 2);
  await expect(canal.locator('.ghosts .boat')).toHaveCount(0);
});

test('scoring tiles to choose from are pictures', async ({ visitor }) => {
  const page = await visitor();
  const table = await played(page);
  await openBefore(page, table, 'pick');
  await expect(page.locator('.way .bl-scoring-tile')).toHaveCount(2);
  await openBefore(page, table, 'score');
  await expect(page.locator('.way .bl-scoring-tile')).toHaveCount(4);
});

test('one act is one line of the log', async ({ visitor }) => {
  const page = await visitor();
  await openBefore(page, await played(page), 'choose', 20);
  await page.click('#whole-log');
  const lines = await page.locator('.log-line').allInnerTexts();
  expect(lines.filter((line) => /\b(plays|takes)\b/.test(line)).length).toBeGreaterThan(10);
  expect(lines.filter((line) => /\b(gives|get|give)\b/.test(line)), 'what is paid stands behind what was done').toEqual([]);
  expect(lines.filter((line) => /−\d+ coins?/.test(line)).length).toBeGreaterThan(5);
});

test('tabs of a phone have signs, and the hand says how many cards there are', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } });
  await openBefore(page, await played(page), 'choose', 20);
  await expect(page.locator('.panel-tab .icon')).toHaveCount(5);
  await expect(page.locator('#tab-own-1')).toContainText(String(await page.locator('.in-hand').count()));
});
