import { Chance } from '../chance.mjs';
import { Engine, playedMatch } from '../engine.mjs';
import { expect, test } from '../fixtures.mjs';
import { openTable } from '../lobby.mjs';
import { beside, localTable, openLocal } from '../local.mjs';
import { look, playUntilEnd, seeTable } from '../table.mjs';

const OPTIONS = 'players=2 with=all';
const N_MATCHES = 40;

/** What one sees of a decision; `words` are all words on the page. */
function decision({ title, actions, targets, canUndo, n_standing, words }) {
  return { title, actions, targets, canUndo, n_standing, words };
}

async function reloadAndCompare(page) {
  await page.mouse.move(0, 0);
  const before = decision(await look(page));
  await page.reload();
  await seeTable(page);
  await expect.poll(async () => decision(await look(page))).toEqual(before);
}

/** What kind of decision is asked after an action: by a power, or by what can be done. */
function kindOf(last, legal) {
  if (/^(use|again) /.test(last)) {
    return last;
  }
  const verbs = legal.map((action) => action.split(' ')[0]);
  const plain = verbs.filter((verb) => !['use', 'again', 'outpost', 'end'].includes(verb));
  return `after ${last.split(' ')[0]}: ${[...new Set(plain)].sort().join(', ')}`;
}

/** For each kind of decision a match in which it is asked after the last action of the log. */
async function decisions() {
  const engine = new Engine();
  const chance = new Chance(7);
  const found = new Map();
  for (let seed = 1; seed <= N_MATCHES; seed += 1) {
    for await (const { log, legal, asked, isOver } of playedMatch(engine, OPTIONS, seed, chance)) {
      const last = log.at(-1);
      if (!isOver && last && last.seat === asked && last.action !== 'end') {
        const kind = kindOf(last.action, legal);
        if (!found.has(kind)) {
          found.set(kind, { kind, seed, log });
        }
      }
    }
  }
  engine.close();
  return [...found.values()];
}

test('a reload in the middle of every kind of decision, at a table of one\'s own', async ({ visitor }, info) => {
  test.setTimeout(300_000);
  const page = await visitor();
  const all = await decisions();
  for (const { kind, seed, log } of all) {
    await test.step(kind, async () => {
      const { seat, action } = log.at(-1);
      const table = localTable({ id: 'reload', options: OPTIONS, seed, log: log.slice(0, -1), seats: [beside('Ada'), beside('Bob')] });
      await openLocal(page, table);
      await page.keyboard.press('t');
      await page.click(`.text-choices button[data-action="${action}"]`);
      await page.keyboard.press('t');
      await expect(page.locator('svg.board')).toBeVisible();
      expect((await look(page)).isMine, `seat ${seat} is asked`).toBe(true);
      await reloadAndCompare(page);
    });
  }
  info.annotations.push({ type: 'kinds of decisions', description: all.map(({ kind }) => kind).join('; ') });
  const verbs = ['build', 'lift', 'put', 'use', 'choose', 'play', 'remove', 'place', 'wall', 'scout', 'city', 'take', 'silo-build'];
  const seen = all.map(({ kind }) => kind).join(' ');
  for (const verb of verbs) {
    expect(seen, `${verb} was asked`).toContain(verb);
  }
});

test('a reload in the middle of a decision, at a table on the server', async ({ visitor, chance }) => {
  test.setTimeout(240_000);
  const pages = await openTable(visitor, { preset: 'everything' });
  const seen = new Set();
  let n_actions = 0;
  await playUntilEnd(pages, chance, {
    after: async (page) => {
      n_actions += 1;
      const { title, isMine, actions } = await look(page);
      const kind = [isMine, title.replace(/\d+/g, '#'), actions.length > 0].join();
      if (!seen.has(kind)) {
        seen.add(kind);
        await reloadAndCompare(page);
      }
      return n_actions >= 120;
    },
  });
  expect(seen.size).toBeGreaterThan(8);
});
