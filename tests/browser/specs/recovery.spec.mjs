// Coming in again by mail.

import { PASSWORD, fresh, seeMember, signUp } from '../club.mjs';
import { expect, test } from '../fixtures.mjs';
import { MailServer } from '../mail.mjs';
import { Server } from '../server.mjs';

test('where the club sends mails, a lost password is replaced by a code that comes by mail', async ({ visitor }) => {
  const mail = new MailServer();
  await mail.start();
  const server = new Server('--mail-server', mail.url, '--mail-from', 'Freehold <play@example.org>');
  await server.start();
  const found = async (number, pattern) => {
    await expect.poll(() => mail.letters.length).toBe(number);
    return mail.letters.at(-1).match(pattern)[0];
  };
  try {
    const name = fresh('Gina');
    const page = await visitor({ baseURL: server.url });
    await signUp(page, name);
    await page.goto('/me/notifications');
    await page.locator('#mail-address').fill('gina@example.org');
    await page.locator('#mail-password').fill(PASSWORD);
    await page.click('#add-mail');
    await page.locator('#mail-code').fill(await found(1, /\b\d{6}\b/));
    await page.click('#add-mail');
    await expect(page.locator('#mail-code')).toHaveCount(0);

    const phone = await visitor({ baseURL: server.url });
    await phone.goto('/sign-in');
    await phone.click('#lost-password');
    const send = phone.locator('#mail-me-a-code');
    await expect(send, 'to whom is not said yet').toBeDisabled();
    await phone.locator('#member-name').fill(name);
    await send.click();
    await expect(phone.locator('#code-on-its-way')).toContainText('on its way');
    await phone.locator('#code').fill(await found(2, /\b\w{4}(-\w{4}){3}\b/));
    await phone.locator('#new-password').fill('battery staple');
    await phone.click('#recover');
    await seeMember(phone, name);
  } finally {
    await server.stop();
    mail.stop();
  }
});

test('where it sends none, nobody is offered one', async ({ visitor }) => {
  const page = await visitor();
  await page.goto('/sign-in');
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/club')),
    page.click('#lost-password'),
  ]);
  await expect(page.locator('#code')).toBeVisible();
  await expect(page.locator('#mail-me-a-code')).toHaveCount(0);
});
