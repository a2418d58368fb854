// The table's layout: nothing moves because of what is asked, and places are never too small to meet.

import { expect, test } from '../fixtures.mjs';
import { startQuickGame } from '../lobby.mjs';
import { ME, computer, cutAfter, openLocal, playedByComputers } from '../local.mjs';
import { tableAt } from '../moments.mjs';
import { placesMovedTo, watchPlaces } from '../play.mjs';
import { artefacts } from '../surroundings.mjs';
import { clickAt, look, playUntilEnd, waitUntilAsked } from '../table.mjs';

const EVERYTHING = 'players=5 with=all';
const ISLAND = 'players=2 with=island';
const LEAST_HEX = 20;
/** Width of a hex in the drawing's own measure. */
const HEX = 24 * Math.sqrt(3);
const SIZES = [
  [360, 740], [390, 844], [844, 390], [768, 1024], [1024, 768], [1440, 900], [2560, 1440],
  // 1440 × 900 at twice the size.
  [720, 450],
];

/** How wide a hex is on the screen, and whether something lit is in sight. */
async function sight(page) {
  return page.evaluate((hex) => {
    const board = document.querySelector('svg.board');
    const { left, right, top, bottom, width, height } = board.getBoundingClientRect();
    const frame = board.viewBox.baseVal;
    const inSight = (target) => {
      const { x, y } = target.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    };
    return {
      hex: hex * Math.min(width / frame.width, height / frame.height),
      seesTarget: [...document.querySelectorAll('.kb-target')].some(inSight),
    };
  }, HEX);
}

test('on a desk the board never moves in a whole game', async ({ visitor, chance }) => {
  const page = await visitor();
  await startQuickGame(page);
  await waitUntilAsked(page);
  await watchPlaces(page);
  // A refusal takes no room either.
  const frame = await page.locator('svg.board').boundingBox();
  await clickAt(page, { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 });
  await playUntilEnd([page], chance);
  expect(await placesMovedTo(page)).toEqual([]);
});

test('hexes are never too small to meet, and something lit is in sight', async ({ visitor }) => {
  const first = await visitor();
  const played = playedByComputers({ options: EVERYTHING, n_seats: 5 });
  // At the first of these places are lit: where a card is to be chosen, a phone shows the whole board.
  const builds = [...played.log.keys()].filter((index) => played.log[index].seat === 0 && played.log[index].act.startsWith('build '));
  const n_actions = builds[Math.floor(builds.length * 0.6)];
  const seats = [ME, ...Array(4).fill(computer())];
  for (const locale of ['en-GB', 'de-DE', 'fr-FR']) {
    const page = await visitor({ locale });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await openLocal(page, cutAfter(played, n_actions, { id: `at-${width}-${height}`, seats }));
      await waitUntilAsked(page);
      const name = `${width}×${height} ${locale}`;
      const { hex, seesTarget } = await sight(page);
      expect(hex, name).toBeGreaterThanOrEqual(LEAST_HEX);
      expect(seesTarget, `${name}: something lit is in sight`).toBe(true);
      const { wide, high } = await page.evaluate(() => ({
        wide: document.scrollingElement.scrollWidth - innerWidth, high: document.scrollingElement.scrollHeight - innerHeight,
      }));
      expect([wide, high].filter((excess) => excess > 0), `${name}: nothing scrolls`).toEqual([]);
      await page.screenshot({ path: artefacts('pictures', `${locale.slice(0, 2)}-${width}x${height}.png`) });
    }
  }
});

test('the island lies where hexes are largest, and none is too small to meet', async ({ visitor }) => {
  const first = await visitor();
  const table = await tableAt('island', { options: ISLAND, seats: 2, isIt: ({ legal }) => legal.some((action) => action.startsWith('build ')) });
  // The least width of a hex at each size: with the island in its other place it would be less.
  const sizes = [[1440, 900, 35], [1024, 768, 21.9], [768, 1024, 29], [2560, 1440, 60], [360, 740, 20], [844, 390, 20]];
  for (const [width, height, least] of sizes) {
    await first.setViewportSize({ width, height });
    await openLocal(first, { ...table, id: `island-${width}` });
    await waitUntilAsked(first);
    await first.screenshot({ path: artefacts('pictures', `island-${width}x${height}.png`) });
    expect((await sight(first)).hex, `${width}×${height}`).toBeGreaterThanOrEqual(least);
  }
});

