// How a table of Suna Valo looks and is walked: sizes, languages, keys, levels of computers.

import AxeBuilder from '@axe-core/playwright';
import { Engine } from '../engine.mjs';
import { expect, test } from '../fixtures.mjs';
import { createTable } from '../lobby.mjs';
import { ME, computer, cutAfter, kept, openLocal, playedByComputers } from '../local.mjs';
import { artefacts } from '../surroundings.mjs';
import { GAME, actByChance, look, waitUntilAsked } from '../valley.mjs';

const LOCALES = ['en-GB', 'de-DE', 'fr-FR'];

/** A match that computers played. */
function played(seed = 1) {
  return playedByComputers({ game: GAME, options: 'players=2 characters=first', n_seats: 2, level: 'greedy', seed });
}

/** The same, cut where seat 0 is to take a turn: the nth, or counted from the last. */
function atTurn(table, nth, id) {
  const turns = [...table.log.keys()].filter((index) => table.log[index].seat === 0 && /^(buy|ship)/.test(table.log[index].act));
  return cutAfter(table, turns.at(nth), { id, seats: [ME, computer('greedy')] });
}

test('the log and the points stay in sight late in a match', async ({ visitor }) => {
  const page = await visitor();
  const table = atTurn(played(), -1, 'late');
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
  const table = played();
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
  await openLocal(page, atTurn(played(), 3, 'keys'));
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

test('numbers light a part of what is offered, and D turns a planned card over', async ({ visitor }) => {
  const page = await visitor();
  const table = played();
  const chips = page.locator('.chip');
  const acts = [...table.log.keys()].filter((index) => table.log[index].seat === 0);
  for (const [nth, index] of acts.entries()) {
    await openLocal(page, cutAfter(table, index, { id: `pool-${nth}`, seats: [ME, computer('greedy')] }));
    await waitUntilAsked(page);
    if (await chips.count() > 1) {
      break;
    }
  }
  await page.keyboard.press('1');
  await expect(chips.first()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('2');
  await expect(chips.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('2');
  await expect(page.locator('.chip[aria-pressed="true"]')).toHaveCount(0);

  await openLocal(page, atTurn(table, 2, 'turned'));
  await waitUntilAsked(page);
  await page.keyboard.press('Escape');
  await page.locator('.v-offer-face.lit').first().click({ position: { x: 6, y: 6 } });
  const [up, down] = ['.v-pick:not(.v-under)', '.v-under'].map((pick) => page.locator(`.v-plan-goal ${pick}[aria-pressed="true"]`));
  await expect(up).toHaveCount(1);
  await page.keyboard.press('d');
  await expect(down).toHaveCount(1);
  await expect(up).toHaveCount(0);
  await page.keyboard.press('d');
  await expect(up).toHaveCount(1);
});

test('what the log tells of a farm lights up on it', async ({ visitor }) => {
  const page = await visitor();
  await openLocal(page, atTurn(played(), -1, 'told'));
  await waitUntilAsked(page);
  await page.keyboard.press('Escape');
  await page.click('#whole-log');
  const lines = page.locator('.log-line');
  const found = new Set();
  for (let nth = 0; nth < await lines.count() && found.size < 4; nth += 1) {
    await lines.nth(nth).hover();
    for (const told of ['.v-rail .sv-told', '.v-tracks .sv-told', '.v-far .v-told', '.v-farm .place.told']) {
      if (await page.locator(told).count() > 0) {
        found.add(told);
      }
    }
  }
  expect([...found].toSorted()).toEqual(['.v-far .v-told', '.v-farm .place.told', '.v-rail .sv-told', '.v-tracks .sv-told']);
});

test('computers of all levels can sit at the table', async ({ visitor, chance }) => {
  test.slow();
  const page = await visitor();
  await page.goto(`/new?game=${GAME}`);
  await page.locator('#seat-1-kind').selectOption('computer');
  const levels = await page.locator('#seat-1-level option').evaluateAll((options) => options.map(({ value }) => value));
  expect(levels.length).toBeGreaterThan(3);
  const table = atTurn(played(), 2, 'levels');
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
    const table = played();
    for (const n_actions of [0, 20, 60, 120, table.log.length - 3, table.log.length]) {
      await openLocal(page, cutAfter(table, n_actions, { id: `at-${n_actions}`, seats: [ME, computer('greedy')] }));
      expect(await page.locator('body').innerText(), `after ${n_actions}`).not.toContain('⟨');
      const named = await page.locator('[aria-label], [title]').evaluateAll((all) => all.map((it) => `${it.ariaLabel} ${it.title}`));
      expect(named.filter((name) => name.includes('⟨'))).toEqual([]);
    }
  });
}

/** Opens the replay of a match; how to go to a move, which tells the era there, and the first move of the second era. */
async function openReplay(page, table) {
  await openLocal(page, table);
  await page.goto('/local/played/replay');
  await expect(page.locator('#slider')).toBeVisible();
  const scene = page.locator('.v-new-era');
  const goTo = async (move) => {
    await page.locator('#slider').fill(String(move));
    await expect(page.locator('#slider')).toHaveValue(String(move));
    await expect(scene.or(page.locator('.v-clock')).first()).toBeVisible();
    return page.evaluate(() => [...document.querySelectorAll('.v-clock .v-era')].findIndex((era) => era.matches('.now')));
  };
  let [last, after] = [0, table.log.length];
  while (after - last > 1) {
    const middle = Math.floor((last + after) / 2);
    [last, after] = await goTo(middle) === 0 ? [middle, after] : [last, middle];
  }
  return { scene, goTo, last, after };
}

test('a new era says what is new, can be skipped, and needs no motion', async ({ visitor }) => {
  const page = await visitor();
  const { scene, goTo, last, after } = await openReplay(page, played());
  await goTo(last);
  await expect(scene).toHaveCount(0);
  for (const key of ['s', 'Escape']) {
    await goTo(after);
    await expect(scene.locator('.v-era-title')).toContainText('begins');
    await expect(scene.locator('.v-era-orders'), 'orders by their numbers').toContainText(/P\d\d.*S\d\d/);
    expect(await page.evaluate(() => document.getAnimations().length), 'nothing moves').toBe(0);
    await page.keyboard.press(key);
    await expect(scene).toHaveCount(0);
    await goTo(last);
  }
  await goTo(after);
  await expect(scene).toBeVisible();
  await expect(scene, 'it goes by itself').toHaveCount(0, { timeout: 8_000 });
});

for (const colorScheme of ['light', 'dark']) {
  test(`no serious findings by axe at any moment of a match, ${colorScheme}`, async ({ visitor }) => {
    test.slow();
    const page = await visitor({ colorScheme });
    const table = played();
    let era = null;
    const places = {
      'a new era': async () => {
        era = await openReplay(page, table);
        await era.goTo(era.last);
        await era.goTo(era.after);
        await expect(era.scene).toBeVisible();
      },
      'an open hand': async () => {
        const seats = [0, 1].map((seat) => (seat === table.log[era.after].seat ? ME : computer('greedy')));
        await openLocal(page, cutAfter(table, era.after, { id: 'hand', seats }));
        await expect(page.locator('.v-hand')).toBeVisible();
      },
      'characters as ways': async () => {
        await openLocal(page, cutAfter(table, 0, { id: 'characters', seats: [ME, computer('greedy')] }));
        await expect(page.locator('.way')).toHaveCount(2);
      },
      'late in a match': async () => {
        await openLocal(page, atTurn(table, -1, 'late'));
        await waitUntilAsked(page);
        await page.keyboard.press('Escape');
      },
      'text mode': async () => {
        await page.keyboard.press('t');
        await expect(page.locator('.text-mode')).toBeVisible();
      },
      phone: async () => {
        await page.keyboard.press('t');
        await page.setViewportSize({ width: 390, height: 844 });
        await expect(page.locator('.panel-tab').first()).toBeVisible();
      },
      end: async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await openLocal(page, cutAfter(table, Infinity, { id: 'end', seats: [ME, computer('greedy')] }));
        await expect(page.locator('#end-title')).toBeVisible();
      },
    };
    for (const [name, go] of Object.entries(places)) {
      await test.step(name, async () => {
        await go();
        await page.screenshot({ path: artefacts('pictures', `suna-valo-${colorScheme}-${name.replaceAll(' ', '-')}.png`) });
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(({ impact }) => ['serious', 'critical'].includes(impact));
        const found = serious.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map(({ target }) => target).join('; ')}`);
        expect.soft(found, name).toEqual([]);
      });
    }
  });
}

/** What something looks like once it changes no more. */
async function settled(thing) {
  let picture = await thing.screenshot();
  await expect.poll(async () => {
    const before = picture;
    picture = await thing.screenshot();
    return picture.equals(before);
  }).toBe(true);
  return picture;
}

/**
 * How many pixels of two pictures differ clearly. What is drawn anew gets edges that are smoothed a little
 * differently, which nobody sees.
 */
async function differing(page, ...pictures) {
  return page.evaluate(async (coded) => {
    const [one, other] = await Promise.all(coded.map(async (code) => {
      const bytes = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context.drawImage(bitmap, 0, 0);
      return context.getImageData(0, 0, bitmap.width, bitmap.height);
    }));
    if (one.width !== other.width || one.height !== other.height) {
      return Infinity;
    }
    const isFar = (pixel) => [0, 1, 2].some((part) => Math.abs(one.data[pixel * 4 + part] - other.data[pixel * 4 + part]) > 64);
    return Array.from({ length: one.width * one.height }, (_, pixel) => pixel).filter(isFar).length;
  }, pictures.map((picture) => picture.toString('base64')));
}

test('the help names the keys of this table, and none that do nothing here', async ({ visitor }) => {
  const page = await visitor();
  await openLocal(page, atTurn(played(), 2, 'help'));
  await page.keyboard.press('?');
  const keys = page.locator('dl.keys dt');
  await expect(keys.first()).toBeVisible();
  const names = await keys.allTextContents();
  expect(names).toContain('D');
  expect(names).not.toContain('Arrow keys');
  expect(names).not.toContain('+ − 0');
  await expect(page.locator('.help-sheet')).not.toContainText('Pinch');
});

test('letters lie on goods if one likes them, in the language of the page', async ({ visitor }) => {
  const page = await visitor({ locale: 'de-DE' });
  await openLocal(page, atTurn(played(), 2, 'letters'));
  await waitUntilAsked(page);
  await page.keyboard.press('Escape');
  const store = page.locator('.v-farm .v-pair .v-store').first();
  const plain = await settled(store);
  await page.keyboard.press('b');
  await expect(page.locator('main.table')).toHaveClass(/has-letters/);
  const lettered = await settled(store);
  expect(await differing(page, plain, lettered), 'the good has its letter').toBeGreaterThan(30);
  await page.keyboard.press('b');
  await expect(page.locator('main.table')).not.toHaveClass(/has-letters/);
  expect(await differing(page, plain, await settled(store)), 'the good is as it was').toBe(0);
  await expect(page.locator('#sv-grain .sv-letter')).toHaveText('G');
  await expect(page.locator('#sv-lily .sv-letter')).toHaveText('S');
});

test('what has the keyboard is told, and that it can be chosen', async ({ visitor }) => {
  const page = await visitor();
  await openLocal(page, atTurn(played(), -1, 'heard'));
  await waitUntilAsked(page);
  const said = page.locator('#table-said');
  await page.locator('#ask-title').focus();
  await expect(said).toBeEmpty();
  await page.keyboard.press('n');
  const place = page.locator('.place.lit:focus');
  await expect(place).toHaveAccessibleDescription('can be chosen');
  await expect(said).not.toBeEmpty();
  // A sentence may name the thing; the name by itself would be said twice.
  const name = await place.getAttribute('aria-label');
  const told = await said.textContent();
  const isSentence = !told.startsWith(name) || /^ \p{Lower}/u.test(told.slice(name.length));
  expect(isSentence, `"${told}" says more than the name`).toBe(true);
});

/** Sizes, and how much larger than usual everything is: 200 % is a window of half the width. */
const SIZES = [[360, 740, 1], [844, 390, 1], [768, 1024, 1], [1024, 768, 1], [2560, 1440, 1], [1280, 800, 2]];

test('nothing leaves the screen at any size, in German and French', async ({ visitor }) => {
  test.slow();
  const table = atTurn(played(), -1, 'sizes');
  for (const locale of ['de-DE', 'fr-FR']) {
    const page = await visitor({ locale });
    await openLocal(page, table);
    await waitUntilAsked(page);
    for (const [width, height, zoom] of SIZES) {
      await page.setViewportSize({ width: width / zoom, height: height / zoom });
      const name = `${width}×${height} ${locale}, ${zoom * 100} %`;
      await expect(page.locator('.v-farm')).toBeVisible();
      const excess = await page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth);
      expect.soft(excess, `${name}: nothing is beside the screen`).toBeLessThanOrEqual(0);
      // What is wider than its place and cannot be scrolled to is cut off.
      const cut = await page.evaluate(() => [...document.querySelectorAll('.of-suna-valo button, .of-suna-valo h2, .ask-title')].filter((element) => {
        const { left, right, width: own } = element.getBoundingClientRect();
        const scrolls = (around) => around && (/auto|scroll/.test(getComputedStyle(around).overflowX) || scrolls(around.parentElement));
        return own > 0 && element.checkVisibility() && (left < -1 || right > innerWidth + 1) && !scrolls(element.parentElement);
      }).map((element) => `${element.className || element.tagName} ${element.textContent.slice(0, 20)}`));
      expect.soft(cut, `${name}: nothing is cut off`).toEqual([]);
      await page.screenshot({ path: artefacts('pictures', `suna-valo-${locale.slice(0, 2)}-${width}x${height}-${zoom}.png`) });
    }
  }
});

test('what the other did is shown again where it lies, on a phone too', async ({ visitor }) => {
  const page = await visitor({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openLocal(page, atTurn(played(), -1, 'again'));
  await waitUntilAsked(page);
  // It was shown when one came.
  await page.keyboard.press('s');
  const open = () => page.locator('main.table').getAttribute('data-part');
  await page.locator('#tab-panel').click();
  await page.locator('#show-again').click();
  const seen = new Set();
  await expect.poll(async () => {
    seen.add(await open());
    const signs = await page.evaluate(() => {
      const far = document.querySelector('.area-far');
      const isLit = far.querySelector('.v-told, .told, .sv-told') !== null;
      const moves = document.getAnimations().some(({ effect }) => effect.target.matches('.place') && far.contains(effect.target));
      return [isLit && 'lit there', moves && 'put down there'].filter(Boolean);
    });
    signs.forEach((sign) => seen.add(sign));
    return [...seen];
  }, { intervals: [40], timeout: 20_000 }).toEqual(expect.arrayContaining(['own-3', 'lit there', 'put down there']));
  await page.keyboard.press('s');
  await expect.poll(open, 'what was open before is open again').toBe('panel');
});

/** The number of actions after which a seat has just lost goods for want of room, and which seat that is. */
async function firstLoss({ log, setup }, seed) {
  const engine = new Engine();
  try {
    await engine.ask({ cmd: 'start', game: GAME, options: setup.options, seed });
    for (const [index, { act }] of log.entries()) {
      const { events } = await engine.ask({ cmd: 'apply', action: act });
      const lost = events.map((event) => event.match(/^seat (\d) has no room and loses/)).find(Boolean);
      if (lost) {
        return { n_actions: index + 1, seat: Number(lost[1]) };
      }
    }
    return null;
  } finally {
    engine.close();
  }
}

/** A match in which somebody loses goods, up to where that is: in most of them nobody does. */
async function matchWithLoss() {
  for (let seed = 1; seed <= 30; seed += 1) {
    const table = played(seed);
    const loss = await firstLoss(table, seed);
    if (loss) {
      return { table, ...loss };
    }
  }
  throw new Error('nobody ever loses anything');
}

test('what one lost oneself is said at once, and can be closed', async ({ visitor }) => {
  const page = await visitor();
  const { table, n_actions, seat } = await matchWithLoss();
  const seats = [0, 1].map((one) => (one === seat ? ME : computer('greedy')));
  await openLocal(page, cutAfter(table, n_actions, { id: 'lost', seats }));
  // What the computer does meanwhile does not take the note away, nor does the turn that begins.
  await waitUntilAsked(page);
  const note = page.locator('[role="status"] .board-note.lost');
  await expect(note).toContainText(/You have no room/);
  await note.locator('.note-close').click();
  await expect(note).toHaveCount(0);
});
