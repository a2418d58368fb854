// Boonlake by thumb, by keyboard and in words.

import { actByTouch, look, openBefore, openBeforeEntry, played, seeChange, waitUntilAsked } from '../boonlake.mjs';
import { expect, test } from '../fixtures.mjs';
import { focus, tabTo } from '../keys.mjs';

test.describe.configure({ timeout: 240_000 });

const touching = (width, height) => ({ viewport: { width, height }, hasTouch: true, isMobile: true });

const N_MATCHES = 4;

/** Opens the first moment after somebody took the builder's strip at which there are parts as well as a card to draw. */
async function openWithPartsAndDraw(page) {
  for (let n_matches = 0; n_matches < N_MATCHES; n_matches += 1) {
    const table = played();
    const taken = [...table.log.keys()].filter((index) => table.log[index].act === 'choose builder');
    for (const index of taken.filter((one) => table.log[one + 1].seat === table.log[one].seat)) {
      await openBeforeEntry(page, table, index + 1);
      if (await page.locator('.chip').count() > 0 && await page.locator('.dock-use[data-action="draw"]').count() > 0) {
        return;
      }
    }
  }
  throw new Error('the builder never offers parts as well as a card to draw');
}

for (const [width, height] of [[390, 844], [768, 1024], [844, 390]]) {
  test(`at ${width} × ${height} a card can be drawn beside the parts of an offer`, async ({ visitor }) => {
    const page = await visitor(touching(width, height));
    await openWithPartsAndDraw(page);
    await expect(page.locator('.chip').first()).toBeInViewport();
    const draw = page.locator('.dock-use[data-action="draw"]');
    await expect(draw).toBeInViewport();
    const n_cards = await page.locator('.in-hand').count();
    const before = await look(page);
    await draw.tap();
    await expect(page.locator('.dock .held .term-note'), 'it is looked at first').toContainText('shows something new');
    await expect(page.locator('.dock .held .dock-name')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#do-it')).toHaveText(/Draw/);
    expect((await look(page)).state).toBe(before.state);
    await draw.tap();
    await seeChange(page, before);
    await expect(page.locator('.in-hand')).toHaveCount(n_cards + 2);
  });
}

test('a button says what follows from it to whoever points at it', async ({ visitor }) => {
  const page = await visitor();
  await openWithPartsAndDraw(page);
  const draw = page.locator('.dock-use[data-action="draw"]');
  await draw.hover();
  const told = page.locator('.dock li', { has: draw }).locator('.dock-name');
  await expect(told.locator('.term-note')).toContainText('cannot be taken back');
  await expect(told.locator('.change')).toHaveText(/\d+ → \d+/);
  await page.mouse.move(2, 2);
  await page.locator('#ask-title').focus();
  await tabTo(page, '.dock-use[data-action="draw"]');
  await expect(page.locator('#table-said')).toContainText(/cards in hand: from \d+ to \d+; shows something new/);
});

test('what has the keyboard beside the map is told, once', async ({ visitor }) => {
  const page = await visitor();
  await openBefore(page, played(), 'choose', 6);
  const said = page.locator('#table-said');
  await expect(said).toHaveAttribute('aria-live', 'polite');
  await page.locator('#ask-title').focus();
  await expect(said).toBeEmpty();
  await page.keyboard.press('n');
  const plank = page.locator('.plank:focus');
  await expect(plank).toHaveAccessibleDescription('can be chosen');
  await expect(said).not.toBeEmpty();
  const [name, told] = [await plank.getAttribute('aria-label'), await said.textContent()];
  expect(told).not.toContain(name);
  expect(name).toContain(await plank.locator('.plank-name').innerText());
  await expect(page.locator('#board-said'), 'the map keeps silent').toBeEmpty();
  await page.locator('#ask-title').focus();
  await expect(said).toBeEmpty();
});

test('words tell what one has before and after a choice', async ({ visitor }) => {
  const page = await visitor();
  await openBefore(page, played(), 'develop');
  await page.keyboard.press('t');
  const choice = page.locator('.text-choices li', { has: page.locator('[data-action^="develop "]') }).first();
  await expect(choice).toContainText(/inhabitants on the ranch: from \d+ to \d+/);
});

test('thirty acts with a thumb', async ({ visitor, chance }) => {
  const page = await visitor(touching(390, 844));
  await openBefore(page, played(), 'choose', 4);
  for (let n_acts = 0; n_acts < 30; n_acts += 1) {
    await waitUntilAsked(page);
    await actByTouch(page, chance);
  }
});

/** Where the keyboard is: at a thing, by its number, or on the map; and whether one sees it there. */
async function cursor(page) {
  const { isVisible } = await focus(page);
  const [place, hasRing] = await page.evaluate(() => {
    const { activeElement } = document;
    const isMap = activeElement.matches('svg.board');
    const ring = document.querySelector('.board .cursor').innerHTML;
    return [isMap ? `map ${ring}` : activeElement.dataset.spot, ring !== ''];
  });
  return { place, isOnMap: place?.startsWith('map') ?? false, isSeen: place?.startsWith('map') ? hasRing : isVisible };
}

test('N and P go through the lit places of the map and the lit things beside it', async ({ visitor }) => {
  const page = await visitor();
  const table = played();
  const built = [...table.log.keys()].filter((index) => /^(house|develop) /.test(table.log[index].act));
  let n_onLand = 0;
  let n_beside = 0;
  for (const entry of built) {
    await openBeforeEntry(page, table, entry);
    const { targets, places } = await look(page);
    n_onLand = new Set(targets.map(({ x, y }) => `${x} ${y}`)).size;
    n_beside = new Set(places).size;
    if (n_onLand > 1 && n_beside > 1) {
      break;
    }
  }
  expect(Math.min(n_onLand, n_beside)).toBeGreaterThan(1);
  const n_lit = n_onLand + n_beside;
  for (const key of ['n', 'p']) {
    await page.locator('#ask-title').focus();
    const met = new Set();
    let n_onMap = 0;
    for (let index = 0; index < n_lit; index += 1) {
      await page.keyboard.press(key);
      const { place, isOnMap, isSeen } = await cursor(page);
      expect(isSeen, `${key}, ${index}: one sees where one is`).toBe(true);
      n_onMap += isOnMap ? 1 : 0;
      met.add(place);
    }
    expect(met.size, `${key} meets all that is lit`).toBe(n_lit);
    expect(n_onMap).toBe(n_onLand);
  }
});

/** Answers what is asked by keys alone. */
async function answerByKeys(page, { ways, uses, targets, places, end }) {
  if (ways.length > 0 || uses.length > 0) {
    await page.keyboard.press('1');
  } else if (targets.length + places.length > 0) {
    await page.keyboard.press('n');
    expect((await cursor(page)).isSeen).toBe(true);
    await page.keyboard.press('Enter');
  } else {
    expect(end).not.toEqual([]);
    await page.keyboard.press('e');
  }
}

test('a whole turn by keys, strips and stops by their numbers', async ({ visitor }) => {
  const page = await visitor();
  const table = played();
  await openBefore(page, table, 'choose', 6);
  let before = await look(page);
  const third = page.locator('.ladder-planks li:nth-child(3) .plank');
  await page.keyboard.press('3');
  await expect(third, 'pointed at first').toBeFocused();
  await expect(page.locator('.strip-sheet h2')).toContainText(await third.locator('.plank-name').innerText());
  expect((await look(page)).state).toBe(before.state);
  await page.keyboard.press('3');
  await seeChange(page, before);
  for (let n_acts = 0; ; n_acts += 1) {
    expect(n_acts, 'the turn ends').toBeLessThan(40);
    await waitUntilAsked(page);
    before = await look(page);
    if (await page.locator('.bl-ship-stops .bl-stop').count() > 0) {
      await page.keyboard.press('1');
      expect(await cursor(page)).toMatchObject({ isOnMap: true, isSeen: true });
      expect((await look(page)).state).toBe(before.state);
      await page.keyboard.press('1');
      await seeChange(page, before);
      return;
    }
    await answerByKeys(page, before);
    await seeChange(page, before);
  }
});

test('O shows the boards of the others, but not under a sheet', async ({ visitor }) => {
  const page = await visitor();
  await openBefore(page, played(), 'choose', 6);
  const others = page.locator('.own-board.of-other');
  await page.click('#played');
  await page.keyboard.press('o');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(others).toHaveCount(0);
  await page.keyboard.press('o');
  await expect(others).toHaveCount(1);
});

test('a turn in words', async ({ visitor }) => {
  const page = await visitor();
  await openBefore(page, played(), 'choose', 6);
  await page.keyboard.press('t');
  await expect(page.locator('.text-board li').first()).toBeVisible();
  for (let n_acts = 0; ; n_acts += 1) {
    expect(n_acts, 'the turn ends').toBeLessThan(40);
    await waitUntilAsked(page);
    const before = await look(page);
    const choice = page.locator('.text-choices button').first();
    const isLast = (await choice.getAttribute('data-action')).startsWith('sail');
    await choice.focus();
    await page.keyboard.press('Enter');
    await seeChange(page, before);
    if (isLast) {
      return;
    }
    await expect.poll(async () => (await focus(page)).tag, 'the focus does not stay on the page').not.toBe('BODY');
  }
});
