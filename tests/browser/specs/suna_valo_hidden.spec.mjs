// What is sent at a table of Suna Valo: nobody is told a card that somebody else holds for a new era.

import { expect, test } from '../fixtures.mjs';
import { openTable } from '../lobby.mjs';
import { seeTable } from '../play.mjs';
import { GAME, playUntilEnd } from '../valley.mjs';

/** Notes down every update that a page is sent from now on. */
function overhear(page) {
  const updates = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => {
    const message = JSON.parse(payload);
    if (message.update) {
      updates.push(message.update);
    }
  }));
  return updates;
}

/** Everything that an update names, apart from the cards that may lie in the deck as well as in a hand. */
function named({ view, events, legal }) {
  const { unseen, ...known } = view;
  return new Set(JSON.stringify([known, events.map(({ event }) => event), legal]).match(/[\w-]+/g));
}

test('the hand of a new era is sent neither to the other nor to a watcher', async ({ visitor, chance }) => {
  test.setTimeout(600_000);
  const pages = await openTable(visitor, { game: GAME });
  const watcher = await visitor();
  const heard = [...pages, watcher].map(overhear);
  // Whoever listens from the start hears everything.
  for (const page of pages) {
    await page.reload();
    await seeTable(page);
  }
  await watcher.goto(pages[0].url());
  await seeTable(watcher);
  // Hands are held between the eras alone; both of the second era's are held when it begins.
  const hasBegun = () => heard.at(-1).at(-1)?.view.era === 'two' && heard.at(-1).at(-1).view['hand-sizes'].every((size) => size['farm-cards'] === 0);
  await playUntilEnd(pages, chance, { after: async () => hasBegun() });

  const hands = new Map();
  for (const updates of heard.slice(0, pages.length)) {
    for (const { number, eyes, view } of updates) {
      hands.set(`${number} ${eyes}`, view.hand);
    }
  }
  let n_compared = 0;
  for (const updates of heard) {
    for (const update of updates) {
      const known = named(update);
      for (const [seat] of pages.entries()) {
        const hand = hands.get(`${update.number} ${seat}`) ?? [];
        if (seat !== update.eyes && hand.length > 0) {
          n_compared += 1;
          expect(hand.filter((card) => known.has(card)), `update ${update.number}, seen by ${update.eyes}`).toEqual([]);
        }
      }
      if (update.eyes === null) {
        expect(update.view.hand, 'a watcher holds nothing').toEqual([]);
      }
    }
  }
  expect(n_compared, 'hands were held').toBeGreaterThan(3);
});
