import { expect, test } from '../fixtures.mjs';
import { createTable, openLobby, startQuickGame } from '../lobby.mjs';
import { ME, computer, cutAfter, openLocal, playedByComputers } from '../local.mjs';
import { look, waitUntilAsked } from '../table.mjs';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const OPTIONS = 'players=2 with=all';

async function expectNoSidewaysScroll(page) {
  // A page that is too wide is shown smaller on a phone, and its own width grows with it.
  const inner = page.viewportSize().width;
  const wide = await page.evaluate(() => document.scrollingElement.scrollWidth);
  expect(wide, `${page.url()} fits the width`).toBeLessThanOrEqual(inner);
}

/** Every button that is shown can be brought into sight, and a thumb meets it. */
async function expectReachable(part) {
  for (const button of await part.locator('button:visible, a.button:visible, summary.button:visible').all()) {
    const name = (await button.innerText()).trim() || await button.getAttribute('aria-label');
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    expect(box.x, `${name}: left edge`).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, `${name}: right edge`).toBeLessThanOrEqual(360.5);
    expect(Math.min(box.width, box.height), `${name}: large enough for a thumb`).toBeGreaterThanOrEqual(24);
    if (await button.isEnabled()) {
      await button.click({ trial: true, timeout: 2_000 });
    }
  }
}

test('on the whole board the first tap looks nearer, the second one builds', async ({ visitor, chance }) => {
  const page = await visitor(PHONE);
  await startQuickGame(page);
  await waitUntilAsked(page);
  await page.locator('.zoom .button:visible').tap();
  await expect(page.locator('svg.board')).not.toHaveClass(/zoomed/);
  const far = await look(page);
  const aim = chance.pick(far.targets);
  await page.touchscreen.tap(aim.x, aim.y);
  await expect(page.locator('svg.board')).toHaveClass(/zoomed/);
  const near = await look(page);
  expect(near.n_standing).toBe(far.n_standing);
  const distance = (place) => Math.hypot(place.x - aim.x, place.y - aim.y);
  const [nearest] = near.targets.sort((one, other) => distance(one) - distance(other));
  expect(distance(nearest), 'what was tapped stays under the thumb').toBeLessThan(24);
  await page.touchscreen.tap(nearest.x, nearest.y);
  await expect.poll(async () => (await look(page)).n_standing).toBe(far.n_standing + 1);
});

test('a long press explains and does nothing', async ({ visitor, chance }) => {
  const page = await visitor(PHONE);
  await startQuickGame(page);
  await waitUntilAsked(page);
  const before = await look(page);
  const board = await page.locator('svg.board').boundingBox();
  const inSight = (place) => place.x > board.x && place.x < board.x + board.width && place.y > board.y && place.y < board.y + board.height;
  const { x, y } = chance.pick(before.targets.filter(inSight));
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await expect(page.locator('.bubble')).toBeVisible();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.locator('.bubble')).toHaveCount(0);
  expect((await look(page)).n_standing).toBe(before.n_standing);
});

test('the panel opens as a sheet and closes again', async ({ visitor }) => {
  const page = await visitor(PHONE);
  await startQuickGame(page);
  await waitUntilAsked(page);
  const panel = page.locator('.panel');
  await expect(panel).toBeHidden();
  await page.tap('#tab-players');
  await expect(page.locator('.player').first()).toBeInViewport();
  await page.tap('#tab-goals');
  await expect(page.locator('.goal').first()).toBeInViewport();
  await expect(page.locator('.player').first()).toBeHidden();
  await page.tap('#tab-goals');
  await expect(panel).toBeHidden();
});

test('no page scrolls sideways and every button is within reach', async ({ visitor }) => {
  const page = await visitor(PHONE);
  const played = playedByComputers({ options: OPTIONS, n_seats: 2 });
  const places = {
    lobby: () => openLobby(page),
    create: async () => {
      await page.goto('/new');
      await page.locator('#preset-own').check({ force: true });
      await page.locator('#quadrants-chosen').check({ force: true });
      await page.locator('#objectives-chosen').check({ force: true });
    },
    'table in the middle of a match': () => {
      const n_actions = Math.floor(played.log.length * 0.7);
      return openLocal(page, cutAfter(played, n_actions, { id: 'middle', seats: [ME, computer()] }));
    },
    'end of a match': () => openLocal(page, cutAfter(played, Infinity, { id: 'end', seats: [ME, computer()] })),
    replay: async () => {
      await page.goto('/local/end/replay');
      await expect(page.locator('#slider')).toBeVisible();
    },
    'invitation to nowhere': () => page.goto('/join/nowhere#nothing'),
  };
  for (const [name, go] of Object.entries(places)) {
    await test.step(name, async () => {
      await go();
      await expect(page.locator('.brand')).toBeVisible({ timeout: 20_000 });
      await expectNoSidewaysScroll(page);
      if (await page.locator('#tab-players').count() === 0) {
        await expectReachable(page.locator('body'));
        return;
      }
      if (name === 'end of a match') {
        await expect(page.locator('#end-title'), 'nothing hides how it ended').toBeInViewport();
      }
      await expectReachable(page.locator('.ask, .zoom, .top-bar'));
      await page.tap('#tab-players');
      await expectNoSidewaysScroll(page);
      await expectReachable(page.locator('.panel'));
    });
  }
});

for (const game of ['kingdom-builder', 'boonlake', 'suna-valo']) {
  test(`the menu is within reach in every language: ${game}`, async ({ visitor }) => {
    for (const locale of ['en-GB', 'de-DE', 'fr-FR']) {
      const page = await visitor({ ...PHONE, locale });
      await createTable(page, { game, seats: ['me', 'computer'] });
      await expect(page.locator('.menu > summary')).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page);
    }
  });
}
