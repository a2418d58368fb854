import { expect, test } from '../fixtures.mjs';
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
