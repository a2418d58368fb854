// What moves when pieces do, and that it sounds only if somebody wants it.

import { expect, test } from '../fixtures.mjs';
import { startQuickGame } from '../lobby.mjs';
import { openLocal } from '../local.mjs';
import { tableAt } from '../moments.mjs';
import { clickAt, clickTarget, look, seeChange, waitUntilAsked } from '../table.mjs';

const MOVING = { reducedMotion: 'no-preference' };

/** Notes down what moves from now on: what it is, and from where. */
async function watchMotion(page) {
  await page.evaluate(() => {
    const original = Element.prototype.animate;
    window.motions = [];
    Element.prototype.animate = function animate(frames, options) {
      window.motions.push({ what: this.getAttribute('class'), from: frames[0].transform ?? null });
      return original.call(this, frames, options);
    };
  });
}

const motions = (page) => page.evaluate(() => window.motions);

test('a piece is put down, and nothing moves for those who want it still', async ({ visitor, chance }) => {
  const page = await visitor(MOVING);
  await startQuickGame(page);
  await waitUntilAsked(page);
  await watchMotion(page);
  await clickTarget(page, chance);
  await expect.poll(() => motions(page)).toContainEqual({ what: 'standing', from: expect.stringMatching(/^translateY/) });
  const still = await visitor();
  await startQuickGame(still);
  await waitUntilAsked(still);
  await watchMotion(still);
  await clickTarget(still, chance);
  await still.waitForTimeout(100);
  expect(await motions(still)).toEqual([]);
});

test('a piece that moves slides from where it stood', async ({ visitor }) => {
  const page = await visitor(MOVING);
  const isIt = ({ legal }) => legal.every((action) => action.startsWith('put '));
  await openLocal(page, await tableAt('lifted', { options: 'players=2', seats: 2, isIt }));
  await waitUntilAsked(page);
  await expect(page.locator('.kb-origin'), 'its origin is marked').toHaveCount(1);
  await watchMotion(page);
  const before = await look(page);
  await clickAt(page, before.targets[0]);
  await seeChange(page, before);
  await expect.poll(() => motions(page)).toContainEqual({ what: 'standing', from: expect.stringMatching(/^translate\(/) });
});

test('a tile flies to its owner, whose points count up', async ({ visitor }) => {
  const page = await visitor(MOVING);
  await startQuickGame(page);
  await waitUntilAsked(page);
  await watchMotion(page);
  for (const target of (await look(page)).targets) {
    await page.mouse.move(target.x, target.y);
    if ((await page.locator('.ask').innerText()).includes('takes a tile')) {
      await clickAt(page, target);
      break;
    }
  }
  await expect.poll(() => motions(page)).toContainEqual({ what: 'flying', from: expect.anything() });
  await expect(page.locator('.gain').first()).toContainText(/^\+\d/);
  await expect(page.locator('.flying')).toHaveCount(0);
});

test('it sounds only while sound is on', async ({ visitor, chance }) => {
  const page = await visitor();
  await page.addInitScript(() => {
    const Original = window.AudioContext;
    window.n_contexts = 0;
    window.AudioContext = class extends Original {
      constructor() {
        super();
        window.n_contexts += 1;
      }
    };
  });
  await startQuickGame(page);
  await waitUntilAsked(page);
  await clickTarget(page, chance);
  await page.waitForTimeout(100);
  expect(await page.evaluate(() => window.n_contexts), 'off at first').toBe(0);
  await page.keyboard.press('m');
  await clickTarget(page, chance);
  await expect.poll(() => page.evaluate(() => window.n_contexts)).toBe(1);
});

test('the turns of computers can be skipped', async ({ visitor, chance }) => {
  const page = await visitor(MOVING);
  await page.addInitScript(() => localStorage.setItem('freehold/pace', 'slow'));
  await startQuickGame(page);
  await waitUntilAsked(page);
  for (let n_built = 0; n_built < 3; n_built += 1) {
    await clickTarget(page, chance);
  }
  await page.keyboard.press('e');
  await expect(page.locator('.ask')).not.toHaveClass(/mine/);
  const from = Date.now();
  await page.keyboard.press('s');
  await waitUntilAsked(page);
  expect(Date.now() - from, 'four waits of 1.1 seconds are not waited').toBeLessThan(2_500);
});
