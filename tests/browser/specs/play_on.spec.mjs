import { expect, test } from '../fixtures.mjs';
import { computer, cutAfter, kept, ME, openLocal, playedByComputers } from '../local.mjs';
import { look, playTurn, seeTable, waitUntilAsked } from '../table.mjs';

test('a match is played on from the moment that is shown, and the old one stays as it was', async ({ visitor, chance }) => {
  const page = await visitor();
  const played = playedByComputers({ options: 'players=2', n_seats: 2, level: 'greedy' });
  const mine = cutAfter(played, Infinity, { id: 'mine', seats: [ME, computer('keen')] });
  await openLocal(page, mine);
  await page.goto('/local/mine/replay');
  const slider = page.locator('#slider');
  await expect(slider).toBeVisible();
  await slider.fill(String(played.log.length));
  await expect(page.locator('#play-on'), 'nothing is left to play').toBeDisabled();

  // A moment at which one was asked oneself.
  const at = played.log.findIndex(({ seat, act }, index) => index > 40 && seat === 0 && act.startsWith('build '));
  await slider.fill(String(at));
  const { n_standing } = await look(page);
  await page.click('#play-on');
  await page.waitForURL((url) => /^\/local\/(?!mine)/.test(url.pathname));
  await seeTable(page);
  await waitUntilAsked(page);
  expect((await look(page)).n_standing).toBe(n_standing);
  const id = page.url().split('/').at(-1);
  expect((await kept(page, id)).log).toHaveLength(at);

  await playTurn(page, chance);
  await waitUntilAsked(page);
  const { log } = await kept(page, id);
  expect(log.length).toBeGreaterThan(at + 3);
  expect(log.slice(0, at).map(({ act }) => act)).toEqual(played.log.slice(0, at).map(({ act }) => act));
  expect((await kept(page, 'mine')).log).toHaveLength(played.log.length);
});
