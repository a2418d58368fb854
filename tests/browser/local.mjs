// Tables of one's own, put into the browser as it would keep them.

import { expect } from './fixtures.mjs';
import { seeTable } from './table.mjs';

const KEY = 'freehold/table/';

/** A table as a browser keeps it; `log` is a list of seats and actions. */
export function localTable({ id, options, seed = 1, seats, log = [], isOver = false }) {
  return {
    id,
    my_name: 'Ada',
    setup: { game: 'kingdom-builder', options, seats, 'shuffle-seats': false, undo: 'free', listed: false },
    match: { game: 'kingdom-builder', rules: 1, options, seed: seedText(seed) },
    log: log.map(({ seat, action }, index) => ({ seat, key: `key ${index}`, act: action })),
    changed_at: Math.floor(Date.now() / 1000),
    is_over: isOver,
  };
}

/** A seed as the engine reads a number: its bytes from the lowest on. */
function seedText(seed) {
  const bytes = Buffer.alloc(32);
  bytes.writeUInt32LE(seed);
  return bytes.toString('hex');
}

export const ME = 'me';
export const computer = (level = 'steady') => ({ computer: { level } });
export const beside = (name) => ({ 'same-screen': { name } });

/** Keeps a table in a page's browser. The page must be somewhere on the site. */
export async function keep(page, table) {
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY + table.id, JSON.stringify(table)]);
}

export async function kept(page, id) {
  return JSON.parse(await page.evaluate((key) => localStorage.getItem(key), KEY + id));
}

/** Keeps a table and sits down at it. */
export async function openLocal(page, table) {
  if (!page.url().startsWith('http')) {
    await page.goto('/icon.svg');
  }
  await keep(page, table);
  await visit(page, `/local/${table.id}`);
  await seeTable(page);
}

/** Goes to another page of the site as a link does, without loading everything anew. */
async function visit(page, path) {
  if (await page.locator('.brand').count() === 0) {
    await page.goto(path);
    return;
  }
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForURL(`**${path}`);
  await expect(page.locator('.loading')).toHaveCount(0);
}

/** A whole match that computers played, as its table is kept. */
export async function playedByComputers(page, { options, n_seats, level = 'steady', seed = 1 }) {
  const id = 'played';
  await openLocal(page, localTable({ id, options, seed, seats: Array(n_seats).fill(computer(level)) }));
  await expect.poll(async () => (await kept(page, id)).is_over, { timeout: 60_000 }).toBe(true);
  return kept(page, id);
}

/** The same match, as far as its first actions went, with `seats` at the table. */
export function cutAfter(table, n_actions, { id, seats }) {
  const isOver = n_actions >= table.log.length;
  return { ...table, id, log: table.log.slice(0, n_actions), is_over: isOver, setup: { ...table.setup, seats } };
}
