// Suna Valo with the characters of later games, by thumb, by keyboard and in words.

import { expect, test } from '../fixtures.mjs';
import { focus, tabTo } from '../keys.mjs';
import { ME, beside, computer, cutAfter, kept, openLocal, playedByComputers } from '../local.mjs';
import { GAME, actByTouch, look, playUntilEnd, seeChange, waitUntilAsked } from '../valley.mjs';

/** A match that computers played, by these characters. */
function played(characters = 'first') {
  return playedByComputers({ game: GAME, options: `players=2 characters=${characters}`, n_seats: 2, level: 'greedy' });
}

/** Opens a turn of the first seat, the nth. */
async function openTurn(page, nth, id) {
  const table = played();
  const turns = [...table.log.keys()].filter((index) => table.log[index].seat === 0 && /^(buy|ship)/.test(table.log[index].act));
  await openLocal(page, cutAfter(table, turns.at(nth), { id, seats: [ME, computer('greedy')] }));
  await waitUntilAsked(page);
  const n_before = turns.at(nth);
  return async () => (await kept(page, id)).log.slice(n_before).some(({ seat }) => seat === 1);
}

for (const characters of ['barterer,gleaner', 'scout,haggler']) {
  test(`two at one screen play ${characters} to the end of the match`, async ({ visitor, chance }) => {
    test.slow();
    const page = await visitor();
    const table = played(characters);
    // From the second income on: that is a third of a match.
    const start = Math.floor(table.log.length * 0.62);
    await openLocal(page, cutAfter(table, start, { id: 'characters', seats: [ME, beside('Ben')] }));
    await playUntilEnd([page], chance);
    await expect(page.locator('#end-title')).not.toBeEmpty();
    const later = (await kept(page, 'characters')).log.slice(start).map(({ act }) => act.split(' ')[0]);
    // What only one of them does.
    expect(later).toContain(characters === 'barterer,gleaner' ? 'dig' : 'look');
  });
}

test('a turn and more with a thumb', async ({ visitor, chance }) => {
  const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await openTurn(page, 4, 'thumb');
  for (let n_acts = 0; n_acts < 15; n_acts += 1) {
    await waitUntilAsked(page);
    await actByTouch(page, chance);
  }
});

/** Answers what is asked by keys alone. */
async function answerByKeys(page, { lit, ways, uses, plans }) {
  if (plans.length > 0) {
    // The obvious has the focus from the first, and what else the plan offers is beside it.
    await expect(page.locator('#plan-do')).toBeFocused();
    expect((await focus(page)).isVisible, 'one sees what Enter does').toBe(true);
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('.v-plan button:focus')).toBeVisible();
    await tabTo(page, '#plan-do');
    await page.keyboard.press('Enter');
  } else if (ways.length > 0 || uses.length > 0) {
    await page.keyboard.press('1');
  } else if (lit.length > 0) {
    await page.keyboard.press('n');
    expect((await focus(page)).isVisible, 'one sees where one is').toBe(true);
    await page.keyboard.press('Enter');
  } else {
    await page.keyboard.press('e');
  }
}

test('a whole turn by keys', async ({ visitor }) => {
  const page = await visitor();
  const isOver = await openTurn(page, 4, 'keys');
  for (let n_acts = 0; !await isOver(); n_acts += 1) {
    expect(n_acts, 'the turn ends').toBeLessThan(40);
    await waitUntilAsked(page);
    const before = await look(page);
    await answerByKeys(page, before);
    await seeChange(page, before);
  }
});

test('a turn in words', async ({ visitor }) => {
  const page = await visitor();
  const isOver = await openTurn(page, 4, 'words');
  await page.keyboard.press('t');
  await expect(page.locator('.text-board li').first()).toBeVisible();
  await expect(page.locator('.text-mode')).toContainText('Figures that stand on the farm of');
  const choice = page.locator('.text-choices button').first();
  for (let n_acts = 0; !await isOver(); n_acts += 1) {
    expect(n_acts, 'the turn ends').toBeLessThan(40);
    await expect(choice).toBeVisible();
    const { state } = await look(page);
    await choice.focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await look(page)).state).not.toBe(state);
    await expect.poll(async () => (await focus(page)).tag, 'the focus does not stay on the page').not.toBe('BODY');
  }
});
