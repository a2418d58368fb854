import { expect, test } from '../fixtures.mjs';
import { createTable, openTable } from '../lobby.mjs';
import { Server } from '../server.mjs';
import { clickAt, isAsked, look, playTurn, waitUntilAsked } from '../table.mjs';

/** The whole log, as somebody sees it. */
async function log(page) {
  const isAll = await page.locator('#whole-log').getAttribute('aria-pressed');
  if (isAll !== 'true') {
    await page.click('#whole-log');
  }
  return page.locator('.log-line').allTextContents();
}

/** Waits for the part of the client that comes by itself after the table. */
async function waitForGuide(page) {
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /_guide\.wasm/.test(name)));
}

/** Both have seen equally much; what they call each other differs. */
async function seeTheSame(ada, bob) {
  await expect.poll(async () => (await log(ada)).length).toBe((await log(bob)).length);
  expect((await look(ada)).n_standing).toBe((await look(bob)).n_standing);
}

test('offline and back: nothing is lost, nothing is doubled', async ({ visitor, chance }) => {
  const [ada, bob] = await openTable(visitor);
  await playTurn(ada, chance);
  await playTurn(bob, chance);
  await waitUntilAsked(ada);
  await waitForGuide(ada);
  const before = await look(ada);

  await ada.context().setOffline(true);
  await expect(ada.locator('.connection-lost')).toBeVisible();
  const place = chance.pick(before.targets);
  await clickAt(ada, place);
  await clickAt(ada, place);
  await ada.waitForTimeout(500);
  expect((await look(ada)).n_standing, 'nothing is built on a lost line').toBe(before.n_standing);
  expect((await look(bob)).n_standing).toBe(before.n_standing);

  await ada.context().setOffline(false);
  await expect(ada.locator('.connection-lost')).toHaveCount(0, { timeout: 15_000 });
  await expect.poll(async () => isAsked(await look(ada))).toBe(true);
  const n_built = (await look(ada)).n_standing - before.n_standing;
  expect([0, 1], 'the click counts once or not at all').toContain(n_built);
  await seeTheSame(ada, bob);

  await playTurn(ada, chance);
  await playTurn(bob, chance);
  await waitUntilAsked(ada);
  await seeTheSame(ada, bob);
});

test('a page that is not touched for two minutes is not in sight, until it is', async ({ visitor }) => {
  const page = await visitor();
  const said = [];
  // Each line says so; the one of the table is asked here.
  page.on('websocket', (socket) => socket.url().includes('/api/tables/') && socket.on('framesent', ({ payload }) => {
    said.push(...String(payload).match(/in-sight.*?(true|false)/)?.slice(1) ?? []);
  }));
  await page.clock.install();
  await createTable(page, { seats: ['me', 'open'], isOnServer: true });
  await page.mouse.move(200, 200);
  await page.clock.runFor(110_000);
  expect(said, 'it was touched just now').toEqual([]);
  await page.clock.runFor(20_000);
  await expect.poll(() => said).toEqual(['false']);
  await page.mouse.move(220, 220);
  await expect.poll(() => said).toEqual(['false', 'true']);
});

test('the other one\'s turn is there after being offline', async ({ visitor, chance }) => {
  const [ada, bob] = await openTable(visitor);
  await playTurn(ada, chance);
  await waitForGuide(ada);
  await ada.context().setOffline(true);
  await expect(ada.locator('.connection-lost')).toBeVisible();
  await playTurn(bob, chance);
  await ada.context().setOffline(false);
  await waitUntilAsked(ada);
  await seeTheSame(ada, bob);
});

test('what a table tells when asked is fetched again once the line is back', async ({ visitor, chance }) => {
  const isGuide = ({ pathname }) => /_guide\.wasm$/.test(pathname);
  const [ada] = await openTable(async (wishes) => {
    const page = await visitor({ ...wishes, isTolerant: true });
    await page.route(isGuide, (route) => route.abort());
    return page;
  });
  await playTurn(ada, chance);
  await waitForGuide(ada);
  await ada.unroute(isGuide);
  const again = ada.waitForResponse((response) => isGuide(new URL(response.url())));
  await ada.context().setOffline(true);
  await expect(ada.locator('.connection-lost')).toBeVisible();
  await ada.context().setOffline(false);
  expect((await again).ok()).toBe(true);
});

test('the server dies and comes back: both go on', async ({ visitor, chance }) => {
  const server = new Server();
  try {
    await server.start();
    const here = (wishes) => visitor({ ...wishes, baseURL: server.url });
    const [ada, bob] = await openTable(here);
    await playTurn(ada, chance);
    await playTurn(bob, chance);
    await waitUntilAsked(ada);
    await waitForGuide(ada);
    await waitForGuide(bob);
    const before = await log(ada);

    await server.kill();
    for (const page of [ada, bob]) {
      await expect(page.locator('.connection-lost')).toBeVisible();
    }
    await server.start();
    for (const page of [ada, bob]) {
      await expect(page.locator('.connection-lost')).toHaveCount(0, { timeout: 20_000 });
    }
    await expect.poll(() => log(ada)).toEqual(before);
    await playTurn(ada, chance);
    await playTurn(bob, chance);
    await waitUntilAsked(ada);
    await seeTheSame(ada, bob);
  } finally {
    await server.stop();
  }
});
