// Tables of one's own, put into the browser as it would keep them.

import { recorded } from './engine.mjs';
import { expect } from './fixtures.mjs';
import { seeTable } from './table.mjs';

const PREFIX = 'freehold/';

/** A table as a browser keeps it, with its log; `log` is a list of seats and actions. */
export function localTable({ id, game = 'kingdom-builder', options, seed = 1, seats, log = [] }) {
  return {
    id,
    'my-name': 'Ada',
    setup: { game, options, seats, 'shuffle-seats': false, undo: 'free', listed: false },
    origin: { game, rules: 1, options, luck: { seed: seedText(seed) } },
    log: log.map(({ seat, action }, index) => ({ seat, key: `key ${index}`, act: action })),
    record: null,
  };
}

/** The components that come with the program, by their hash. */
async function ourComponents(page, game) {
  const games = await (await page.request.get('/api/games')).json();
  return games.find(({ name }) => name === game).components;
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

/** Keeps a table in a page's browser, as the page itself does. The page must be somewhere on the site. */
export async function keep(page, { log, record, ...table }) {
  table.origin = { components: await ourComponents(page, table.origin.game), ...table.origin };
  const progress = {
    'n-entries': log.length,
    next: record === null ? { 'to-act': 0 } : { 'won-by': [0] },
    'changed-at': Math.floor(Date.now() / 1000),
  };
  const key = `table/${table.id}`;
  const values = { [key]: table, [`${key}/progress`]: progress };
  log.forEach((entry, number) => { values[`${key}/entry/${number}`] = entry; });
  await page.evaluate(([prefix, id, written, text]) => {
    const ids = JSON.parse(localStorage.getItem(`${prefix}tables`) ?? '[]');
    const all = { ...written, tables: [...ids.filter((known) => known !== id), id] };
    Object.entries(all).forEach(([name, value]) => localStorage.setItem(prefix + name, JSON.stringify(value)));
    localStorage.removeItem(`${prefix}table/${id}/record`);
    if (text !== null) {
      localStorage.setItem(`${prefix}table/${id}/record`, text);
    }
  }, [PREFIX, table.id, values, record]);
}

/** The table that a page's browser keeps, with its log, and with its record once it is over. */
export async function kept(page, id) {
  return page.evaluate(([prefix]) => {
    const read = (part) => JSON.parse(localStorage.getItem(prefix + part));
    const n_entries = read('/progress')['n-entries'];
    const log = Array.from({ length: n_entries }, (_, number) => read(`/entry/${number}`));
    return { ...read(''), log, record: localStorage.getItem(`${prefix}/record`) };
  }, [`${PREFIX}table/${id}`]);
}

/** What a page's browser keeps under keys that have this in them. */
export async function keysWith(page, part) {
  return page.evaluate((wanted) => Object.keys(localStorage).filter((key) => key.includes(wanted)), part);
}

/** Keeps a table and sits down at it, if it can be shown. */
export async function openLocal(page, table, { isShown = true } = {}) {
  if (!page.url().startsWith('http')) {
    await page.goto('/icon.svg');
  }
  await keep(page, table);
  await visit(page, `/local/${table.id}`);
  if (isShown) {
    await seeTable(page);
  }
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

/** A whole match that computers played, as its table is kept: the program plays it, in no time. */
export function playedByComputers({ game = 'kingdom-builder', options, n_seats, level = 'steady', seed = 1 }) {
  const others = options.replace(/players=\d+ ?/, '');
  const record = recorded({ game, options: others, seats: Array(n_seats).fill(level), seed });
  const [, actions] = record.match(/^actions\n(.*)^result /ms);
  const log = actions.trimEnd().split('\n').map((line) => {
    const [, seat, action] = line.match(/^\d+ (\d) (.*)$/);
    return { seat: Number(seat), action };
  });
  return { ...localTable({ id: 'played', game, options, seed, seats: Array(n_seats).fill(computer(level)), log }), record };
}

/** The same match, as far as its first actions went, with `seats` at the table. */
export function cutAfter(table, n_actions, { id, seats }) {
  const record = n_actions >= table.log.length ? table.record : null;
  return { ...table, id, log: table.log.slice(0, n_actions), record, setup: { ...table.setup, seats } };
}
