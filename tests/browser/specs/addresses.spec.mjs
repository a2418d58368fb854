import { expect, test } from '../fixtures.mjs';
import { openLobby } from '../lobby.mjs';

test('an unknown address shows a page of ours, with a way back', async ({ visitor }) => {
  const page = await visitor();
  const answer = await page.goto('/nowhere/at/all');
  expect(answer.status()).toBe(404);
  await page.locator('main a[href="/"]').click();
  await expect(page.locator('#quick-start')).toBeVisible();
});

test('links and the browser buttons go from page to page without loading anew', async ({ visitor }) => {
  const page = await visitor();
  await openLobby(page);
  await page.evaluate(() => { window.isTheSame = true; });
  await page.click('#new-game');
  await expect(page).toHaveURL(/\/new$/);
  await expect(page.locator('main.create')).toBeFocused();
  await page.goBack();
  await expect(page.locator('#quick-start')).toBeVisible();
  await page.goForward();
  await expect(page.locator('#create')).toBeVisible();
  await page.click('.brand');
  await expect(page.locator('main.lobby')).toBeFocused();
  expect(await page.evaluate(() => window.isTheSame)).toBe(true);
});
