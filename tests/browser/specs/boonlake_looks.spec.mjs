// How a table of Boonlake looks: sizes, languages, and what assistive technology finds.

import AxeBuilder from '@axe-core/playwright';
import { GAME, look, openBeforeEntry, waitUntilAsked } from '../boonlake.mjs';
import { expect, test } from '../fixtures.mjs';
import { openLobby, startQuickGame } from '../lobby.mjs';
import { ME, computer, cutAfter, localTable, openLocal, playedByComputers } from '../local.mjs';
import { artefacts } from '../surroundings.mjs';

const SIZES = [[360, 740], [390, 844], [768, 1024], [844, 390], [720, 450], [1024, 768], [1440, 900], [2560, 1440]];
/** What is the same in every language: names, and the languages' own names. */
const NAMES = /^(Freehold|Kingdom Builder|Boonlake|English|Deutsch|Français|Ada)\b/;

/** A match that computers played, once for a test. */
function played(n_seats = 3) {
  return playedByComputers({ game: GAME, options: `players=${n_seats}`, n_seats, level: 'greedy' });
}

/** The table at which seat 0 chose a strip for the nth time. */
function atTurn(table, nth, id) {
  const turns = [...table.log.keys()].filter((index) => table.log[index].seat === 0 && table.log[index].act.startsWith('choose '));
  const n_actions = turns[Math.min(nth, turns.length - 1)];
  return cutAfter(table, n_actions, { id, seats: [ME, computer('greedy'), computer('greedy')] });
}

test('nothing scrolls at any size, in any language', async ({ visitor }) => {
  test.setTimeout(300_000);
  const table = atTurn(played(), 5, 'sizes');
  for (const locale of ['en-GB', 'de-DE', 'fr-FR']) {
    const page = await visitor({ locale });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await openLocal(page, { ...table, id: `at-${width}` });
      await waitUntilAsked(page);
      const name = `${width}×${height} ${locale}`;
      const excess = await page.evaluate(() => [
        document.scrollingElement.scrollWidth - innerWidth, document.scrollingElement.scrollHeight - innerHeight,
      ]);
      expect.soft(excess.filter((pixels) => pixels > 0), `${name}: nothing scrolls`).toEqual([]);
      if (await page.locator('#tab-board').isVisible()) {
        await page.screenshot({ path: artefacts('pictures', `boonlake-${locale.slice(0, 2)}-${width}x${height}-area.png`) });
        await page.click('#tab-board');
      }
      const map = await page.locator('svg.board').boundingBox();
      // On a phone that lies, all else stands beside the map.
      const room = height <= 600 ? width * 0.6 : Math.min(width, 600) * 0.8;
      expect.soft(map.width, `${name}: the map has room`).toBeGreaterThan(room);
      await expect.soft(page.locator('#played'), `${name}: the played cards can be looked at`).toBeInViewport({ ratio: 1 });
      const small = await page.evaluate(() => [...document.querySelectorAll('.ask *, .panel *')].filter((element) => {
        const ownText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
        return ownText && element.checkVisibility() && parseFloat(getComputedStyle(element).fontSize) < 12;
      }).map((element) => element.className || element.tagName));
      expect.soft(small, `${name}: words can be read`).toEqual([]);
      await page.screenshot({ path: artefacts('pictures', `boonlake-${locale.slice(0, 2)}-${width}x${height}.png`) });
    }
  }
});

test('names of cards fit their cards in German and French', async ({ visitor }) => {
  test.setTimeout(300_000);
  const table = played();
  for (const locale of ['de-DE', 'fr-FR']) {
    const page = await visitor({ locale });
    for (const [width, height] of [[1440, 900], [390, 844]]) {
      await page.setViewportSize({ width, height });
      let n_looked_at = 0;
      for (let nth = 1; nth < 9 && n_looked_at < 3; nth += 1) {
        await openLocal(page, atTurn(table, nth, `names-${width}-${nth}`));
        await waitUntilAsked(page);
        if (await page.locator('#tab-own-1').isVisible()) {
          await page.click('#tab-own-1');
        }
        if (await page.locator('.in-hand .card-name').count() === 0) {
          continue;
        }
        n_looked_at += 1;
        const cut = await page.locator('.in-hand .card-name').evaluateAll((names) => names
          .filter((name) => name.scrollHeight > name.clientHeight || name.scrollWidth > name.clientWidth)
          .map((name) => `${name.textContent} ${name.scrollHeight} > ${name.clientHeight}`));
        expect.soft(cut, `${locale} ${width}×${height}, turn ${nth}`).toEqual([]);
      }
      expect(n_looked_at, 'hands with cards').toBe(3);
    }
  }
});

