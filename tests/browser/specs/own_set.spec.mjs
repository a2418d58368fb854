// Boards and cards of one's own, from files to a table.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as boonlake from '../boonlake.mjs';
import { expect, test } from '../fixtures.mjs';
import { callMe, createTable, openLobby, openMore } from '../lobby.mjs';
import { keysWith } from '../local.mjs';
import { seeTable } from '../play.mjs';
import * as valley from '../valley.mjs';

/** A file as somebody would choose it. */
const file = (name, text) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

/** Our file, as the page hands it out. */
async function ours(page, name) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.set-files .button', { hasText: name }).click(),
  ]);
  const chunks = [];
  for await (const chunk of await download.createReadStream()) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Whoever has not built yet at a table whose box holds 30 settlements for each. */
const fewer = (page) => page.locator('.holdings', { hasText: '30 settlements left' });

/** The page for new tables, with what is about boards and cards open. */
async function openSets(page, game) {
  await page.goto(`/new?game=${game}`);
  await page.locator('#own-set > summary').click();
  await expect(page.locator('#set-in-use')).toHaveText('Ours');
}

test('faults are listed with file and line, and ours are played until they are mended', async ({ visitor }) => {
  const page = await visitor();
  await openSets(page, 'kingdom-builder');
  const box = await ours(page, 'box.txt');
  const lines = box.split('\n');
  const line = lines.findIndex((text) => text.startsWith('piece | settlement'));
  const wrong = lines.with(line, lines[line].replace('40', 'many')).join('\n');
  await page.locator('#set-files').setInputFiles([file('box.txt', wrong), file('notes.md', 'mine')]);
  await expect(page.locator('#set-faults li')).toContainText([`box.txt line ${line + 1}:`]);
  await expect(page.locator('#set-in-use')).toHaveText('Ours');
  await page.locator('#set-files').setInputFiles([file('boxes.txt', box)]);
  await expect(page.locator('#set-faults li')).toContainText(['boxes.txt: no such file']);
  await page.locator('#set-files').setInputFiles([file('box.txt', box)]);
  await expect(page.locator('#set-faults li')).toHaveCount(0);
  await expect(page.locator('#set-in-use')).toContainText('the same as ours');
});

test('a set of one\'s own is played with in the browser, and kept as long as its table', async ({ visitor }) => {
  const page = await visitor();
  await openSets(page, 'kingdom-builder');
  const box = (await ours(page, 'box.txt')).replace(/^(piece \| settlement \|) \d+/m, '$1 30');
  const folder = mkdtempSync(join(tmpdir(), 'freehold-set-'));
  writeFileSync(join(folder, 'box.txt'), box);
  await page.locator('#set-folder').setInputFiles(folder);
  await expect(page.locator('#set-in-use')).toContainText('box.txt');
  rmSync(folder, { recursive: true });
  await page.click('#create');
  await seeTable(page);
  await expect(fewer(page)).not.toHaveCount(0);
  await page.click('#help');
  await expect(page.locator('#played-with')).toContainText(/fingerprint is [0-9a-f]{32}/);
  expect(await keysWith(page, 'components/kingdom-builder/')).toHaveLength(1);
  await openLobby(page);
  await openMore(page.locator('.game'));
  await page.click('.game .remove');
  await page.click('.game .remove-yes');
  expect(await keysWith(page, 'components/')).toEqual([]);
});

