import { expect, test } from '../fixtures.mjs';
import { openLocal } from '../local.mjs';
import { tableAt } from '../moments.mjs';
import { waitUntilAsked } from '../table.mjs';

const MOVING = { reducedMotion: 'no-preference' };

/** A match of which only the end of one's own last turn is missing. */
async function lastMoment(visitor, wishes) {
  const page = await visitor(wishes);
  const isIt = ({ legal }, next) => next.isOver && legal.includes('end');
  await openLocal(page, await tableAt('last', { options: 'players=2', seats: 2, isIt }));
  await waitUntilAsked(page);
  return page;
}

test('the winner has the board for three seconds, then the points grow', async ({ visitor }) => {
  const page = await lastMoment(visitor, MOVING);
  await page.click('#end-turn');
  const winner = page.locator('.winner');
  await expect(winner).toBeVisible();
  const from = Date.now();
  await expect(page.locator('.end')).toHaveCount(0);
  await expect(page.locator('.kb-trace, .kb-target'), 'nothing lies over the last board').toHaveCount(0);
  await expect(page.locator('.end')).toBeVisible();
  expect(Date.now() - from).toBeGreaterThan(2_000);
  await expect(winner).toHaveCount(0);
  const grows = () => page.evaluate(() => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    return running.some(({ effect }) => effect.target.matches('.bar'));
  });
  expect(await grows()).toBe(true);
  await expect.poll(grows).toBe(false);
  const points = await page.locator('.chart tbody tr').evaluateAll((rows) => rows.map((row) => (
    [...row.querySelectorAll('.bar-value')].map((value) => Number(value.textContent)))));
  const total = points.pop();
  expect(total).toEqual(total.map((_, side) => points.reduce((sum, row) => sum + row[side], 0)));
});

test('the scene can be skipped, put aside and asked for again', async ({ visitor }) => {
  const page = await lastMoment(visitor, MOVING);
  await page.click('#end-turn');
  await page.click('#skip-scene');
  await expect(page.locator('#end-title')).toBeVisible();
  await page.click('#put-aside');
  await expect(page.locator('.end')).toHaveCount(0);
  await page.click('#end-again');
  await page.click('#replay');
  await expect(page.locator('#slider')).toBeVisible();
});

test('who wants nothing to move sees the points at once', async ({ visitor }) => {
  const page = await lastMoment(visitor, {});
  await page.click('#end-turn');
  await expect(page.locator('#end-title')).toBeVisible();
  await expect(page.locator('.winner')).toHaveCount(0);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
