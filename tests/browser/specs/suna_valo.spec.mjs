import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures.mjs';
import { createTable, openTable } from '../lobby.mjs';
import { liftCurtain, seeTable } from '../play.mjs';
import { GAME, look, playUntilEnd } from '../valley.mjs';

/** Everything that a page was told by the server. */
function listen(page) {
  const received = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => received.push(String(payload))));
  return received;
}

/** The latest update among what a page was told. */
function updateIn(received) {
  return received.map((text) => JSON.parse(text)).filter((message) => message.update).at(-1).update;
}

/** Everything that updates name, apart from the characters that may be dealt or not. */
function named(received) {
  const updates = received.map((text) => JSON.parse(text).update).filter(Boolean);
  return JSON.stringify(updates.map(({ view: { 'unseen-characters': unseen, ...known }, events, legal }) => [known, events, legal]));
}

test('a first game against a computer, played to its end', async ({ visitor, chance }) => {
  test.slow();
  const page = await visitor();
  await createTable(page, { game: GAME, seats: ['me', 'computer'] });
  await playUntilEnd([page], chance);
  await expect(page.locator('#end-title')).not.toBeEmpty();
  await expect(page.locator('.chart tbody tr:not(.total)')).toHaveCount(11);
});

test('two people play a match to its end', async ({ visitor, chance }) => {
  test.slow();
  const pages = await openTable(visitor, { game: GAME });
  await playUntilEnd(pages, chance);
  for (const page of pages) {
    await expect(page.locator('#end-title')).not.toBeEmpty();
  }
});

test('two at one screen play a match to its end', async ({ visitor, chance }) => {
  test.slow();
  const page = await visitor();
  await createTable(page, { game: GAME, seats: ['me', 'same-screen'] });
  await playUntilEnd([page], chance);
  await expect(page.locator('#end-title')).not.toBeEmpty();
});

test('dealt characters reach nobody but the one they were dealt to', async ({ visitor }) => {
  const [ada, bob] = await openTable(visitor, { game: GAME });
  const watcher = await visitor();
  const [received, byAda, byBob] = [watcher, ada, bob].map(listen);
  await watcher.goto(ada.url());
  for (const page of [ada, bob]) {
    await page.reload();
  }
  for (const page of [ada, bob, watcher]) {
    await seeTable(page);
  }
  await expect(ada.locator('.way')).toHaveCount(2);
  const dealt = await ada.locator('.way').evaluateAll((ways) => ways.map((way) => way.dataset.action.replace('keep ', '')));
  await expect(bob.locator('.way')).toHaveCount(0);
  await expect(watcher.locator('.way')).toHaveCount(0);
  const update = updateIn(received);
  expect(update.legal).toEqual([]);
  expect(update.view.dealt, `${dealt} stay with Ada`).toEqual([]);
  expect(updateIn(byAda).view.dealt.toSorted(), 'Ada is told what was dealt to her').toEqual(dealt.toSorted());
  // A satchel is also a part of every farm.
  const isNamed = (received) => (character) => new RegExp(`"${character}"(?!:)`).test(named(received));
  expect(dealt.filter(isNamed(byAda)), 'Ada finds them').toEqual(dealt);
  expect(dealt.filter(isNamed(byBob)), 'Bob is told none of them').toEqual([]);
  expect((await look(watcher)).lit).toEqual([]);
});

test('the hand for a new era is shown to its owner alone', async ({ visitor, chance }) => {
  test.slow();
  const [ada, bob] = await openTable(visitor, { game: GAME });
  const hasHand = async (page) => await page.locator('.v-hand').count() > 0;
  await playUntilEnd([ada, bob], chance, { after: async () => await hasHand(ada) || await hasHand(bob) });
  const [owner, other] = await hasHand(ada) ? [ada, bob] : [bob, ada];
  await expect(owner.locator('.v-hand-card')).not.toHaveCount(0);
  const names = await owner.locator('.v-hand-card').evaluateAll((cards) => cards.map((card) => card.textContent));
  const seen = await other.locator('body').innerText();
  const numbers = names.map((name) => name.match(/\((\w\d\d)\)/)?.[1]).filter(Boolean);
  expect(numbers.length, 'the cards of the hand have numbers').toBeGreaterThan(0);
  expect(numbers.filter((number) => seen.includes(`(${number})`)), 'no card of the hand is named').toEqual([]);
});

test('the curtain hides the characters that were dealt', async ({ visitor }) => {
  const page = await visitor();
  await createTable(page, { game: GAME, seats: ['me', 'same-screen'] });
  await expect(page.locator('.curtain')).toBeVisible();
  const covered = await page.evaluate(() => [...document.querySelectorAll('.way')].every((way) => {
    const { x, y, width, height } = way.getBoundingClientRect();
    return way.closest('[inert]') && document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.curtain');
  }));
  expect(covered, 'what was dealt lies behind the curtain').toBe(true);
  const curtain = await page.locator('.curtain').innerText();
  await liftCurtain(page);
  await expect(page.locator('.way')).toHaveCount(2);
  for (const name of await page.locator('.way strong').allTextContents()) {
    expect(curtain).not.toContain(name.replace('Keep ', ''));
  }
});

