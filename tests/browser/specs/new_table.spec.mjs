// A new table for a member: friends are asked, it is said back, and chosen again the next time.

import { fresh, signUp } from '../club.mjs';
import { expect, test } from '../fixtures.mjs';
import { createTable, openLobby, seeRoom } from '../lobby.mjs';
import { seeTable } from '../table.mjs';

async function makeFriend(page, name) {
  const answer = await page.request.post(`/api/people/${encodeURIComponent(name)}/regard`, { data: { regard: 'friend' } });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('a friend is asked with the table, which is said back and chosen again as last time', async ({ visitor }) => {
  const names = [fresh('Ada'), fresh('Ben')];
  const [ada, ben] = [await visitor(), await visitor()];
  await signUp(ben, names[1]);
  await openLobby(ben);
  await signUp(ada, names[0]);
  await ada.goto('/new');
  await expect(ada.locator('#seat-1-kind')).toBeVisible();
  await expect(ada.locator('#seat-1-kind option[value="friend"]'), 'without friends').toHaveCount(0);
  await expect(ada.locator('#as-last-time'), 'the first time').toHaveCount(0);
  await makeFriend(ada, names[1]);
  await createTable(ada, {
    seats: ['me', 'friend'],
    preset: 'everything',
    name: names[0],
    choose: async (page) => {
      await page.locator('#seat-1-kind').selectOption('friend');
      await page.locator('#pace').selectOption('4');
      await page.locator('#away').selectOption('1');
      await page.locator('#away-level').selectOption('keen');
      await page.locator('#rated').check({ force: true });
      await expect(page.locator('#told-back')).toContainText(`played by you and ${names[1]} (asked)`);
      await expect(page.locator('#told-back')).toContainText('The match counts for ratings.');
    },
  });
  await expect(ada.locator('.ask-member')).toContainText(`${names[1]} was asked`);
  await expect(ada.locator('.agreed')).toContainText('The match counts for ratings.');
  await expect(ada.locator('.agreed')).toContainText('Time for a turn: one day');

  await ada.goto('/new?game=boonlake');
  await ada.click('#as-last-time');
  await expect(ada.locator('#game-kingdom-builder')).toBeChecked();
  await expect(ada.locator('#preset-everything')).toBeChecked();
  await expect(ada.locator('#seat-1-kind')).toHaveValue('friend');
  await expect(ada.locator('#seat-1-friend')).toHaveValue(names[1]);
  await expect(ada.locator('#pace')).toHaveValue('4');
  await expect(ada.locator('#away-level')).toHaveValue('keen');
  await expect(ada.locator('#rated')).toBeChecked();
  await expect(ada.locator('#shuffle')).not.toBeChecked();

  const asked = ben.locator('.game', { hasText: `${names[0]} asks you` });
  await asked.locator('.accept').click();
  await seeTable(ben);
});

test('who declines is not asked any more', async ({ visitor }) => {
  const names = [fresh('Ada'), fresh('Ben')];
  const [ada, ben] = [await visitor(), await visitor()];
  await signUp(ben, names[1]);
  await openLobby(ben);
  await signUp(ada, names[0]);
  await createTable(ada, { seats: ['me', 'open'], name: names[0] });
  await ada.locator('#ask-name').fill(names[1]);
  await ada.click('#ask-member');
  const asked = ben.locator('.game', { hasText: `${names[0]} asks you` });
  await asked.locator('.decline').click();
  await asked.locator('.after-all').click();
  await expect(asked.locator('.accept'), 'he has changed his mind').toBeVisible();
  await asked.locator('.decline').click();
  await expect(asked).toHaveCount(0, { timeout: 20_000 });
  await ben.reload();
  await expect(ben.locator('#member')).toBeVisible();
  await expect(asked).toHaveCount(0);
  await seeRoom(ada);
});

test('at home many open tables become fewer', async ({ visitor }) => {
  const page = await visitor();
  const table = (game, options, seats) => ({
    game, options, seats, 'shuffle-seats': false, undo: 'free', listed: true,
  });
  await page.request.post('/api/guest', { data: { name: 'Ada' } });
  for (const setup of [
    table('kingdom-builder', 'players=2', ['me', 'open']),
    table('kingdom-builder', 'players=3', ['me', 'open', 'open']),
    table('boonlake', 'players=2', ['me', 'open']),
    table('boonlake', 'players=4', ['me', 'open', 'open', 'open']),
  ]) {
    const answer = await page.request.post('/api/tables', { data: setup });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  const other = await visitor();
  await openLobby(other);
  const open = other.locator('section[aria-labelledby="free-tables"]');
  await open.locator('#open-game').selectOption('boonlake');
  await expect(open.locator('h3', { hasText: 'Kingdom Builder' })).toHaveCount(0);
  await open.locator('#open-players').selectOption('4');
  await expect(open.locator('.game')).toHaveCount(1);
  // What was chosen stays when the list changes.
  await page.request.post('/api/tables', { data: table('boonlake', 'players=4', ['me', 'open', 'open', 'open']) });
  await expect(open.locator('.game')).toHaveCount(2);
});
