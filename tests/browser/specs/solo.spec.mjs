import { expect, test } from '../fixtures.mjs';
import { createTable, openLobby, openMore, startQuickGame } from '../lobby.mjs';
import { kept, keysWith } from '../local.mjs';
import { look, playTurn, playUntilEnd, waitUntilAsked } from '../table.mjs';

test('two clicks from the lobby to a game against a computer, played to its end', async ({ visitor, chance }) => {
  const page = await visitor();
  await startQuickGame(page);
  expect(page.url()).toContain('/local/');
  await playUntilEnd([page], chance);
  await expect(page.locator('#end-title')).not.toBeEmpty();
  await expect(page.locator('.chart tbody tr:not(.total)')).not.toHaveCount(0);
  await page.click('#rematch');
  await waitUntilAsked(page);
  expect((await look(page)).isOver).toBe(false);
});

test('a table of one\'s own is kept entry by entry, and thrown away with all of them', async ({ visitor, chance }) => {
  const page = await visitor();
  await startQuickGame(page);
  const id = page.url().split('/').at(-1);
  await playTurn(page, chance);
  await waitUntilAsked(page);
  const { log } = await kept(page, id);
  expect(log.length).toBeGreaterThan(3);
  expect(await keysWith(page, `${id}/entry/`)).toHaveLength(log.length);
  await openLobby(page);
  // What others have listed on the server cannot be thrown away.
  const own = page.locator('.game').filter({ has: page.locator('.remove') });
  await expect(own).toHaveCount(1);
  await openMore(own);
  await page.click('.game .remove');
  await page.click('.game .remove-yes');
  await expect(own).toHaveCount(0);
  expect(await keysWith(page, id)).toEqual([]);
});

test('some turns on the server against a computer', async ({ visitor, chance }) => {
  const page = await visitor();
  await createTable(page, { seats: ['me', 'computer'], isOnServer: true });
  expect(page.url()).toContain('/table/');
  for (let n_turns = 0; n_turns < 4; n_turns += 1) {
    await playTurn(page, chance);
  }
  await waitUntilAsked(page);
  await page.click('#whole-log');
  const log = await page.locator('.log-line').allTextContents();
  expect(log.filter((line) => line.includes('Gustav')).length).toBeGreaterThan(8);
});
