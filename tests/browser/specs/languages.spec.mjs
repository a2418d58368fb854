import { expect, test } from '../fixtures.mjs';
import { openLobby, startQuickGame } from '../lobby.mjs';
import { ME, computer, cutAfter, openLocal, playedByComputers } from '../local.mjs';
import { look, seeTable, waitUntilAsked } from '../table.mjs';

/** What is the same in every language: names, and the languages' own names. */
const NAMES = /^(Freehold|Kingdom Builder|English|Deutsch|Français|Ada|Nomads|Crossroads|Marshlands|Harvest)\b/;

/** All texts of a page that hold a word, of shown and hidden elements alike. */
async function texts(page) {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set();
    while (walker.nextNode()) {
      const isText = !walker.currentNode.parentElement.closest('script, style, noscript, code, kbd');
      const text = walker.currentNode.textContent.trim();
      if (isText && /\p{L}{3}/u.test(text)) {
        found.add(text);
      }
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title']) {
        const text = element.getAttribute(name)?.trim() ?? '';
        if (/\p{L}{3}/u.test(text)) {
          found.add(text);
        }
      }
    }
    return [...found];
  });
}

/** The pages, each with all it can say; the same match at all of them. */
function places(page, played) {
  return {
    lobby: () => openLobby(page),
    create: async () => {
      await page.goto('/new');
      await page.locator('#preset-own').check({ force: true });
      for (const choice of ['quadrants', 'objectives']) {
        await page.locator(`#${choice}-chosen`).check({ force: true });
      }
      await page.locator('#with-island').check({ force: true });
      await page.locator('#where-server').check({ force: true });
    },
    table: async () => {
      const n_actions = Math.floor(played.log.length * 0.6);
      await openLocal(page, cutAfter(played, n_actions, { id: 'middle', seats: [ME, computer()] }));
      await page.click('#whole-log');
    },
    'text mode': async () => {
      await page.keyboard.press('t');
      await expect(page.locator('.text-mode')).toBeVisible();
    },
    end: async () => {
      await page.keyboard.press('t');
      await openLocal(page, cutAfter(played, Infinity, { id: 'end', seats: [ME, computer()] }));
    },
    replay: async () => {
      await page.goto('/local/end/replay');
      await expect(page.locator('#slider')).toBeVisible();
    },
    'no such table': async () => {
      await page.goto('/table/nowhere');
      await expect(page.locator('[role=alert]')).not.toBeEmpty();
    },
    'no such invitation': async () => {
      await page.goto('/join/nowhere#nothing');
      await expect(page.locator('[role=alert]')).not.toBeEmpty();
    },
  };
}

async function textsOfAllPages(page, played) {
  const found = {};
  for (const [name, go] of Object.entries(places(page, played))) {
    await go();
    found[name] = await texts(page);
  }
  return found;
}

test('German and French pages speak German and French throughout', async ({ visitor }) => {
  const english = await visitor();
  const played = playedByComputers({ options: 'players=2 with=all', n_seats: 2 });
  const original = await textsOfAllPages(english, played);
  for (const locale of ['de-DE', 'fr-FR']) {
    const page = await visitor({ locale });
    await page.goto('/icon.svg');
    const translated = await textsOfAllPages(page, played);
    await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    for (const [name, found] of Object.entries(translated)) {
      await test.step(`${locale}: ${name}`, async () => {
        expect.soft(found.filter((text) => /[⟨⟩]/.test(text)), `${locale}, ${name}: missing`).toEqual([]);
        const english = found.filter((text) => original[name].includes(text) && !NAMES.test(text));
        // A word may be the same in two languages, a sentence is not.
        const sentences = english.filter((text) => text.split(/\s+/).length > 2);
        expect.soft(sentences, `${locale}, ${name}: still English`).toEqual([]);
        test.info().annotations.push({ type: `${locale}, ${name}: as in English`, description: english.join(' | ') });
      });
    }
  }
});

test('another language keeps the table', async ({ visitor }) => {
  const page = await visitor();
  await startQuickGame(page);
  await waitUntilAsked(page);
  const before = await look(page);
  const url = page.url();
  await page.click('.menu summary');
  for (const [tag, word] of [['de', /Baue|Wähle/], ['fr', /Construi|Choisi|Bâti|Place/], ['en', /Build|Choose/]]) {
    await page.locator('#language').selectOption(tag);
    await seeTable(page);
    await expect(page.locator('#ask-title')).toContainText(word);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    expect(page.url()).toBe(url);
    expect((await look(page)).n_standing).toBe(before.n_standing);
    expect((await look(page)).targets.length).toBe(before.targets.length);
    const menu = page.locator('.menu');
    if (await menu.getAttribute('open') === null) {
      await page.click('.menu summary');
    }
  }
});
