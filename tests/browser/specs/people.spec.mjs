// Members and each other: profiles, friends, rankings, and what one takes along.

import { readFile } from 'node:fs/promises';
import { fresh, signUp } from '../club.mjs';
import { expect, test } from '../fixtures.mjs';

/** Sends something as the page's visitor; gives what is answered. */
async function post(page, path, data) {
  const answer = await page.request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/** A match of two people that computers play for them; gives its table. */
async function played(ada, ben) {
  const { table, links } = await post(ada, '/api/tables', {
    game: 'kingdom-builder', options: 'players=2', seats: ['me', 'open'], 'shuffle-seats': false,
    undo: 'free', listed: true,
  });
  await post(ben, `/api/tables/${table.id}/claim`, { secret: links[0].secret });
  for (const [seat, page] of [ada, ben].entries()) {
    await post(page, `/api/tables/${table.id}/seats/${seat}/hand-over`, { level: 'random' });
  }
  await ada.goto(`/table/${table.id}`);
  const record = async () => (await ada.request.get(`/api/tables/${table.id}/record`)).status();
  await expect.poll(record, { timeout: 30_000 }).toBe(200);
  return table.id;
}

test('a match stands in both profiles, and leads to its replay', async ({ visitor }) => {
  const names = [fresh('Ada'), fresh('Ben/2')];
  const [ada, ben] = [await visitor(), await visitor()];
  await signUp(ada, names[0]);
  await signUp(ben, names[1]);
  const table = await played(ada, ben);
  await ben.goto('/');
  await expect(ben.locator('[aria-labelledby=finished-title] .game-note')).toHaveText(/^Won by .* · Place [12] · \d+ points$/);
  for (const page of [ada, ben]) {
    await post(page, '/api/archive', { agrees: true });
  }
  await ben.goto('/people');
  const month = ben.locator('#archive a').first();
  await expect(month).toHaveText(/^\d{4}-\d{2}$/);
  const records = await ben.request.get(await month.getAttribute('href'));
  expect(await records.text()).toContain('kingdom-builder');
  await ben.locator('#people').getByRole('link', { name: names[0], exact: true }).click();
  await expect(ben.locator('main h1')).toHaveText(names[0]);
  const row = ben.locator('#history .match');
  await expect(row).toHaveCount(1);
  await expect(row.locator('.match-notes')).toContainText('a computer played this seat for a while');
  await expect(row.locator('.match-notes')).toContainText(`a computer stood in for ${names[1]}`);
  await expect(ben.locator('#ratings .empty')).toBeVisible();
  await expect(ben.locator('#statistics .pays tbody tr').first()).toBeVisible();
  expect(await ben.locator('main').innerText()).not.toContain('⟨');
  await row.getByRole('link', { name: names[1] }).click();
  await expect(ben.locator('main h1')).toHaveText(names[1]);
  await expect(ben.locator('#to-settings')).toBeVisible();
  await ben.locator('#history .match .button').click();
  await ben.waitForURL(`**/replay/${table}`);
});

test('friends come first, and the blocked do not see each other', async ({ visitor }) => {
  const names = { ada: fresh('Ada'), ben: fresh('Ben'), cleo: fresh('Cleo') };
  const [ada, ben, cleo] = [await visitor(), await visitor(), await visitor()];
  await signUp(ada, names.ada);
  await signUp(ben, names.ben);
  await signUp(cleo, names.cleo);
  // Whoever looks at the lobby is here.
  for (const page of [ben, cleo]) {
    await page.goto('/');
    await expect(page.locator('#member')).toBeVisible();
  }
  const here = ada.locator('#here-now .club-row');
  const seen = async () => {
    await ada.goto('/people');
    await expect(ada.locator('#people .club-row').first()).toBeVisible();
    const texts = await here.allInnerTexts();
    return texts.filter((text) => [names.ben, names.cleo].some((name) => text.includes(name)));
  };
  await expect.poll(async () => (await seen()).length).toBe(2);
  await ada.goto(`/people/${encodeURIComponent(names.cleo)}`);
  await ada.click('#friend');
  await expect(ada.locator('#friend')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await seen())[0]).toContain(names.cleo);

  await ada.goto(`/people/${encodeURIComponent(names.ben)}`);
  await ada.click('#blocked');
  await expect(ada.locator('.profile-head .note')).toBeVisible();
  await expect.poll(async () => (await seen()).length).toBe(1);
  await ada.goto('/me');
  await expect(ada.locator('#list-friend')).toContainText(names.cleo);
  await ada.locator('#list-blocked .button').click();
  await expect(ada.locator('#list-blocked .club-row')).toHaveCount(0);
});

test('one takes everything along, and says what others may see', async ({ visitor }) => {
  const name = fresh('Kofi');
  const page = await visitor();
  await signUp(page, name);
  await page.goto('/me');
  await page.getByRole('link', { name: 'Your data' }).click();
  await expect(page).toHaveURL(/\/me\/data$/);
  const saved = page.waitForEvent('download');
  await page.click('#export');
  const file = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
  expect(file).toMatchObject({ name, 'is-shown': true, 'agrees-to-archive': false, matches: [] });
  await page.locator('#agrees').check();
  await expect(page.locator('.kept-note')).not.toBeEmpty();
  await page.reload();
  await expect(page.locator('#agrees')).toBeChecked();
  await page.goto('/me/name');
  await page.locator('#is-shown').uncheck();
  await expect(page.locator('.kept-note')).not.toBeEmpty();
  await page.reload();
  await expect(page.locator('#is-shown')).not.toBeChecked();
});

test('computers stand in the rankings, and nobody without a name is found', async ({ visitor }) => {
  const page = await visitor({ isTolerant: true });
  await signUp(page, fresh('Mei'));
  await page.goto('/people');
  await expect(page.locator('#rankings .of-computer')).toHaveCount(6);
  await page.locator('#rankings .pill').last().click();
  await expect(page.locator('#rankings .of-computer').first()).toBeVisible();
  await page.goto('/people/Nobody');
  await expect(page.locator('.problem')).not.toBeEmpty();
});