/** What is cut off of the words of these elements. */
async function cutOff(page, selectors) {
  return page.locator(selectors.join(', ')).evaluateAll((elements) => elements
    .filter((element) => element.checkVisibility() && element.clientWidth > 2)
    .filter((element) => {
      // Letters reach out of lines that are set close; that is cut off only where an element hides it.
      const hides = getComputedStyle(element).overflowY !== 'visible';
      return element.scrollWidth > element.clientWidth + 1 || hides && element.scrollHeight > element.clientHeight + 2;
    })
    .map((element) => `${element.className || element.tagName}: ${element.textContent}`));
}

test('names of strips, levers, tiles and parts are not cut off in German and French', async ({ visitor }) => {
  test.setTimeout(300_000);
  const table = played();
  const upgrades = [...table.log.keys()].filter((index) => /^(house|develop) /.test(table.log[index].act));
  const named = ['.plank-name', '.lever-short', '.goal-head strong', '.chip-name', '.effect-words'];
  for (const locale of ['de-DE', 'fr-FR']) {
    const page = await visitor({ locale });
    for (const [width, height] of [[1024, 768], [1280, 720], [1440, 900], [390, 844]]) {
      await page.setViewportSize({ width, height });
      await openBeforeEntry(page, table, upgrades[upgrades.length >> 1]);
      const tabs = width < 960 ? ['board', 'own-0', 'own-1', 'own-2', 'panel'] : [null];
      for (const tab of tabs) {
        const button = page.locator(`#tab-${tab}`);
        if (tab !== null && await button.getAttribute('aria-expanded') === 'false') {
          await button.click();
        }
        expect.soft(await cutOff(page, named), `${locale} ${width}×${height} ${tab ?? ''}`).toEqual([]);
      }
    }
  }
});

test('on a phone the income tracks lie on the board, with everybody', async ({ visitor }) => {
  const table = atTurn(played(), 5, 'tracks');
  for (const locale of ['en-GB', 'de-DE', 'fr-FR']) {
    const page = await visitor({ locale, viewport: { width: 390, height: 844 } });
    await openLocal(page, table);
    await waitUntilAsked(page);
    await page.click('#tab-own-2');
    const tracks = page.locator('.tracks .track');
    await expect(tracks).toHaveCount(2);
    await tracks.last().scrollIntoViewIfNeeded();
    for (const seat of [0, 1, 2]) {
      await expect(page.locator(`.track-marker[data-seat="${seat}"]`)).toHaveCount(2);
    }
    const edge = await tracks.locator('.track-space').evaluateAll((spaces) => Math.max(...spaces.map((space) => space.getBoundingClientRect().right)));
    expect(edge).toBeLessThanOrEqual(390);
    expect(await cutOff(page, ['.track-space b', '.track-vp']), 'numbers have room').toEqual([]);
    await page.screenshot({ path: artefacts('pictures', `boonlake-${locale.slice(0, 2)}-tracks.png`) });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(tracks, 'a wide map has them in its frame').toHaveCount(0);
  }
});

