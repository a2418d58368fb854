// The ways to a table.

import { expect } from './fixtures.mjs';
import { seeTable } from './play.mjs';

export async function openLobby(page) {
  await page.goto('/');
  await expect(page.locator('#quick-start')).toBeVisible({ timeout: 20_000 });
}

export async function callMe(page, name) {
  await openLobby(page);
  await page.locator('#name').fill(name);
}

/** Few clicks to a first game against a computer: its level, and the game's box. */
export async function startQuickGame(page, level = 'greedy', game = 'kingdom-builder') {
  await openLobby(page);
  const choice = page.locator(`input[value="${level}"]`);
  await page.locator('.levels .pill').filter({ has: choice }).click();
  await expect(page.locator('.levels').locator(choice)).toBeChecked();
  await page.click(`.box-${game} .play-now`);
  await seeTable(page);
}

/** Opens what one may do with a game in a list beyond playing it. */
export async function openMore(line) {
  await line.locator('.more-ways > summary').click();
}

/**
 * Makes a table on the page for new games. `seats` are kinds of seats (`me`, `open`, `friend`,
 * `computer`, `same-screen`); `preset` is one of `first`, `base`, `everything`, for games that have them. What else
 * is to be chosen, `choose` does.
 */
export async function createTable(page, {
  game = 'kingdom-builder', seats, preset = 'first', name = 'Ada', isOnServer, isListed, grace, choose = async () => {},
} = {}) {
  await page.goto(`/new?game=${game}`);
  await expect(page.locator('#seat-0-kind')).toBeVisible({ timeout: 20_000 });
  const players = page.locator(`#players-${seats.length}`);
  if (await players.count() > 0) {
    await players.check({ force: true });
  }
  if (await page.locator(`#preset-${preset}`).count() > 0) {
    await page.locator(`#preset-${preset}`).check({ force: true });
  }
  if (seats.length > 1) {
    await page.locator('#shuffle').uncheck();
  }
  await choose(page);
  for (const [index, kind] of seats.entries()) {
    await page.locator(`#seat-${index}-kind`).selectOption(kind);
    if (kind === 'same-screen') {
      await page.locator(`#seat-${index}-name`).fill(`Guest ${index + 1}`);
    }
    if (kind === 'computer') {
      await page.locator(`#seat-${index}-level`).selectOption('greedy');
    }
  }
  if (isOnServer) {
    await page.locator('#where-server').check({ force: true });
  }
  if (await page.locator('#name').count() > 0) {
    await page.locator('#name').fill(name);
  }
  if (isListed) {
    await page.locator('#visibility-listed').check({ force: true });
  }
  if (grace !== undefined) {
    await page.locator('#grace').selectOption(String(grace));
  }
  await page.click('#create');
  const waits = seats.some((kind) => ['open', 'friend'].includes(kind));
  await (waits ? seeRoom(page) : seeTable(page));
}

/** The room before a match begins. */
export async function seeRoom(page) {
  await expect(page.locator('main.room')).toBeVisible({ timeout: 20_000 });
}

/** The link that leads to the table, as those who sit there see it. */
export async function inviteLink(page) {
  const field = page.locator('#table-link');
  await expect(field).toHaveValue(/\/join\/[A-Z]+-\d\d$/);
  return field.inputValue();
}

/** A secret link that opens one seat, as whoever made the table can have it. */
export async function secretLink(page) {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const answer = await page.request.post(`/api/tables/${id}/links`, { data: {} });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).links[0].link;
}

/** Sits down by a link; whether the match begins then depends on the others. */
export async function sitDown(page, link, name = 'Bob') {
  await page.goto(link);
  await page.locator('#name').fill(name);
  await page.click('#sit-down');
  await page.waitForURL(/\/table\//);
}

/** Takes the last free seat by a link, so that the match begins. */
export async function join(page, link, name = 'Bob') {
  await sitDown(page, link, name);
  await seeTable(page);
}

/** So many people at one table on the server. */
export async function peopleAtTable(visitor, names, wishes = {}) {
  const [first, ...others] = names;
  const host = await visitor();
  await createTable(host, { seats: ['me', ...others.map(() => 'open')], name: first, ...wishes });
  const pages = [host];
  for (const name of others) {
    const guest = await visitor();
    await sitDown(guest, await inviteLink(host), name);
    pages.push(guest);
  }
  for (const page of pages) {
    await seeTable(page);
  }
  return pages;
}

/** Two people at one table on the server. */
export async function openTable(visitor, wishes = {}) {
  return peopleAtTable(visitor, ['Ada', 'Bob'], wishes);
}
