// What waits for one is told on every page: title, sound, the sign of the program, and the way to the next table.

import vm from 'node:vm';
import { fresh, signUp } from '../club.mjs';
import { expect, test } from '../fixtures.mjs';
import { callMe, createTable, inviteLink, join, openLobby } from '../lobby.mjs';
import { playTurn, seeTable, waitUntilAsked } from '../table.mjs';

/** Notes down which numbers the sign of the program is given, and how often a tone begins. */
const notice = (page) => page.addInitScript(() => {
  window.signs = [];
  window.nTones = 0;
  navigator.setAppBadge = async (number) => { window.signs.push(number); };
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...when) {
    window.nTones += 1;
    return start.apply(this, when);
  };
  localStorage.setItem('freehold/sound', 'yes');
});

const sign = (page) => page.evaluate(() => window.signs.at(-1));

test('at one table one is told that another waits', async ({ visitor, chance }) => {
  const [ada, bob] = [await visitor(), await visitor()];
  await notice(ada);
  await callMe(ada, 'Ada');
  const tables = [];
  for (let number = 0; number < 2; number += 1) {
    await createTable(ada, { seats: ['me', 'open'], name: 'Ada' });
    await join(bob, await inviteLink(ada));
    await seeTable(ada);
    await playTurn(ada, chance);
    tables.push(new URL(ada.url()).pathname);
  }
  const [elsewhere, here] = tables;
  await expect(ada).toHaveTitle('Bob is playing – Freehold');
  await expect(ada.locator('#next-table')).toHaveCount(0);
  const nTones = await ada.evaluate(() => window.nTones);

  await bob.goto(elsewhere);
  await seeTable(bob);
  await playTurn(bob, chance);
  await expect(ada).toHaveTitle('(1) Bob is playing – Freehold');
  await expect.poll(() => sign(ada)).toBe(1);
  await expect.poll(() => ada.evaluate(() => window.nTones), 'it is heard').toBeGreaterThan(nTones);
  await expect(ada.locator('#next-table .count')).toHaveText('1');

  await bob.goto(here);
  await seeTable(bob);
  await playTurn(bob, chance);
  await waitUntilAsked(ada);
  await expect(ada, 'the table itself says that it waits').toHaveTitle('(1) ● Your turn – Freehold');
  await expect.poll(() => sign(ada), 'the sign counts both').toBe(2);
  await playTurn(ada, chance);
  await expect.poll(() => sign(ada)).toBe(1);
  await ada.click('#next-table');
  await expect(ada).toHaveURL(new RegExp(`${elsewhere}$`));
  await waitUntilAsked(ada);
  await expect(ada).toHaveTitle('● Your turn – Freehold');
  await playTurn(ada, chance);
  await expect.poll(() => sign(ada)).toBe(0);
});

test('home is told by the line alone, and every page has a title that counts', async ({ visitor }) => {
  const page = await visitor();
  const me = fresh('Ada');
  await signUp(page, me);
  await createTable(page, { seats: ['me', 'computer'], isOnServer: true, name: me });
  await waitUntilAsked(page);
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openLobby(page);
  await expect(page.locator('.move-card')).toHaveCount(1);
  await expect(page).toHaveTitle('(1) Your move – Freehold');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path === '/api/tables'), 'the line has told it').toEqual([]);
  for (const [path, title] of [
    ['/people', 'People'], ['/me', 'Settings'], ['/new', 'New game'], ['/host', 'Host'], ['/sign-in', 'Sign in'],
    ['/learn', 'Learn'], ['/learn/boonlake/3', 'Learn'], ['/rules/boonlake', 'Boonlake · Rules'],
    [`/people/${encodeURIComponent(me)}`, me], ['/nothing', 'There is nothing here'],
  ]) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(`(1) ${title} – Freehold`);
  }
});

for (const [locale, title] of [['de-DE', 'Leute'], ['fr-FR', 'Membres']]) {
  test(`titles are told in the reader's language: ${locale}`, async ({ visitor }) => {
    const page = await visitor({ locale });
    await page.goto('/people');
    await expect(page).toHaveTitle(`${title} – Freehold`);
  });
}

test('a push counts on the sign of the program while no page is open', async ({ visitor }) => {
  const page = await visitor();
  const code = await (await page.request.get('/service-worker.js')).text();
  const [listeners, signs, shown] = [{}, [], []];
  const self = {
    addEventListener: (kind, listener) => { listeners[kind] = listener; },
    navigator: { setAppBadge: async (number) => { signs.push(number); } },
    registration: { showNotification: async (title) => { shown.push(title); } },
  };
  vm.runInNewContext(code, { self, Promise, Number });
  for (const turns of [3, null]) {
    const told = [];
    const data = { json: () => ({ title: 'Your turn', link: '/table/ab', table: 'ab', turns }) };
    listeners.push({ data, waitUntil: (done) => told.push(done) });
    await Promise.all(told);
  }
  expect(signs, 'what the server does not know changes nothing').toEqual([3]);
  expect(shown).toHaveLength(2);
});
