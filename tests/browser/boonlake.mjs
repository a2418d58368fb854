// Playing Boonlake as a person does: by looking at what is lit on the map and beside it, and clicking it.

import { expect } from './fixtures.mjs';
import { createTable, inviteLink, join } from './lobby.mjs';
import { liftCurtain } from './table.mjs';

export const GAME = 'boonlake';

/** Everything that a table asks and offers just now, as it is seen. */
export async function look(page) {
  return page.evaluate(() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? null;
    const isShown = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
    const middle = (element) => {
      const box = element.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const actions = (selector) => all(selector).filter(isShown).map((button) => button.dataset.action);
    const seen = {
      title: text('#ask-title'),
      detail: text('.ask-detail'),
      isMine: all('.ask.mine').length > 0,
      isBusy: all('.ask[aria-busy="true"]').length > 0,
      isOver: all('#end-title').length > 0,
      hasCurtain: all('.curtain').length > 0,
      hasScene: all('#scoring-close').some(isShown),
      targets: all('svg.board .bl-lit').map(middle),
      places: all('.place.lit').filter(isShown).map((place) => place.dataset.spot),
      ways: actions('.ways:not(.aside) .way'),
      uses: actions('.ask .dock-use:not([disabled])'),
      end: actions('#end-turn[data-action]:not([disabled])'),
    };
    const told = all('.player, .log-line').map((element) => element.textContent);
    // What differs between two states of a match; not where things lie on the screen.
    const { targets, ...rest } = seen;
    return { ...seen, mark: JSON.stringify([rest, targets.length, told]) };
  });
}

/** Whether the table waits for somebody at this page. */
export function isAsked(seen) {
  const { targets, places, ways, uses, end } = seen;
  return seen.isMine && !seen.isBusy && targets.length + places.length + ways.length + uses.length + end.length > 0;
}

export async function waitUntilAsked(page) {
  await expect.poll(async () => {
    const seen = await look(page);
    return seen.isOver || isAsked(seen);
  }, { message: 'one is asked', timeout: 30_000, intervals: [20, 50, 100] }).toBe(true);
}

/** Whoever declines something may be asked the same again, and nothing looks different. */
const A_WHILE = 1_500;

async function seeChange(page, before) {
  const start = Date.now();
  await expect.poll(async () => {
    const now = await look(page);
    return !now.isBusy && (now.mark !== before.mark || Date.now() - start > A_WHILE);
  }, { message: `something happens after "${before.title}"`, intervals: [20, 30, 50, 100] }).toBe(true);
}

/** Does one thing that is offered, by chance: at a thing, on the map, by a button or by the keyboard. */
export async function actByChance(page, chance, seen) {
  const before = seen ?? await look(page);
  const { targets, places, ways, uses, end } = before;
  const press = async (selector) => page.locator(selector).first().click();
  const offers = [
    ...places.map((spot) => () => press(`.place.lit[data-spot="${spot}"]`)),
    ...targets.map(({ x, y }) => () => page.mouse.click(x, y)),
    ...uses.map((action) => () => press(`.ask .dock-use[data-action="${action}"]`)),
  ];
  if (ways.length > 0) {
    await press(`.ways .way[data-action="${chance.pick(ways)}"]`);
  } else if (end.length > 0 && (offers.length === 0 || chance.percent(40))) {
    await press('#end-turn');
    if ((await look(page)).mark === before.mark) {
      // It asks whether one is sure.
      await press('#end-turn');
    }
  } else if (targets.length > 0 && chance.percent(20)) {
    await page.locator('svg.board').focus();
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  } else {
    await chance.pick(offers)();
  }
  await seeChange(page, before);
  await page.mouse.move(2, 2);
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
      } else if (seen.hasScene) {
        await page.click('#scoring-close');
        hasActed = true;
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

/** So many people at one table on the server. */
export async function peopleAtTable(visitor, names) {
  const [first, ...others] = names;
  const host = await visitor();
  await createTable(host, { game: GAME, seats: ['me', ...others.map(() => 'open')], name: first });
  const pages = [host];
  for (const name of others) {
    const guest = await visitor();
    await join(guest, await inviteLink(host), name);
    pages.push(guest);
  }
  return pages;
}
