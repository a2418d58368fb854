// Members of the club.

import { randomUUID } from 'node:crypto';
import { expect } from './fixtures.mjs';

export const PASSWORD = 'correct horse';

/** A name that nobody has yet: tests that share a server must not take each other's. */
export function fresh(name) {
  return `${name} ${randomUUID().slice(0, 6)}`;
}

/** Fills in the form on the page for new members; gives the codes that are told. */
export async function signUp(page, name, address = '/sign-up') {
  await page.goto(address);
  await page.locator('#member-name').fill(name);
  await page.locator('#password').fill(PASSWORD);
  await page.click('#sign-up');
  await expect(page.locator('#signed-up')).toBeVisible();
  return page.locator('.codes code').allInnerTexts();
}

export async function signIn(page, name, password = PASSWORD) {
  await page.goto('/sign-in');
  await page.locator('#member-name').fill(name);
  await page.locator('#password').fill(password);
  await page.click('#sign-in');
}

/** Whether the lobby knows one as this member. */
export async function seeMember(page, name) {
  await expect(page.locator('#member strong')).toHaveText(name);
}