test('a set of one\'s own is played with on the server', async ({ visitor }) => {
  const page = await visitor();
  await callMe(page, 'Ada');
  await openSets(page, 'kingdom-builder');
  const box = (await ours(page, 'box.txt')).replace(/^(piece \| settlement \|) \d+/m, '$1 30');
  await page.locator('#set-files').setInputFiles([file('box.txt', box)]);
  await expect(page.locator('#set-in-use')).toContainText('box.txt');
  await page.locator('#where-server').check({ force: true });
  await page.click('#create');
  await page.waitForURL(/\/table\//);
  await seeTable(page);
  await expect(fewer(page)).not.toHaveCount(0);
  const watcher = await visitor();
  await watcher.goto(page.url());
  await seeTable(watcher);
  await expect(fewer(watcher)).not.toHaveCount(0);
});

test('another game forgets the set, and so does the way back', async ({ visitor }) => {
  const page = await visitor();
  await openSets(page, 'kingdom-builder');
  const box = (await ours(page, 'box.txt')).replace(/^(piece \| settlement \|) \d+/m, '$1 30');
  await page.locator('#set-files').setInputFiles([file('box.txt', box)]);
  await page.click('#set-ours');
  await expect(page.locator('#set-in-use')).toHaveText('Ours');
  await page.locator('#set-files').setInputFiles([file('box.txt', box.replace('30', '31'))]);
  await expect(page.locator('#set-in-use')).toContainText('box.txt');
  await page.locator('.game-choice', { hasText: 'Boonlake' }).click();
  await expect(page.locator('#set-in-use')).toHaveText('Ours');
  await expect(page.locator('#create')).toBeEnabled();
});

for (const isOnServer of [false, true]) {
  test(`cards of one's own are typed in, and lie on the table ${isOnServer ? 'on the server' : 'here'}`, async ({ visitor }) => {
    const page = await visitor();
    const choose = async () => {
      await page.locator('#own-set summary').click();
      const cards = await ours(page, 'cards.txt');
      await page.locator('#set-files').setInputFiles([file('cards.txt', cards.replace(/^(card \| c3 \| day) .*$/m, '$1 | nonsense'))]);
      await expect(page.locator('#set-faults li').first(), 'the file and the line').toContainText(/cards\.txt line \d+/);
      await expect(page.locator('#set-in-use')).toContainText('Ours');
      const mine = cards.replace(/ \| [^|/]+ \/ [^|/]+ \/ [^|]+ \| /g, ' | Mine / Meine / Miennes | ');
      // What cards are called is no part of what a set is known by; what they cost is.
      await page.locator('#set-files').setInputFiles([file('cards.txt', mine.replace('3 coins, 1 wood', '4 coins, 1 wood'))]);
      await expect(page.locator('#set-faults li')).toHaveCount(0);
      await expect(page.locator('#set-in-use')).toContainText('cards.txt');
    };
    await createTable(page, { game: boonlake.GAME, seats: ['me', 'computer'], isOnServer, choose });
    await boonlake.waitUntilAsked(page);
    await expect(page.locator('.project-card .card-name').first()).toHaveText('Mine');
    await page.reload();
    await seeTable(page);
    await expect(page.locator('.project-card .card-name').first()).toHaveText('Mine');
  });
}

/** What the cards of the first era do in a set of one's own, by their columns, and what they are then called. */
const SUNA_VALO = {
  plants: ['make grain, grain', 'Grain fields'],
  flowers: ['make flower, flower', 'Flower rows'],
  pastures: ['make egg, egg', 'Hen houses'],
  discoveries: ['gain 2 step', 'Twin cogs'],
  dock: ['gain 2 delivery', 'Twin pads'],
};

test('ships and cards of one\'s own have their own prices and titles', async ({ visitor }) => {
  const page = await visitor();
  const choose = async () => {
    await page.locator('#own-set summary').click();
    const ships = (await ours(page, 'ships.txt')).replace(/^([\w-]+ \| one \|) [^|]+\|/gm, '$1 9 egg |');
    let cards = await ours(page, 'cards.txt');
    for (const [column, [effect]] of Object.entries(SUNA_VALO)) {
      cards = cards.replace(new RegExp(`^(h\\d+ \\| one \\| ${column} \\|) \\d+ \\| [^|]+\\|`, 'gm'), `$1 5 | ${effect} |`);
    }
    await page.locator('#set-files').setInputFiles([file('ships.txt', ships), file('cards.txt', cards)]);
    await expect(page.locator('#set-faults li')).toHaveCount(0);
    await expect(page.locator('#set-in-use')).toContainText('ships.txt');
  };
  await createTable(page, { game: valley.GAME, seats: ['me', 'computer'], choose });
  await valley.waitUntilAsked(page);
  const offers = page.locator('.v-offer:not(.gone, .sv-orders, .sv-festival)');
  const titles = await offers.locator('.v-offer-title').allTextContents();
  expect(titles.length).toBeGreaterThan(2);
  const known = Object.values(SUNA_VALO).map(([, title]) => title);
  expect(titles.filter((title) => !known.includes(title)), 'titles say what the cards do').toEqual([]);
  for (const sum of await page.locator('.v-offer.stall:not(.gone, .sv-orders, .sv-festival) small').allTextContents()) {
    expect(sum, 'the price begins with the minimum of the set').toMatch(/^5\+/);
  }
  await expect(page.locator('.v-berth .v-many b').first()).toHaveText('9');
});
