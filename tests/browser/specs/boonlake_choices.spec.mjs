// What a table of Boonlake shows before a choice is made.

import { look, openBefore, openBeforeEntry, played, seeChange } from '../boonlake.mjs';
import { expect, test } from '../fixtures.mjs';

test.describe.configure({ timeout: 180_000 });

test('a strip tells what it would do before it is taken', async ({ visitor }) => {
  const page = await visitor();
  await openBefore(page, played(), 'choose', 20);
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
  await openBefore(page, played(), 'pay');
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
  const table = played();
  await openBefore(page, table, 'pick');
  await expect(page.locator('.way .bl-scoring-tile')).toHaveCount(2);
  await openBefore(page, table, 'score');
  await expect(page.locator('.way .bl-scoring-tile')).toHaveCount(4);
});

test('one act is one line of the log', async ({ visitor }) => {
  const page = await visitor();
  await openBefore(page, played(), 'choose', 20);
  await page.click('#whole-log');
  const lines = await page.locator('.log-line').allInnerTexts();
  expect(lines.filter((line) => /\b(plays|takes)\b/.test(line)).length).toBeGreaterThan(10);
  expect(lines.filter((line) => /\b(gives|get|give)\b/.test(line)), 'what is paid stands behind what was done').toEqual([]);
  expect(lines.filter((line) => /−\d+ coins?/.test(line)).length).toBeGreaterThan(5);
});

test('what is not asked for says so to a click, not to a pointer', async ({ visitor }) => {
  const page = await visitor();
  await openBefore(page, played(), 'sail', 3);
  const problem = page.locator('.ask-problem');
  const plank = page.locator('.ladder-planks .plank').first();
  await plank.hover();
  await expect(page.locator('.strip-sheet, .bubble').first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText('not what is asked');
  await plank.click();
  await expect(problem).toContainText('not what is asked');
});

test('a ship goes along the river, and nowhere for those who want it still', async ({ visitor }) => {
  const travels = async (wishes) => {
    const page = await visitor(wishes);
    const table = played();
    const far = [...table.log.keys()].filter((index) => /^sail [2-9]/.test(table.log[index].act));
    await openBeforeEntry(page, table, far[3]);
    await page.evaluate(() => {
      const original = Element.prototype.animate;
      window.ways = [];
      Element.prototype.animate = function animate(frames, options) {
        if (this.classList.contains('bl-traveller')) {
          window.ways.push(frames.length);
        }
        return original.call(this, frames, options);
      };
    });
    const before = await look(page);
    await page.locator('svg.board').focus();
    await page.keyboard.press('2');
    await page.keyboard.press('2');
    await seeChange(page, before);
    return page;
  };
  const moving = await travels({ reducedMotion: 'no-preference' });
  await expect.poll(() => moving.evaluate(() => Math.max(...window.ways)), 'from, between, to').toBeGreaterThan(2);
  const still = await travels();
  await still.waitForTimeout(100);
  expect(await still.evaluate(() => window.ways)).toEqual([]);
});

test('tabs of a phone have signs, and the hand says how many cards there are', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 390, height: 844 } });
  await openBefore(page, played(), 'choose', 20);
  await expect(page.locator('.panel-tab .icon')).toHaveCount(5);
  await expect(page.locator('#tab-own-1')).toContainText(String(await page.locator('.in-hand').count()));
});
