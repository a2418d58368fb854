// Pictures to be looked at by people; that each page comes up at all is what is checked.

import { expect, test } from '../fixtures.mjs';
import { openLobby } from '../lobby.mjs';
import { ME, computer, cutAfter, openLocal, playedByComputers } from '../local.mjs';
import { artefacts } from '../surroundings.mjs';
import { seeTable, waitUntilAsked } from '../table.mjs';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

async function keepPicture(page, name) {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: artefacts('pictures', `${name}.png`) });
}

/** A picture of a whole page that is longer than the screen, on a screen that is as long. */
async function keepLongPicture(page, name) {
  const { width, height } = page.viewportSize();
  const whole = await page.evaluate(() => document.scrollingElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(whole, height) });
  await keepPicture(page, name);
  await page.setViewportSize({ width, height });
}

/** A match of computers at two thirds of its length, where the first seat is about to act. */
async function openMiddle(page, n_seats, options) {
  const played = playedByComputers({ options, n_seats });
  const seats = [ME, ...Array(n_seats - 1).fill(computer())];
  const starts = [...played.log.keys()].filter((index) => index > 0 && played.log[index].seat === 0 && played.log[index - 1].seat !== 0);
  const n_actions = starts[Math.floor(starts.length * 0.65)] + 1;
  await openLocal(page, cutAfter(played, n_actions, { id: 'middle', seats }));
  await waitUntilAsked(page);
  return played;
}

test('lobby and new game', async ({ visitor }) => {
  const page = await visitor();
  await openMiddle(page, 2, 'players=2');
  await openLobby(page);
  await keepLongPicture(page, 'lobby');
  await page.goto('/new');
  await expect(page.locator('#create')).toBeVisible();
  await keepLongPicture(page, 'create');
  await page.locator('#preset-own').check({ force: true });
  await page.locator('#quadrants-chosen').check({ force: true });
  await page.locator('#objectives-chosen').check({ force: true });
  await keepLongPicture(page, 'create-own');
});

test('a table of two, its end and its replay', async ({ visitor }) => {
  const page = await visitor();
  const played = await openMiddle(page, 2, 'players=2');
  await keepPicture(page, 'table');
  await page.evaluate(() => { document.documentElement.style.filter = 'grayscale(1)'; });
  await keepPicture(page, 'greyscale');
  await openLocal(page, cutAfter(played, Infinity, { id: 'end', seats: [ME, computer()] }));
  await expect(page.locator('#end-title')).toBeVisible();
  await keepPicture(page, 'end');
  await page.goto('/local/end/replay?move=80');
  await expect(page.locator('#slider')).toBeVisible();
  await page.locator('#eyes').selectOption('all');
  await keepPicture(page, 'replay');
});

test('a table of five with everything', async ({ visitor }) => {
  const page = await visitor();
  await openMiddle(page, 5, 'players=5 with=all');
  await keepPicture(page, 'everything');
  const target = page.locator('.kb-target').first();
  if (await target.count() > 0) {
    const box = await target.boundingBox();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.locator('.bubble')).toBeVisible();
    await keepPicture(page, 'preview');
  }
  await page.mouse.move(0, 0);
  await page.keyboard.press('t');
  await expect(page.locator('.text-mode')).toBeVisible();
  await keepPicture(page, 'text');
});

test('dark', async ({ visitor }) => {
  const page = await visitor({ colorScheme: 'dark' });
  const played = await openMiddle(page, 3, 'players=3 with=nomads,crossroads');
  await keepPicture(page, 'dark');
  await openLocal(page, cutAfter(played, Infinity, { id: 'end', seats: [ME, computer(), computer()] }));
  await expect(page.locator('#end-title')).toBeVisible();
  await keepPicture(page, 'dark-end');
  await openLobby(page);
  await keepPicture(page, 'dark-lobby');
});

test('German', async ({ visitor }) => {
  const page = await visitor({ locale: 'de-DE' });
  await openMiddle(page, 4, 'players=4 with=marshlands,harvest');
  await keepPicture(page, 'german');
  await page.click('#help');
  await keepPicture(page, 'german-rules');
});

test('a phone', async ({ visitor }) => {
  const page = await visitor(PHONE);
  const played = await openMiddle(page, 2, 'players=2 with=nomads');
  await keepPicture(page, 'phone');
  await page.tap('#tab-players');
  await keepPicture(page, 'phone-panel');
  await openLocal(page, cutAfter(played, Infinity, { id: 'end', seats: [ME, computer()] }));
  await seeTable(page);
  await keepPicture(page, 'phone-end');
  await page.goto('/local/end/replay');
  await expect(page.locator('#slider')).toBeVisible();
  await keepPicture(page, 'phone-replay');
  await openLobby(page);
  await keepLongPicture(page, 'phone-lobby');
  await page.goto('/new');
  await expect(page.locator('#create')).toBeVisible();
  await keepLongPicture(page, 'phone-create');
});
