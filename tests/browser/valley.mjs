// Playing Suna Valo, as a person does: by what is lit on the table, ways side by side, and buttons.

import { expect } from './fixtures.mjs';
import { liftCurtain } from './table.mjs';

/** Makes a table on the page for new games. */
export async function createValley(page, { seats, preset = 'first', name = 'Ada', isOnServer = false }) {
  await page.goto('/new');
  await page.locator('#game').selectOption('suna-valo');
  await page.locator(`#preset-${preset}`).check({ force: true });
  await page.locator('#shuffle').uncheck();
  for (const [index, kind] of seats.entries()) {
    await page.locator(`#seat-${index}-kind`).selectOption(kind);
    if (kind === 'same-screen') {
      await page.locator(`#seat-${index}-name`).fill(`Guest ${index + 1}`);
    }
    if (kind === 'computer') {
      await page.locator(`#seat-${index}-level`).selectOption('greedy');
    }
  }
  if (isOnServer) {
    await page.locator('#where-server').check({ force: true });
  }
  if (await page.locator('#name').count() > 0) {
    await page.locator('#name').fill(name);
  }
  await page.click('#create');
  await seeValley(page);
}

export async function seeValley(page) {
  await expect(page.locator('.v-farm')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('#ask-title')).not.toBeEmpty();
}

/** What a table offers just now, as it is seen. */
export async function lookAround(page) {
  return page.evaluate(() => {
    const count = (selector) => document.querySelectorAll(selector).length;
    const inSight = (element) => element.getClientRects().length > 0;
    const lit = [...document.querySelectorAll('.place.lit')].filter(inSight);
    return {
      title: document.querySelector('#ask-title')?.textContent.trim() ?? null,
      isMine: count('.ask.mine') > 0,
      isBusy: count('.ask[aria-busy="true"]') > 0,
      isOver: count('#end-title') > 0,
      hasCurtain: count('.curtain') > 0,
      lit: lit.map((place) => Number(place.dataset.spot)),
      ways: [...document.querySelectorAll('.way')].map((way) => way.dataset.action),
      uses: [...document.querySelectorAll('.dock-use')].map((use) => use.dataset.action),
      end: document.querySelector('#end-turn[data-action]')?.dataset.action ?? null,
      n_log: count('.log-line'),
      purse: [...document.querySelectorAll('.v-farm .v-tally b')].map((tally) => tally.textContent).join(' '),
    };
  });
}

function isAsked(seen) {
  const n_choices = seen.lit.length + seen.ways.length + seen.uses.length + (seen.end ? 1 : 0);
  return seen.isMine && !seen.isBusy && n_choices > 0;
}

async function seeSomethingElse(page, before) {
  await expect.poll(async () => {
    const now = await lookAround(page);
    return !now.isBusy && JSON.stringify(now) !== JSON.stringify(before);
  }, { message: `something happens after "${before.title}"`, intervals: [20, 30, 50, 100] }).toBe(true);
}

/** Does one thing that is offered, by chance; ends what is optional only when nothing else is lit. */
export async function actInValley(page, chance, seen) {
  const { lit, ways, uses, end } = seen;
  if (ways.length > 0) {
    await page.locator('.way').nth(chance.below(ways.length)).click();
  } else if (uses.length > 0 && (lit.length === 0 || chance.percent(60))) {
    await page.locator(`.dock-use[data-action="${chance.pick(uses)}"]`).click();
  } else if (lit.length > 0 && (!end || chance.percent(90))) {
    const spot = chance.pick(lit);
    await page.locator(`.place.lit[data-spot="${spot}"]:visible`).first().click({ position: { x: 6, y: 6 } });
  } else {
    await page.locator('#end-turn').click();
  }
  await page.mouse.move(0, 0);
  await seeSomethingElse(page, seen);
}

/** Lets whoever is asked act until the match is over at all pages, or `isEnough` says so. */
export async function playValley(pages, chance, { isEnough = async () => false } = {}) {
  let n_idle = 0;
  for (;;) {
    let n_over = 0;
    let hasActed = false;
    for (const page of pages) {
      const seen = await lookAround(page);
      if (seen.hasCurtain) {
        await liftCurtain(page);
        hasActed = true;
      } else if (seen.isOver) {
        n_over += 1;
      } else if (isAsked(seen)) {
        if (await isEnough(page)) {
          return;
        }
        await actInValley(page, chance, seen);
        hasActed = true;
      }
    }
    if (n_over === pages.length) {
      return;
    }
    n_idle = hasActed ? 0 : n_idle + 1;
    expect(n_idle, 'somebody is asked or the match is over').toBeLessThan(800);
    if (!hasActed) {
      await pages[0].waitForTimeout(25);
    }
  }
}
