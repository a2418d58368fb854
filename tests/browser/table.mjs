// Playing at a table, as a person does: by looking at what is lit, and clicking it.

import { expect } from './fixtures.mjs';

/** Everything that a table asks and offers just now, as it is seen. */
export async function look(page) {
  return page.evaluate(() => {
    const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? null;
    const texts = (selector) => [...document.querySelectorAll(selector)].map((element) => element.textContent.trim());
    const count = (selector) => document.querySelectorAll(selector).length;
    const buttons = [...document.querySelectorAll('.ask button[data-action]')];
    const middle = (circle) => {
      const box = circle.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    return {
      title: text('#ask-title'),
      problem: text('.ask-problem'),
      isMine: count('.ask.mine') > 0,
      isBusy: count('.ask[aria-busy="true"]') > 0,
      isOver: count('#end-title') > 0,
      hasCurtain: count('.curtain') > 0,
      targets: [...document.querySelectorAll('.kb-target')].map(middle),
      actions: buttons.map((button) => button.dataset.action),
      n_choices: count('.text-choices button'),
      canUndo: count('#undo:not([disabled])') > 0,
      n_standing: count('.standing'),
      players: texts('.player'),
      log: texts('.log-line'),
    };
  });
}

/** What differs between two states of a match; not what the pointer or the wire changes. */
function mark({ title, isMine, isOver, hasCurtain, actions, canUndo, n_standing, players, log }) {
  return JSON.stringify([title, isMine, isOver, hasCurtain, actions, canUndo, n_standing, players, log]);
}

/** Waits until the table shows another state than it did. */
export async function seeChange(page, before) {
  await expect.poll(async () => {
    const now = await look(page);
    return !now.isBusy && mark(now) !== mark(before);
  }, { message: `something happens after "${before.title}"`, intervals: [20, 30, 50, 100] }).toBe(true);
}

export async function clickAt(page, place) {
  await page.mouse.click(place.x, place.y);
}

export async function clickAction(page, action) {
  await page.locator(`.ask button[data-action="${action}"]`).first().click();
}

/** Clicks a lit hex. */
export async function clickTarget(page, chance) {
  const before = await look(page);
  await clickAt(page, chance.pick(before.targets));
  await seeChange(page, before);
}

/** Does one thing that is offered, by chance. */
export async function actByChance(page, chance, seen) {
  const before = seen ?? await look(page);
  const others = before.actions.filter((action) => action !== 'end');
  const canEnd = before.actions.includes('end');
  if (others.length > 0 && (before.targets.length === 0 && !canEnd || chance.percent(50))) {
    await clickAction(page, chance.pick(others));
  } else if (before.targets.length > 0) {
    await clickAt(page, chance.pick(before.targets));
  } else if (canEnd) {
    await clickAction(page, 'end');
  } else {
    await clickAction(page, chance.pick(others));
  }
  await seeChange(page, before);
}

/** Whether the table waits for somebody at this page. */
export function isAsked(seen) {
  return seen.isMine && !seen.isBusy && seen.targets.length + seen.actions.length + seen.n_choices > 0;
}

export async function waitUntilAsked(page) {
  await expect.poll(async () => {
    const seen = await look(page);
    return seen.isOver || isAsked(seen);
  }, { message: 'one is asked', timeout: 30_000, intervals: [20, 50, 100] }).toBe(true);
}

/** Plays one's own turn to its end. */
export async function playTurn(page, chance) {
  await waitUntilAsked(page);
  for (;;) {
    const seen = await look(page);
    if (seen.isOver || seen.hasCurtain || !seen.isMine) {
      return;
    }
    if (!isAsked(seen)) {
      // What was clicked is on its way; only then is it seen whether the turn goes on.
      await page.waitForTimeout(20);
      continue;
    }
    const isLast = seen.actions.includes('end') && seen.targets.length === 0;
    await actByChance(page, chance, seen);
    if (isLast) {
      return;
    }
  }
}

/**
 * Lets whoever is asked at one of the pages act until the match is over at all of them, or until
 * `after`, which is told who acted, says that it is enough.
 */
export async function playUntilEnd(pages, chance, { after = async () => false } = {}) {
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
    expect(n_idle, 'somebody is asked or the match is over').toBeLessThan(600);
    if (!hasActed) {
      await pages[0].waitForTimeout(25);
    }
  }
}

/** Says to be the one the screen was handed to. */
export async function liftCurtain(page) {
  await page.click('#curtain-ready');
  await expect(page.locator('.curtain')).toHaveCount(0);
}

/** Whether a board with everything on it is there. */
export async function seeTable(page) {
  await expect(page.locator('svg.board')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('#ask-title')).not.toBeEmpty();
}
