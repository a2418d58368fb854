// Playing Kingdom Builder as a person does: by looking at what is lit, and clicking it.

import { isAsked, looking, playing } from './play.mjs';

export { isAsked, liftCurtain, seeTable } from './play.mjs';

/** Everything that a table asks and offers just now, as it is seen. */
export const look = looking(() => {
  const texts = (selector) => [...document.querySelectorAll(selector)].map((element) => element.textContent.trim());
  const count = (selector) => document.querySelectorAll(selector).length;
  const middle = (circle) => {
    const box = circle.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const targets = [...document.querySelectorAll('.kb-target')].map(middle);
  const actions = [...document.querySelectorAll('.ask button[data-action]')].map((button) => button.dataset.action);
  const n_choices = count('.text-choices button');
  return {
    targets,
    actions,
    n_choices,
    n_offers: targets.length + actions.length + n_choices,
    canUndo: count('#undo:not([disabled])') > 0,
    n_standing: count('.standing'),
    players: texts('.player'),
    log: texts('.log-line'),
  };
});

export async function clickAt(page, place) {
  await page.mouse.click(place.x, place.y);
}

export async function clickAction(page, action) {
  await page.locator(`.ask button[data-action="${action}"]`).first().click();
}

async function act(page, chance, { actions, targets }) {
  const others = actions.filter((action) => action !== 'end');
  const canEnd = actions.includes('end');
  if (others.length > 0 && (targets.length === 0 && !canEnd || chance.percent(50))) {
    await clickAction(page, chance.pick(others));
  } else if (targets.length > 0) {
    await clickAt(page, chance.pick(targets));
  } else if (canEnd) {
    await clickAction(page, 'end');
  } else {
    await clickAction(page, chance.pick(others));
  }
}

export const { seeChange, waitUntilAsked, actByChance, playUntilEnd } = playing({ look, act });

/** Clicks a lit hex. */
export async function clickTarget(page, chance) {
  const before = await look(page);
  await clickAt(page, chance.pick(before.targets));
  await seeChange(page, before);
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
