// From signing up to the waiting room by keyboard alone.

import { PASSWORD, fresh } from '../club.mjs';
import { expect, test } from '../fixtures.mjs';
import { tabTo } from '../keys.mjs';
import { seeRoom } from '../lobby.mjs';

test('a member signs up, looks after the settings, opens a table and waits, by keyboard alone', async ({ visitor }) => {
  const name = fresh('Ada');
  const page = await visitor();
  const { keyboard } = page;
  await page.goto('/sign-up');
  await expect(page.locator('#member-name')).toBeVisible();
  await tabTo(page, '#member-name');
  await keyboard.type(name);
  await tabTo(page, '#password');
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');
  await expect(page.locator('#signed-up')).toBeVisible();
  await tabTo(page, '#go-on');
  await keyboard.press('Enter');

  await expect(page.locator('#member')).toBeVisible();
  await tabTo(page, '#member');
  await keyboard.press('Enter');
  await expect(page.locator('#is-shown')).toBeVisible();
  await tabTo(page, '#is-shown');
  await keyboard.press('Space');
  await expect(page.locator('.kept-note')).not.toBeEmpty();
  await expect(page.locator('#is-shown')).not.toBeChecked();

  await tabTo(page, 'a[href="/"]');
  await keyboard.press('Enter');
  await expect(page.locator('.bar-new')).toBeVisible();
  await tabTo(page, '.bar-new');
  await keyboard.press('Enter');
  await expect(page.locator('#seat-1-kind')).toBeVisible({ timeout: 20_000 });
  await tabTo(page, '#seat-1-kind');
  // The first letters of "Open, by link".
  await keyboard.type('Open');
  await expect(page.locator('#seat-1-kind')).toHaveValue('open');
  await expect(page.locator('#told-back')).toContainText('whoever takes the free seat');
  await tabTo(page, '#create');
  await keyboard.press('Enter');

  await seeRoom(page);
  await tabTo(page, '#wait');
  await keyboard.press('Enter');
  await expect(page.locator('.room-place.mine')).toContainText('not ready yet');
  await tabTo(page, '#remark');
  await keyboard.type('Anybody there?');
  await keyboard.press('Enter');
  await expect(page.locator('.remarks')).toContainText('Anybody there?');
  await tabTo(page, '.note-to-myself > summary');
  await keyboard.press('Enter');
  await tabTo(page, '#note');
  await keyboard.type('Ask Ben');
  await keyboard.press('Tab');
  await expect(page.locator('.note-to-myself [role="status"]')).not.toBeEmpty();
});
