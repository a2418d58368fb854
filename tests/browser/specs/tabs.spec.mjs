import { expect, test } from '../fixtures.mjs';
import { startQuickGame } from '../lobby.mjs';
import { kept } from '../local.mjs';
import { look, playTurn, seeTable, waitUntilAsked } from '../table.mjs';

/** What a match looks like, wherever it is looked at. */
async function standing(page) {
  const { title, players, n_standing } = await look(page);
  return { title, players, n_standing };
}

async function seeTheSame(one, other) {
  await waitUntilAsked(one);
  await expect.poll(async () => standing(other)).toEqual(await standing(one));
}

const WITHOUT_LOCKS = () => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });

for (const [surroundings, script] of [['', null], [', without locks', WITHOUT_LOCKS]]) {
  test(`a table of one's own in two tabs is one table${surroundings}`, async ({ visitor, chance }) => {
    const first = await visitor();
    if (script !== null) {
      await first.context().addInitScript(script);
    }
    await startQuickGame(first);
    const id = first.url().split('/').at(-1);
    await playTurn(first, chance);
    await waitUntilAsked(first);
    const second = await first.context().newPage();
    await second.goto(first.url());
    await seeTable(second);
    await seeTheSame(first, second);

    await test.step('what is done in either is seen in both', async () => {
      let n_entries = (await kept(first, id)).log.length;
      for (const [page, other] of [[first, second], [second, first], [first, second]]) {
        await playTurn(page, chance);
        await seeTheSame(page, other);
        const { log } = await kept(page, id);
        expect(log.length).toBeGreaterThan(n_entries + 3);
        n_entries = log.length;
      }
    });

    await test.step('when one closes, the other goes on', async () => {
      const before = await standing(second);
      const { log } = await kept(second, id);
      await first.close();
      await playTurn(second, chance);
      await waitUntilAsked(second);
      expect(await standing(second)).not.toEqual(before);
      const { log: longer } = await kept(second, id);
      expect(longer.slice(0, log.length)).toEqual(log);
      expect(longer.length).toBeGreaterThan(log.length + 3);
      const after = await standing(second);
      await second.reload();
      await seeTable(second);
      await waitUntilAsked(second);
      expect(await standing(second)).toEqual(after);
    });
  });
}

test('a browser that keeps nothing plays on, and says so', async ({ visitor, chance }) => {
  const page = await visitor();
  await page.context().addInitScript(() => {
    Storage.prototype.setItem = () => { throw new DOMException('no room', 'QuotaExceededError'); };
  });
  await startQuickGame(page);
  await expect(page.locator('#not-kept')).toContainText('as long as this tab stays open');
  const before = await standing(page);
  await playTurn(page, chance);
  await waitUntilAsked(page);
  expect((await standing(page)).n_standing).toBeGreaterThan(before.n_standing);
  const alarms = await page.locator('[role="alert"]').allInnerTexts();
  expect(alarms.join(' ')).not.toContain('server');
});
