import { readFile } from 'node:fs/promises';
import * as boonlake from '../boonlake.mjs';
import { expect, test } from '../fixtures.mjs';
import { createTable } from '../lobby.mjs';
import { openLocal, localTable, ME, computer } from '../local.mjs';
import { seeTable } from '../table.mjs';

const GAME = 'kingdom-builder';

/** Makes a set in which everybody has fewer settlements; its hash. */
async function smallerBox(page, server) {
  const headers = { origin: new URL(server.url).origin };
  await page.request.post('/api/guest', { data: { name: 'Ada' }, headers });
  const games = await (await page.request.get('/api/games')).json();
  const ours = games.find(({ name }) => name === GAME).components;
  const { files } = await (await page.request.get(`/api/components/${GAME}/${ours}`)).json();
  const box = files['box.txt'].replace(/^(piece \| settlement \|) \d+/m, '$1 30');
  const answer = await page.request.post(`/api/components/${GAME}`, { data: { files: { 'box.txt': box } }, headers });
  const { hash } = await answer.json();
  expect(hash).not.toBe(ours);
  return hash;
}

test('a table is shown with the components it names, beside one with ours', async ({ visitor, server }) => {
  const page = await visitor();
  await page.goto('/');
  const components = await smallerBox(page, server);
  const seats = [ME, computer()];
  const setup = { game: GAME, options: 'players=2', components, seats };
  const headers = { origin: new URL(server.url).origin };
  const made = await (await page.request.post('/api/tables', { data: setup, headers })).json();
  await page.goto(`/table/${made.table.id}`);
  await seeTable(page);
  await expect(page.locator('.holdings').first()).toContainText('30');
  const table = localTable({ id: 'other', options: 'players=2', seats });
  await openLocal(page, { ...table, origin: { ...table.origin, components } });
  await expect(page.locator('.holdings').first()).toContainText('30');
  await openLocal(page, { ...table, id: 'ours' });
  await expect(page.locator('.holdings').first()).toContainText('40');
});

test('a table whose components are nowhere to be had says so', async ({ visitor }) => {
  const page = await visitor();
  await page.goto('/');
  const table = localTable({ id: 'lost', options: 'players=2', seats: [ME, computer()] });
  const origin = { ...table.origin, components: '0123456789abcdef0123456789abcdef' };
  await openLocal(page, { ...table, origin }, { isShown: false });
  await expect(page.locator('[role=alert]')).toContainText('boards or cards that are not at hand');
});

/** The file that a button of the page saves. */
async function savedFile(page, name) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name, exact: true }).click()]);
  return readFile(await download.path(), 'utf8');
}

async function chooseFile(page, name, text) {
  await page.locator('#set-files').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

for (const isOnServer of [false, true]) {
  test(`cards of one's own are typed in, and lie on the table ${isOnServer ? 'on the server' : 'here'}`, async ({ visitor }) => {
    const page = await visitor();
    const choose = async () => {
      await page.locator('#own-set summary').click();
      const cards = await savedFile(page, 'cards.txt');
      await chooseFile(page, 'cards.txt', cards.replace(/^(card \| c3 \| day) .*$/m, '$1 | nonsense'));
      await expect(page.locator('#set-faults li').first(), 'the file and the line').toContainText(/cards\.txt line \d+/);
      await expect(page.locator('#set-in-use')).toContainText('Ours');
      const mine = cards.replace(/ \| [^|/]+ \/ [^|/]+ \/ [^|]+ \| /g, ' | Mine / Meine / Miennes | ');
      // What cards are called is no part of what a set is known by; what they cost is.
      await chooseFile(page, 'cards.txt', mine.replace('3 coins, 1 wood', '4 coins, 1 wood'));
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
