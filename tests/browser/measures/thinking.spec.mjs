// How long computers think in the browser, with both seats theirs, and how long the page itself is busy. It measures and
// judges nothing: times are those of the machine it runs on.

import { expect, test } from '../fixtures.mjs';
import { computer, localTable, openLocal } from '../local.mjs';

const MATCHES = { 'kingdom-builder': 'players=2', boonlake: 'players=2', 'suna-valo': 'players=2' };
const LEVELS = ['greedy', 'steady', 'keen', 'master'];

/** A whole match of a computer that thinks for a second a turn takes its time. */
const A_LONG_MATCH = 15 * 60_000;

/** Notes down when each choice was made and when the next one could be thought about; and what keeps the page busy. */
function watch() {
  window.choices = [];
  window.longTasks = [];
  new PerformanceObserver((list) => {
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  let free = null;
  const Original = window.Worker;
  window.Worker = class extends Original {
    constructor(...words) {
      super(...words);
      this.addEventListener('message', ({ data }) => {
        const { keep } = JSON.parse(data);
        if (keep) {
          window.choices.push({ seat: keep.entry.seat, took: free === null ? 0 : performance.now() - free });
        }
      });
    }

    postMessage(text) {
      super.postMessage(text);
      free = performance.now();
    }
  };
}

/** The times of turns: choices of one seat, one after the other. */
function turns(choices) {
  return choices.reduce((all, { seat, took }, index) => {
    if (index > 0 && choices[index - 1].seat === seat) {
      all.push(all.pop() + took);
    } else {
      all.push(took);
    }
    return all;
  }, []);
}

/** In milliseconds: the one in the middle, the 99th of 100, and the longest. */
function told(times) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1);
  return `median ${at(0.5)}, 99 of 100 within ${at(0.99)}, longest ${at(1)} ms (${times.length})`;
}

for (const [game, options] of Object.entries(MATCHES)) {
  for (const level of LEVELS) {
    test(`${game}: ${level}`, async ({ visitor }) => {
      test.setTimeout(A_LONG_MATCH);
      const page = await visitor();
      await page.addInitScript(watch);
      const seats = [computer(level), computer(level)];
      await openLocal(page, localTable({ id: 'thinking', game, options, seats }));
      await expect(page.locator('#end-title')).toBeVisible({ timeout: A_LONG_MATCH });
      const { choices, longTasks } = await page.evaluate(() => ({ choices: window.choices, longTasks: window.longTasks }));
      expect(choices.length).toBeGreaterThan(20);
      console.log(`${game} ${level}: a choice ${told(choices.map(({ took }) => took))}`);
      console.log(`${game} ${level}: a turn ${told(turns(choices))}`);
      console.log(`${game} ${level}: tasks of the page over 50 ms: ${longTasks.map(Math.round).join(', ') || 'none'}`);
    });
  }
}
