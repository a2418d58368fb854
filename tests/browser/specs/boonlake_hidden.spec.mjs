// What is sent at a table of Boonlake: nobody is told a card that somebody else holds.

import { GAME, look, playUntilEnd } from '../boonlake.mjs';
import { expect, test } from '../fixtures.mjs';
import { peopleAtTable } from '../lobby.mjs';
import { isAsked, seeTable } from '../play.mjs';

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
  return JSON.stringify([known, events.map(({ event }) => event), legal]).match(/\bc\d+\b/g) ?? [];
}

test('three people play a match, and neither a seat nor a watcher is sent a card of somebody else\'s hand', async ({ visitor, chance }) => {
  test.setTimeout(600_000);
  const pages = await peopleAtTable(visitor, ['Ada', 'Ben', 'Cleo'], { game: GAME });
  const watcher = await visitor();
  const heard = [...pages, watcher].map(overhear);
  // Whoever listens from the start hears everything.
  for (const page of pages) {
    await page.reload();
    await seeTable(page);
  }
  await watcher.goto(pages[0].url());
  await seeTable(watcher);
  const record = () => watcher.request.get(`/api/tables/${new URL(pages[0].url()).pathname.split('/').at(-1)}/record`);
  expect((await record()).ok(), 'there is no record before the end').toBe(false);
  await playUntilEnd(pages, chance);
  for (const page of [...pages, watcher]) {
    await expect(page.locator('.chart tr.total td'), 'all see the end').toHaveCount(pages.length);
  }
  expect((await record()).ok()).toBe(true);
  await expect.poll(() => new Set(heard.map((updates) => updates.at(-1).number)).size, 'all have seen the same').toBe(1);

  const hands = new Map();
  for (const updates of heard.slice(0, pages.length)) {
    for (const { number, eyes, view } of updates) {
      expect(view.hand.length, 'one sees one\'s own hand').toBe(view.seats[eyes].hand);
      hands.set(`${number} ${eyes}`, view.hand);
    }
  }
  let n_compared = 0;
  for (const updates of heard) {
    for (const update of updates) {
      const known = new Set(named(update));
      for (let seat = 0; seat < pages.length; seat += 1) {
        const hand = hands.get(`${update.number} ${seat}`);
        if (seat !== update.eyes && hand) {
          n_compared += 1;
          expect(hand.filter((card) => known.has(card)), `update ${update.number}, seen by ${update.eyes}`).toEqual([]);
          expect(hand.filter((card) => !update.view.unseen.includes(card)), 'it may be in the deck').toEqual([]);
        }
      }
      expect(update.view.unseen, 'in an order that tells nothing').toEqual([...update.view.unseen].sort(byNumber));
    }
  }
  expect(n_compared).toBeGreaterThan(1_000);
  const latest = heard.at(-1).at(-1);
  expect([latest.eyes, latest.legal, latest.view.hand]).toEqual([null, [], []]);
  expect(isAsked(await look(watcher))).toBe(false);
});

function byNumber(one, other) {
  return Number(one.slice(1)) - Number(other.slice(1));
}