for (const colorScheme of ['light', 'dark']) {
  test(`no serious findings by axe, ${colorScheme}`, async ({ visitor }) => {
    test.setTimeout(300_000);
    const page = await visitor({ colorScheme });
    const table = played();
    const places = {
      lobby: async () => {
        await openLobby(page);
        await expect(page.locator('.lid img').first()).toBeVisible();
      },
      'new table, alone': async () => {
        await page.goto(`/new?game=${GAME}`);
        await page.locator('#players-1').check({ force: true });
        await page.locator('#own-set > summary').click();
      },
      table: async () => {
        await openLocal(page, atTurn(table, 5, 'middle'));
        await waitUntilAsked(page);
      },
      'sheet of a strip': async () => {
        await page.locator('.ladder-planks .plank').nth(3).hover();
        await expect(page.locator('.strip-sheet')).toBeVisible();
        await page.screenshot({ path: artefacts('pictures', `boonlake-${colorScheme}-strip.png`) });
      },
      'played cards': async () => {
        await page.click('#played');
        await expect(page.locator('#played-title')).toBeVisible();
      },
      pay: async () => {
        const pays = [...table.log.keys()].filter((index) => table.log[index].act.startsWith('pay '));
        if (pays.length > 0) {
          await openBeforeEntry(page, table, pays[0]);
          await expect(page.locator('.ways').first()).toBeVisible();
          await page.screenshot({ path: artefacts('pictures', `boonlake-${colorScheme}-pay.png`) });
        }
      },
      phone: async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await expect(page.locator('.panel-tab').first()).toBeVisible();
      },
      'strips on a phone': async () => {
        await openLocal(page, atTurn(table, 5, 'phone'));
        await waitUntilAsked(page);
        await page.screenshot({ path: artefacts('pictures', `boonlake-${colorScheme}-phone.png`) });
      },
      solo: async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await openLocal(page, localTable({ id: 'solo', game: GAME, options: 'players=1 level=medium', seats: [ME] }));
        await waitUntilAsked(page);
        await expect(page.locator('.eminence')).toBeVisible();
      },
      'rules and keys': async () => {
        await page.click('#help');
        await expect(page.locator('.chapter').first()).toBeVisible();
      },
      'text mode': async () => {
        await page.keyboard.press('Escape');
        await page.keyboard.press('t');
        await expect(page.locator('.text-mode')).toBeVisible();
      },
      end: async () => {
        await page.keyboard.press('t');
        await openLocal(page, cutAfter(table, Infinity, { id: 'end', seats: [ME, computer(), computer()] }));
        await expect(page.locator('#end-title')).toBeVisible();
      },
      replay: async () => {
        await page.goto('/local/end/replay');
        await expect(page.locator('#slider')).toBeVisible();
      },
    };
    for (const [name, go] of Object.entries(places)) {
      await test.step(name, async () => {
        await go();
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(({ impact }) => ['serious', 'critical'].includes(impact));
        const told = serious.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes.slice(0, 3).map(({ target }) => target).join('; ')}`);
        expect.soft(told, name).toEqual([]);
      });
    }
  });
}

/** All sentences of a page, of shown and hidden elements alike. */
async function sentences(page) {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set();
    while (walker.nextNode()) {
      if (!walker.currentNode.parentElement.closest('script, style, noscript, code, kbd')) {
        found.add(walker.currentNode.textContent.trim());
      }
    }
    document.querySelectorAll('[aria-label], [title]').forEach((element) => {
      found.add(element.getAttribute('aria-label') ?? '');
      found.add(element.getAttribute('title') ?? '');
    });
    return [...found].filter((text) => text.split(/\s+/).length > 2 && /\p{L}{3}/u.test(text));
  });
}

test('German and French tables speak German and French throughout', async ({ visitor }) => {
  test.setTimeout(300_000);
  const first = await visitor();
  const table = played();
  const told = async (page) => {
    const found = {};
    await page.goto(`/new?game=${GAME}`);
    await page.locator('#players-1').check({ force: true });
    found.create = await sentences(page);
    await openLocal(page, atTurn(table, 6, 'said'));
    await waitUntilAsked(page);
    await page.click('#whole-log');
    await page.click('#help');
    await expect(page.locator('.chapter').first()).toBeVisible();
    found.table = await sentences(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await expect(page.locator('.text-mode')).toBeVisible();
    found.text = await sentences(page);
    await page.keyboard.press('t');
    return found;
  };
  const original = await told(first);
  for (const locale of ['de-DE', 'fr-FR']) {
    const page = await visitor({ locale });
    await page.goto('/icon.svg');
    for (const [name, found] of Object.entries(await told(page))) {
      expect.soft(found.filter((text) => /[⟨⟩]/.test(text)), `${locale}, ${name}: missing`).toEqual([]);
      const english = found.filter((text) => original[name].includes(text) && !NAMES.test(text));
      expect.soft(english, `${locale}, ${name}: still English`).toEqual([]);
    }
  }
});

test('another language keeps the table', async ({ visitor }) => {
  const page = await visitor();
  await startQuickGame(page, 'greedy', GAME);
  await waitUntilAsked(page);
  const before = await look(page);
  await page.click('.menu summary');
  await page.locator('#language').selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await waitUntilAsked(page);
  const after = await look(page);
  expect(after.title).not.toBe(before.title);
  expect([after.places, after.targets.length]).toEqual([before.places, before.targets.length]);
});
