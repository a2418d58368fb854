import { expect, test } from '../fixtures.mjs';
import { openLobby } from '../lobby.mjs';

/** What comes when it is first used: chunks of the program, and the texts of a game. */
const isLate = ({ pathname }) => /(split|chunk)_[^/]*\.wasm$|\.bin$/.test(pathname) || /texts\/[^/]*\/kingdom-builder\.txt$/.test(pathname);

test('a part that does not arrive is said, and can be asked for again', async ({ visitor }) => {
  const page = await visitor({ isTolerant: true });
  await openLobby(page);
  await page.route(isLate, (route) => route.abort());
  await page.click('#new-game');
  await expect(page.locator('#not-arrived [role=alert]')).toBeVisible();
  await page.click('#try-again');
  await expect(page.locator('#not-arrived [role=alert]')).toBeVisible();
  await page.unroute(isLate);
  await page.click('#try-again');
  await expect(page.locator('#create')).toBeVisible();
});

test('a page that cannot speak says that it could not be loaded', async ({ visitor }) => {
  const page = await visitor({ isTolerant: true });
  await page.route('**/common.txt', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('.failed')).toBeVisible();
  await page.unroute('**/common.txt');
  await page.locator('.failed a').first().click();
  await expect(page.locator('#quick-start')).toBeVisible();
});