test('a card that is too dear says what it costs and what one has', async ({ visitor, chance }) => {
  const page = await visitor();
  await createTable(page, { game: GAME, seats: ['me', 'computer'] });
  const dear = page.locator('.v-offer:not(.gone) .v-offer-face:not(.lit)');
  const isTurn = async () => (await page.locator('#ask-title').textContent()).startsWith('Your turn');
  await playUntilEnd([page], chance, { after: async () => await isTurn() && await dear.count() > 0 });
  await dear.first().click({ position: { x: 6, y: 6 } });
  await expect(page.locator('.ask-problem')).toContainText('You have');
  await expect(page.locator('.rule-link')).toHaveText(/^SV-\d+(\.\d+)*$/);
});

/** A page at which a card with a price can be bought, on one's own turn. */
async function atPurchase(visitor, chance) {
  const page = await visitor();
  await createTable(page, { game: GAME, seats: ['me', 'computer'] });
  const card = page.locator('.v-offer.stall .v-offer-face.lit');
  await playUntilEnd([page], chance, { after: async () => await card.count() > 0 && (await page.locator('#ask-title').textContent()).startsWith('Your turn') });
  const plan = page.locator('.v-plan');
  if (await plan.count() > 0) {
    await page.keyboard.press('Escape');
    await expect(plan).toHaveCount(0);
  }
  return { page, card: card.first() };
}

test('a purchase is planned before any of it is done, and done as one', async ({ visitor, chance }) => {
  const { page, card } = await atPurchase(visitor, chance);
  const before = await look(page);
  await card.click({ position: { x: 6, y: 6 } });
  const plan = page.locator('.v-plan');
  await expect(plan).toBeVisible();
  await expect(page.locator('.place.told'), 'where the goods come from').not.toHaveCount(0);
  await expect(page.locator('.v-flights path'), 'where they go').not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(plan).toHaveCount(0);
  await expect(page.locator('.place.told')).toHaveCount(0);
  expect((await look(page)).state, 'nothing is done yet').toBe(before.state);
  await card.click({ position: { x: 6, y: 6 } });
  const dock = plan.locator('.v-under').nth(4);
  await dock.click();
  await expect(dock).toHaveAttribute('aria-pressed', 'true');
  const backs = await page.locator('.v-farm .v-column.sv-dock .v-back').count();
  await expect(page.locator('#plan-do')).toBeEnabled();
  await page.locator('#plan-do').press('Enter');
  await expect(page.locator('.v-farm .v-column.sv-dock .v-back')).toHaveCount(backs + 1);
  await expect(plan).toHaveCount(0);
});

test('the goods of a plan can be chosen, and the whole of it fits a phone', async ({ visitor, chance }) => {
  const { page, card } = await atPurchase(visitor, chance);
  await page.setViewportSize({ width: 360, height: 740 });
  await card.click({ position: { x: 6, y: 6 } });
  await expect(page.locator('#plan-do')).toBeInViewport();
  const { y } = await page.locator('.v-plan').boundingBox();
  expect(y, 'the street stays in sight').toBeGreaterThan(250);
  await expect(page.locator('#plan-do')).toHaveText(/^Buy for /);
  const goods = page.locator('.v-plan .v-tally:enabled');
  for (let index = 0; index < await goods.count(); index += 1) {
    await goods.nth(index).click();
  }
  await expect(page.locator('.v-tally i').first()).toBeVisible();
  await page.locator('#plan-goods').click();
  await expect(page.locator('#ask-title')).not.toContainText('Your turn');
});

/** What axe finds that is serious. */
async function seriousFindings(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => ['serious', 'critical'].includes(impact));
  return serious.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes.slice(0, 4).map(({ target }) => target).join('; ')}`);
}

for (const colorScheme of ['light', 'dark']) {
  test(`no serious findings by axe at this table, ${colorScheme}`, async ({ visitor, chance }) => {
    const page = await visitor({ colorScheme });
    await createTable(page, { game: GAME, seats: ['me', 'computer'] });
    let n_acts = 0;
    const hasPlan = async () => await page.locator('.v-plan-pay').count() > 0;
    await playUntilEnd([page], chance, { after: async () => { n_acts += 1; return n_acts > 25 && await hasPlan(); } });
    expect(await seriousFindings(page), 'with a plan').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('.v-plan')).toHaveCount(0);
    expect(await seriousFindings(page)).toEqual([]);
  });
}

for (const [width, height] of [[1440, 900], [1024, 768], [390, 844], [360, 740], [844, 390]]) {
  test(`nothing leaves the screen at ${width}x${height}`, async ({ visitor, chance }) => {
    const page = await visitor();
    await createTable(page, { game: GAME, seats: ['me', 'computer'] });
    let n_acts = 0;
    await playUntilEnd([page], chance, { after: async () => { n_acts += 1; return n_acts > 12; } });
    await page.setViewportSize({ width, height });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    await expect(page.locator('.v-farm')).toBeVisible();
    await expect(page.locator('.v-note').first()).toBeVisible();
    await expect(page.locator('#undo')).toBeInViewport();
    const small = await page.evaluate(() => [...document.querySelectorAll('.of-suna-valo *')].filter((element) => {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
      return hasText && element.getClientRects().length > 0 && !element.closest('svg') && parseFloat(getComputedStyle(element).fontSize) < 13;
    }).map((element) => element.className));
    expect(small, 'nothing is written smaller than 13 px').toEqual([]);
  });
}