test('a phone looks nearer by itself, with the points in sight and nothing over the board', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await startQuickGame(page);
  await waitUntilAsked(page);
  const board = page.locator('svg.board');
  await expect(board).toHaveClass(/zoomed/);
  await expect(page.locator('.score-strip')).toBeInViewport();
  const whole = page.locator('.zoom .button:visible');
  await expect(whole).toHaveCount(1);
  const [button, frame] = [await whole.boundingBox(), await board.boundingBox()];
  expect(button.y + button.height, 'the button lies above the board').toBeLessThanOrEqual(frame.y + 1);
  await whole.tap();
  await expect(board).not.toHaveClass(/zoomed/);
  await expect(whole).toHaveCount(0);
});

test('T with the board focused keeps the focus on the page, and goes back', async ({ visitor }) => {
  const page = await visitor();
  await startQuickGame(page);
  await waitUntilAsked(page);
  const { targets } = await look(page);
  await clickAt(page, targets[0]);
  await page.locator('svg.board').focus();
  await page.mouse.move(0, 0);
  const focused = () => page.evaluate(() => document.activeElement.id || document.activeElement.tagName);
  await page.keyboard.press('t');
  await expect(page.locator('.text-mode')).toBeVisible();
  expect(await focused()).toBe('ask-title');
  await page.keyboard.press('t');
  await expect(page.locator('svg.board')).toBeVisible();
  expect(await focused()).toBe('ask-title');
  await expect(page.locator('.bubble')).toHaveCount(0);
});

test('a refusal names what is needed and leads to its rule', async ({ visitor }) => {
  const page = await visitor();
  await startQuickGame(page);
  await waitUntilAsked(page);
  // The middle of the board has no land of every kind: some hex there is refused, and not only for what
  // stands on it.
  const frame = await page.locator('svg.board').boundingBox();
  // What is told of a hex comes after the table.
  await page.mouse.move(frame.x + frame.width * 0.3, frame.y + frame.height * 0.4);
  await expect(page.locator('.bubble p').first()).toBeVisible();
  const needed = page.locator('.board-note.shown').filter({ hasText: /You need/ });
  for (let step = 0; step < 30 && await needed.count() === 0; step += 1) {
    await clickAt(page, { x: frame.x + frame.width * (0.3 + step * 0.013), y: frame.y + frame.height * 0.4 });
  }
  await expect(page.locator('.ask-problem')).toHaveText(/You need .+\./);
  await page.click('.rule-link');
  const rule = page.locator('.rule-list li.wanted');
  await expect(rule).toHaveCount(1);
  await expect(rule).toBeInViewport();
  await expect(page.locator('.rule-number').filter({ hasText: 'KB-9.' }), 'only what is in play').toHaveCount(0);
  await page.fill('dialog .rules-search', 'castle');
  await expect(page.locator('.chapter').first()).toContainText(/castle/i);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.help')).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.locator('dialog.help')).toBeVisible();
  await page.mouse.click(10, 450);
  await expect(page.locator('dialog.help')).toBeHidden();
});

test('a menu closes by Escape and by a click elsewhere', async ({ visitor }) => {
  const page = await visitor();
  await startQuickGame(page);
  const sheet = page.locator('.menu-sheet');
  await page.click('.menu > summary');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.click('.menu > summary');
  await page.locator('#ask-title').click();
  await expect(sheet).toBeHidden();
});

test('the lobby and the page for new games are as wide as the screen', async ({ visitor }) => {
  const page = await visitor();
  for (const width of [360, 768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of ['/', '/new']) {
      await page.goto(address);
      await expect(page.locator('#quick-start, #create')).toBeVisible({ timeout: 20_000 });
      const wide = await page.evaluate(() => document.scrollingElement.scrollWidth);
      expect(wide, `${address} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
});
