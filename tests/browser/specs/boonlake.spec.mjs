// Turns of Boonlake, as people click.

import { GAME, actByChance, waitUntilAsked } from '../boonlake.mjs';
import { expect, test } from '../fixtures.mjs';
import { startQuickGame } from '../lobby.mjs';

test.describe.configure({ timeout: 120_000 });

/** Whoever wants no motion does not wait for computers either. */
const STILL = { reducedMotion: 'reduce' };

async function act(page, chance, n_acts) {
  for (let done = 0; done < n_acts; done += 1) {
    await waitUntilAsked(page);
    await actByChance(page, chance);
  }
}

test('alone against a computer in the browser', async ({ visitor, chance }) => {
  const page = await visitor(STILL);
  await startQuickGame(page, 'greedy', GAME);
  expect(page.url()).toContain('/local/');
  await act(page, chance, 20);
  expect(await page.locator('.player').count()).toBe(2);
});
