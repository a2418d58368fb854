import { Chance } from '../chance.mjs';
import { Engine, playedMatch } from '../engine.mjs';
import { expect, test } from '../fixtures.mjs';
import { openTable } from '../lobby.mjs';
import { beside, localTable, openLocal } from '../local.mjs';
import { liftCurtain, look, playUntilEnd, seeChange, seeTable } from '../table.mjs';

const OPTIONS = 'players=2 with=all';
const N_MATCHES = 40;

/** Everything that can be asked. */
const VERBS = [
  'build', 'choose', 'city', 'end', 'lift', 'place', 'play', 'put', 'recall', 'remove', 'scout', 'silo-build',
  'silo-move', 'stop', 'take', 'wall',
];

async function reloadAndCompare(page, { isShared = false } = {}) {
  await page.mouse.move(0, 0);
  const before = await look(page);
  await page.reload();
  await seeTable(page);
  if (isShared) {
    await liftCurtain(page);
  }
  await expect.poll(() => look(page)).toEqual(before);
}

/** What kind of decision is asked after an action: of a power's own, or by what can be done. */
function kindOf(last, verbs) {
  return /^(use|again) /.test(last) ? last.replace(/donation-.*/, 'donation') : verbs.join(' or ');
}

/** What can be done, without what can be done at most times. */
function verbsOf(legal) {
  const verbs = new Set(legal.map((action) => action.split(' ')[0]));
  return [...verbs].filter((verb) => !['use', 'again', 'outpost'].includes(verb)).sort();
}

/** For each kind of decision a match in which it is asked after the last action of the log. */
async function decisions() {
  const engine = new Engine();
  const chance = new Chance(7);
  const found = new Map();
  for (let seed = 1; seed <= N_MATCHES; seed += 1) {
    for await (const { log, legal } of playedMatch(engine, OPTIONS, seed, chance)) {
      if (log.length > 0 && legal.length > 0) {
        const verbs = verbsOf(legal);
        const kind = kindOf(log.at(-1).action, verbs);
        if (!found.has(kind)) {
          found.set(kind, { kind, verbs, seed, log });
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
  for (const [index, { kind, seed, log }] of all.entries()) {
    await test.step(kind, async () => {
      const seats = [beside('Ada'), beside('Bob')];
      await openLocal(page, localTable({ id: `reload-${index}`, options: OPTIONS, seed, log: log.slice(0, -1), seats }));
      await liftCurtain(page);
      const before = await look(page);
      await page.keyboard.press('t');
      await page.click(`.text-choices button[data-action="${log.at(-1).action}"]`);
      await seeChange(page, before);
      if ((await look(page)).hasCurtain) {
        await liftCurtain(page);
      }
      await page.keyboard.press('t');
      await expect(page.locator('svg.board')).toBeVisible();
      expect((await look(page)).isMine).toBe(true);
      await reloadAndCompare(page, { isShared: true });
    });
  }
  const kinds = all.map(({ kind }) => kind).join('; ');
  info.annotations.push({ type: `${all.length} kinds of decisions`, description: kinds });
  const seen = new Set(all.flatMap(({ verbs }) => verbs));
  expect(VERBS.filter((verb) => !seen.has(verb)), 'what was never asked').toEqual([]);
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
      return n_actions >= 90;
    },
  });
  expect(seen.size).toBeGreaterThan(8);
});
