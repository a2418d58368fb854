// Playing Suna Valo, as a person does: by what is lit on the table, ways side by side, and buttons.

import { looking, playing } from './play.mjs';

export const GAME = 'suna-valo';

/** What a table offers just now, as it is seen. */
export const look = looking(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const isShown = (element) => element.getClientRects().length > 0;
  const offers = {
    lit: all('.place.lit').filter(isShown).map((place) => Number(place.dataset.spot)),
    ways: all('.way').map((way) => way.dataset.action),
    uses: all('.dock-use').map((use) => use.dataset.action),
    // A purchase that is planned: done as it stands, or begun to be paid good by good.
    plans: all('#plan-do, #plan-goods').map((plan) => plan.id),
    end: all('#end-turn[data-action]').map((end) => end.dataset.action),
  };
  const n_offers = Object.values(offers).reduce((sum, of) => sum + of.length, 0);
  const asks = [offers.ways.length, offers.plans, document.querySelector('#end-turn')?.textContent].join(' ');
  return { ...offers, n_offers, asks };
});

/** Ends what is optional only when nothing else is lit. */
async function act(page, chance, { lit, ways, uses, end, plans }) {
  // A new era lies over the farm for a moment.
  await page.evaluate(() => document.querySelector('#skip-era')?.click());
  if (plans.length > 0) {
    const picks = page.locator('.v-pick, .v-plan .v-tally:enabled');
    for (let n_picks = chance.below(3); n_picks > 0; n_picks -= 1) {
      await picks.nth(chance.below(await picks.count())).click();
    }
    await page.locator(`#${chance.pick(plans)}`).click();
  } else if (ways.length > 0) {
    await page.locator('.way').nth(chance.below(ways.length)).click();
  } else if (uses.length > 0 && (lit.length === 0 || chance.percent(60))) {
    await page.locator(`.dock-use[data-action="${chance.pick(uses)}"]`).click();
  } else if (lit.length > 0 && (end.length === 0 || chance.percent(90))) {
    const spot = chance.pick(lit);
    await page.locator(`.place.lit[data-spot="${spot}"]:visible`).first().click({ position: { x: 6, y: 6 } });
  } else {
    await page.locator('#end-turn').click();
  }
  await page.mouse.move(0, 0);
}

/** The same with a thumb on a phone: what is tapped is shown first, and done by the button below. */
async function touch(page, chance, { lit, ways, uses, end, plans }) {
  await page.evaluate(() => document.querySelector('#skip-era')?.click());
  const tap = async (selector) => page.locator(`${selector}:visible`).first().tap({ position: { x: 6, y: 6 } });
  if (plans.length > 0) {
    await tap('#plan-do');
  } else if (ways.length > 0) {
    await page.locator('.way').nth(chance.below(ways.length)).tap();
  } else if (uses.length > 0) {
    await tap(`.dock-use[data-action="${chance.pick(uses)}"]`);
    await page.locator('#do-it').tap();
  } else if (lit.length > 0 && (end.length === 0 || chance.percent(90))) {
    await tap(`.place.lit[data-spot="${chance.pick(lit)}"]`);
    // What is planned lies open at once.
    const doIt = page.locator('#do-it');
    if (await doIt.isVisible()) {
      await doIt.tap();
    }
  } else {
    await tap('#end-turn');
  }
}

export const { waitUntilAsked, actByChance, playUntilEnd, seeChange } = playing({ look, act });
export const { actByChance: actByTouch } = playing({ look, act: touch });
