import { expect, test } from '../fixtures.mjs';
import { createTable, secretLink, join, openTable, startQuickGame } from '../lobby.mjs';
import { clickAt, clickTarget, look, playTurn, seeChange, seeTable, waitUntilAsked } from '../table.mjs';

test('undo goes back to where somebody learned something, and no further', async ({ visitor, chance }) => {
  const page = await visitor();
  await startQuickGame(page);
  await waitUntilAsked(page);
  await playTurn(page, chance);
  await waitUntilAsked(page);
  await page.mouse.move(0, 0);
  const start = await look(page);
  expect(start.canUndo, 'the turn of the computer stays').toBe(false);
  await clickTarget(page, chance);
  await clickTarget(page, chance);
  for (let n_undone = 0; n_undone < 2; n_undone += 1) {
    const before = await look(page);
    expect(before.canUndo).toBe(true);
    await page.click('#undo');
    await seeChange(page, before);
  }
  await page.mouse.move(0, 0);
  await expect(page.locator('.bubble')).toHaveCount(0);
  // It is another state of the match that looks the same.
  const { state, ...now } = await look(page);
  expect(now).toEqual(Object.fromEntries(Object.entries(start).filter(([name]) => name !== 'state')));
  expect(state).not.toBe(start.state);
});

test('a table without undo offers none', async ({ visitor, chance }) => {
  const page = await visitor();
  await page.goto('/new');
  await page.locator('#undo-never').check({ force: true });
  await page.click('#create');
  await seeTable(page);
  await waitUntilAsked(page);
  await clickTarget(page, chance);
  expect((await look(page)).canUndo).toBe(false);
});

test('an impossible click says why, by the rule', async ({ visitor }) => {
  const page = await visitor();
  await startQuickGame(page);
  await waitUntilAsked(page);
  const before = await look(page);
  const board = await page.locator('svg.board').boundingBox();
  const [lit] = before.targets;
  const isFree = (place) => before.targets.every((target) => Math.hypot(target.x - place.x, target.y - place.y) > 40);
  const places = [];
  for (let x = 0.3; x < 0.7; x += 0.05) {
    for (let y = 0.2; y < 0.8; y += 0.05) {
      places.push({ x: board.x + board.width * x, y: board.y + board.height * y });
    }
  }
  await clickAt(page, places.find(isFree));
  await expect(page.locator('.ask-problem')).toHaveText(/.{10,}/);
  await expect(page.locator('.rule-link')).toHaveText(/^KB-\d+(\.\d+)*$/);
  expect((await look(page)).n_standing).toBe(before.n_standing);
  await clickAt(page, lit);
  await expect(page.locator('.ask-problem')).toBeEmpty();
});

test('a spectator sees no hidden card', async ({ visitor, chance }) => {
  const [ada, bob] = await openTable(visitor);
  const watcher = await visitor();
  const received = [];
  watcher.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => received.push(payload)));
  await watcher.goto(ada.url());
  await seeTable(watcher);
  await playTurn(ada, chance);
  await waitUntilAsked(bob);

  const cards = (page, name) => page.locator('.player', { hasText: name }).locator('.tile-face')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label')));
  await expect(watcher.locator('.players')).toContainText('You are watching');
  expect(await cards(watcher, 'Ada'), 'the card Ada drew for her next turn').toContain('One hidden card');
  expect(await cards(bob, 'Ada')).toContain('One hidden card');
  expect(await cards(ada, 'Ada')).not.toContain('One hidden card');
  expect((await look(watcher)).targets).toEqual([]);
  expect((await look(watcher)).actions).toEqual([]);
  const update = received.map((text) => JSON.parse(text)).filter((message) => message.update).at(-1).update;
  expect(update.eyes).toBe(null);
  expect(update.legal).toEqual([]);
});

test('wrong links are told in plain words', async ({ visitor }) => {
  const [ada, bob] = [await visitor(), await visitor()];
  await createTable(ada, { seats: ['me', 'open'] });
  const link = await secretLink(ada);
  const id = new URL(link).pathname.split('/').at(-1);

  await test.step('a wrong secret', async () => {
    await bob.goto(`/join/${id}#notthesecret`);
    await expect(bob.locator('#no-seat')).toContainText('no longer valid');
    await expect(bob.locator('#name'), 'nobody is asked for a name in vain').toHaveCount(0);
  });
  await test.step('the right one, a second time', async () => {
    await join(await visitor(), link);
    const eve = await visitor();
    await eve.goto(link);
    await expect(eve.locator('#no-seat')).toContainText('used already', { timeout: 20_000 });
    await expect(eve.locator('#name')).toHaveCount(0);
  });
  for (const [path, message] of [
    ['/join/nowhere#secret', 'no such table'],
    ['/table/nowhere', 'no such table'],
    ['/replay/nowhere', 'no such table'],
    ['/local/nowhere', /no such table|nothing here/i],
  ]) {
    await test.step(path, async () => {
      const page = await visitor();
      await page.goto(path);
      await expect(page.locator('[role=alert]').first()).toContainText(message, { timeout: 20_000 });
      await expect(page.locator('main a[href="/"]')).toBeVisible();
    });
  }
});

test('the secret leaves the address bar and is not sent in any address', async ({ visitor }) => {
  const [ada, bob] = [await visitor(), await visitor()];
  await createTable(ada, { seats: ['me', 'open'] });
  const link = await secretLink(ada);
  const secret = new URL(link).hash.slice(1);
  const addresses = [];
  bob.on('request', (request) => addresses.push(request.url()));
  await join(bob, link);
  expect(bob.url()).not.toContain(secret);
  expect(addresses.filter((address) => address.split('#')[0].includes(secret))).toEqual([]);
});
