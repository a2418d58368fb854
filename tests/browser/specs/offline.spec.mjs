import { expect, test } from '../fixtures.mjs';
import { openLobby, startQuickGame } from '../lobby.mjs';
import { seeTable, waitUntilAsked } from '../table.mjs';

/** Waits until the browser keeps everything that belongs to the version. */
async function waitUntilKept(page) {
  const script = await (await page.request.get('/service-worker.js')).text();
  const files = JSON.parse(script.match(/FILES = (\[.*\]);/)[1]);
  expect(files.length).toBeGreaterThan(10);
  const n_missing = () => page.evaluate(async (addresses) => {
    const found = await Promise.all(addresses.map((address) => caches.match(address)));
    return found.filter((answer) => answer === undefined).length;
  }, files);
  await expect.poll(n_missing, { timeout: 30_000 }).toBe(0);
}

test('games of one\'s own begin and go on without a network', async ({ visitor, server }) => {
  const page = await visitor({ serviceWorkers: 'allow' });
  await startQuickGame(page);
  await waitUntilKept(page);
  await server.kill();
  await page.context().setOffline(true);
  try {
    await openLobby(page);
    await expect(page.locator('#server-note')).toContainText('offline');
    await page.click('.games .button');
    await seeTable(page);
    await page.goto('/');
    await page.click('#quick-start');
    await seeTable(page);
    await waitUntilAsked(page);
  } finally {
    await server.start();
  }
});

test('the page can be installed', async ({ visitor }) => {
  const page = await visitor();
  await openLobby(page);
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(address)).json();
  expect(manifest.display).toBe('standalone');
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type'], src).toBe(type);
  }
});
