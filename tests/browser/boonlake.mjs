// Playing Boonlake as a person does: by looking at what is lit on the map and beside it, and clicking it.

import { ME, computer, cutAfter, openLocal, playedByComputers } from './local.mjs';
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
    texts: actions('.text-choices button'),
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

/** The same with a thumb on a phone: what is tapped is shown first, and done by the button below. */
async function touch(page, chance, { hasScene, places, ways, uses, end }) {
  const tap = async (selector) => page.locator(selector).first().tap();
  const doIt = page.locator('#do-it');
  const offers = [
    ...places.map((spot) => async () => {
      await page.locator(`.place.lit[data-spot="${spot}"]`).first().tap({ position: { x: 8, y: 12 } });
      await doIt.tap();
    }),
    ...uses.map((action) => async () => {
      await tap(`.ask .dock-use[data-action="${action}"]`);
      await doIt.tap();
    }),
  ];
  const onwards = page.locator('.ask-walk .button').last();
  if (await onwards.isVisible() && await onwards.isEnabled()) {
    offers.push(async () => {
      await onwards.tap();
      await doIt.tap();
    });
  }
  if (hasScene) {
    await tap('#scoring-close');
  }
  if (ways.length > 0) {
    await tap(`.ways .way[data-action="${chance.pick(ways)}"]`);
  } else if (end.length > 0 && (offers.length === 0 || chance.percent(40))) {
    await tap('#end-turn');
  } else if (offers.length > 0) {
    await chance.pick(offers)();
  } else {
    // The only place to tap lies on the map.
    const { x, y } = (await look(page)).targets[0];
    await page.touchscreen.tap(x, y);
    await doIt.tap();
  }
}

export const { waitUntilAsked, actByChance, playUntilEnd, seeChange } = playing({ look, act });
export const { actByChance: actByTouch } = playing({ look, act: touch });

/** A match of three that computers played. */
export function played() {
  return playedByComputers({ game: GAME, options: 'players=3', n_seats: 3, level: 'greedy', seed: 3 });
}

/** Opens the moment before this entry of the log, with whoever acted there being oneself. */
export async function openBeforeEntry(page, table, entry) {
  const seats = [0, 1, 2].map((seat) => (seat === table.log[entry].seat ? ME : computer('greedy')));
  await openLocal(page, cutAfter(table, entry, { id: `at-${entry}`, seats }));
  await waitUntilAsked(page);
}

/** Opens the moment before the nth action of this kind. */
export async function openBefore(page, table, kind, nth = 0) {
  const moments = [...table.log.keys()].filter((index) => table.log[index].act.startsWith(`${kind} `));
  await openBeforeEntry(page, table, moments[nth]);
}
