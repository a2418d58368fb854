// Playing Boonlake as a person does: by looking at what is lit on the map and beside it, and clicking it.

import { looking, playing } from './play.mjs';

export { isAsked } from './play.mjs';

export const GAME = 'boonlake';

/** Everything that a table asks and offers just now, as it is seen. */
export const look = looking(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const isShown = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const actions = (selector) => all(selector).filter(isShown).map((button) => button.dataset.action);
  const hasScene = all('#scoring-close').some(isShown);
  const offers = {
    targets: all('svg.board .bl-lit').map(middle),
    places: all('.place.lit').filter(isShown).map((place) => place.dataset.spot),
    ways: actions('.ways:not(.aside) .way'),
    uses: actions('.ask .dock-use:not([disabled])'),
    end: actions('#end-turn[data-action]:not([disabled])'),
  };
  const n_offers = Object.values(offers).reduce((sum, of) => sum + of.length, 0);
  return { ...offers, n_offers, hasScene };
});

/** At a thing, on the map, by a button or by the keyboard. */
async function act(page, chance, { hasScene, targets, places, ways, uses, end }) {
  // Cards of a full hand cover each other: what is in sight of one is its left edge.
  const press = async (selector) => page.locator(selector).first().click({ position: { x: 8, y: 12 } });
  const offers = [
    ...places.map((spot) => () => press(`.place.lit[data-spot="${spot}"]`)),
    ...targets.map(({ x, y }) => () => page.mouse.click(x, y)),
    ...uses.map((action) => () => press(`.ask .dock-use[data-action="${action}"]`)),
  ];
  if (hasScene) {
    await press('#scoring-close');
  }
  if (ways.length > 0) {
    await press(`.ways .way[data-action="${chance.pick(ways)}"]`);
  } else if (end.length > 0 && (offers.length === 0 || chance.percent(40))) {
    await press('#end-turn');
  } else if (targets.length > 0 && chance.percent(20)) {
    await page.locator('svg.board').focus();
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  } else {
    await chance.pick(offers)();
  }
  await page.mouse.move(2, 2);
}

export const { waitUntilAsked, actByChance, playUntilEnd } = playing({ look, act });
