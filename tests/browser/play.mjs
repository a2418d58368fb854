// What playing has in common in all games: waiting until one is asked, acting, and going on until the match is
// over. What lies on the table, and how one acts there, is told by each game's own file.

import { expect } from './fixtures.mjs';

/** What every table shows; runs in the page. */
function atAnyTable() {
  const count = (selector) => document.querySelectorAll(selector).length;
  const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? null;
  return {
    title: text('#ask-title'),
    problem: text('.ask-problem'),
    state: document.querySelector('main.table')?.dataset.state ?? null,
    isMine: count('.ask.mine') > 0,
    isBusy: count('.ask[aria-busy="true"]') > 0,
    isOver: count('#end-title') > 0,
    hasCurtain: count('.curtain') > 0,
    // Ways that are compared, and what was pressed once and asks whether one is sure.
    asks: [count('.way'), text('#end-turn')].join(' '),
  };
}

/**
 * Looks at a page: at what every table shows, and at what `ofGame`, which runs in the page too, finds besides:
 * `n_offers`, the number of things that one can do, and whatever else the game's file likes to know.
 */
export function looking(ofGame) {
  return (page) => page.evaluate(`({ ...(${atAnyTable})(), ...(${ofGame})() })`);
}

/** Whether the table waits for somebody at this page. */
export function isAsked(seen) {
  return seen.isMine && !seen.isBusy && seen.n_offers > 0;
}

/** Says to be the one the screen was handed to. */
export async function liftCurtain(page) {
  await page.click('#curtain-ready');
  await expect(page.locator('.curtain')).toHaveCount(0);
}

/** Whether a table with everything on it is there. */
export async function seeTable(page) {
  await expect(page.locator('main.table')).toHaveAttribute('data-state', /^\d+$/, { timeout: 20_000 });
  await expect(page.locator('.board-side :is(svg.board, .v-farm, .text-choices)').first()).toBeVisible();
  await expect(page.locator('#ask-title')).not.toBeEmpty();
}

/** Notes down, frame by frame, what of the table is anywhere else than at first, until the table is left. */
export async function watchPlaces(page) {
  await page.evaluate(() => {
    const places = () => ['svg.board', '.ask', '#undo', '#end-turn', '.panel'].map((selector) => {
      const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
      return `${selector} ${x} ${y} ${width} ${height}`;
    });
    const known = new Set(places());
    const table = document.querySelector('main.table');
    window.moves = [];
    const watch = () => {
      if (!table.isConnected) {
        return;
      }
      places().filter((place) => !known.has(place)).forEach((place) => {
        known.add(place);
        window.moves.push(place);
      });
      requestAnimationFrame(watch);
    };
    watch();
  });
}

/** The places that were noted down. */
export async function placesMovedTo(page) {
  return page.evaluate(() => window.moves);
}

/** Everything that can be done with a way to `look` and a way to `act` by chance on what was seen. */
export function playing({ look, act }) {
  /** Waits until the table shows another state of the match, or asks something else about this one. */
  async function seeChange(page, before) {
    await expect.poll(async () => {
      const now = await look(page);
      return !now.isBusy && (now.state !== before.state || now.asks !== before.asks);
    }, { message: `something happens after "${before.title}"`, intervals: [20, 30, 50, 100] }).toBe(true);
  }

  async function waitUntilAsked(page) {
    await expect.poll(async () => {
      const seen = await look(page);
      return seen.isOver || isAsked(seen);
    }, { message: 'one is asked', timeout: 30_000, intervals: [20, 50, 100] }).toBe(true);
  }

  /** Does one thing that is offered, by chance. */
  async function actByChance(page, chance, seen) {
    const before = seen ?? await look(page);
    await act(page, chance, before);
    await seeChange(page, before);
  }

  /**
   * Lets whoever is asked at one of the pages act until the match is over at all of them, or until
   * `after`, which is told who acted, says that it is enough.
   */
  async function playUntilEnd(pages, chance, { after = async () => false } = {}) {
    let n_idle = 0;
    for (;;) {
      let n_over = 0;
      let hasActed = false;
      for (const page of pages) {
        const seen = await look(page);
        if (seen.hasCurtain) {
          await liftCurtain(page);
          hasActed = true;
        } else if (seen.isOver) {
          n_over += 1;
        } else if (isAsked(seen)) {
          await actByChance(page, chance, seen);
          hasActed = true;
          if (await after(page)) {
            return;
          }
        }
      }
      if (n_over === pages.length) {
        return;
      }
      n_idle = hasActed ? 0 : n_idle + 1;
      expect(n_idle, 'somebody is asked or the match is over').toBeLessThan(1_200);
      if (!hasActed) {
        await pages[0].waitForTimeout(25);
      }
    }
  }

  return { look, seeChange, waitUntilAsked, actByChance, playUntilEnd };
}
