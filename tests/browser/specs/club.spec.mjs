// Members: becoming one, coming in and out, and what the club's host does.

import AxeBuilder from '@axe-core/playwright';
import { fresh, seeMember, signIn, signUp } from '../club.mjs';
import { expect, test } from '../fixtures.mjs';
import { createTable } from '../lobby.mjs';

test('a guest becomes a member and keeps the tables, here and elsewhere', async ({ visitor }) => {
  const name = fresh('Ada');
  const desk = await visitor();
  await createTable(desk, { seats: ['me', 'open'], name: 'somebody', isOnServer: true });
  const table = new URL(desk.url()).pathname;
  const codes = await signUp(desk, name);
  expect(codes).toHaveLength(8);
  await desk.click('#go-on');
  await seeMember(desk, name);
  await expect(desk.locator(`a[href="${table}"]`).first()).toBeVisible();

  const phone = await visitor({ isTolerant: true });
  await signIn(phone, name, 'wrong horse');
  await expect(phone.locator('.problem')).not.toBeEmpty();
  await signIn(phone, name.toUpperCase());
  await seeMember(phone, name);
  await expect(phone.locator(`a[href="${table}"]`).first()).toBeVisible();

  await desk.goto('/me/devices');
  const others = desk.locator('#devices .button');
  await expect(others).toHaveCount(1);
  await others.click();
  await expect(others).toHaveCount(0);
  await phone.goto('/');
  await expect(phone.locator('#to-sign-in')).toBeVisible();
});

test('a lost password is replaced by a code, once', async ({ visitor }) => {
  const name = fresh('Ben');
  const page = await visitor({ isTolerant: true });
  const [code] = await signUp(page, name);
  const recover = async () => {
    await page.goto('/sign-in');
    await page.click('#lost-password');
    await page.locator('#member-name').fill(name);
    await page.locator('#code').fill(code.toUpperCase().replaceAll('-', ' '));
    await page.locator('#new-password').fill('battery staple');
    await page.click('#recover');
  };
  await recover();
  await seeMember(page, name);
  await recover();
  await expect(page.locator('.problem')).not.toBeEmpty();
  await signIn(page, name, 'battery staple');
  await seeMember(page, name);
});

test('a passkey opens the account without a password', async ({ visitor, server }) => {
  const name = fresh('Chiara');
  const page = await visitor({ baseURL: server.url.replace('127.0.0.1', 'localhost') });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true,
      isUserVerified: true, automaticPresenceSimulation: true,
    },
  });
  await signUp(page, name);
  await page.goto('/me/devices');
  await page.click('#add-key');
  await expect(page.locator('#keys li')).toHaveCount(1);
  await page.click('#sign-out');
  await expect(page.locator('#to-sign-in')).toBeVisible();
  for (const _ of ['once', 'again']) {
    await page.goto('/sign-in');
    await page.click('#sign-in-by-key');
    await seeMember(page, name);
  }
  await page.goto('/me/devices');
  await page.locator('#keys li .button').click();
  await expect(page.locator('#keys li')).toHaveCount(0);
});

test('the host invites, lets in, sends away and tells the news', async ({ visitor, server }) => {
  const [host, guest] = [fresh('Host'), fresh('Mei')];
  const page = await visitor();
  await signUp(page, host);
  await server.admin('role', host, 'host');
  await server.admin('club', '--admission', 'approval');
  await page.goto('/host');
  await page.locator('#invitation-note').fill('for Wu');
  await page.click('#invite');
  const link = await page.locator('#invitation-link').inputValue();
  await page.locator('#club-news').fill('Club evening on Thursday');
  await page.click('#keep-club');
  await expect(page.locator('#club-settings [role="status"]')).not.toBeEmpty();

  const other = await visitor();
  await signUp(other, guest);
  await expect(other.locator('#signed-up')).toContainText(/host/i);
  await page.reload();
  const waiting = page.locator('#people-waiting li').filter({ hasText: guest });
  await waiting.locator('.button').first().click();
  await expect(waiting).toHaveCount(0);
  await other.goto('/');
  await expect(other.locator('#news')).toHaveText('Club evening on Thursday');

  const invited = await visitor();
  await signUp(invited, fresh('Wu'), link);
  expect(invited.url()).not.toContain('#');
  await page.reload();
  await expect(page.locator('#invitations')).toContainText('Wu');
  const member = page.locator('#people-welcome li').filter({ hasText: guest });
  await member.locator('.button').click();
  await expect(page.locator('#people-welcome')).not.toContainText(guest);
  await page.reload();
  await expect(page.locator('#people-banned')).toContainText(guest);
  await expect(page.locator('#host-log li').first()).toContainText(guest);
  const stranger = await visitor({ isTolerant: true });
  await stranger.goto('/host');
  await expect(stranger.locator('.problem')).not.toBeEmpty();
  await expect(stranger.locator('#numbers')).toHaveCount(0);
  await server.admin('club', '--admission', 'open', '--news', '');
});

test('the host makes a copy of everything and takes it away', async ({ visitor, server }) => {
  const name = fresh('Host');
  const page = await visitor();
  await signUp(page, name);
  await server.admin('role', name, 'host');
  await page.goto('/host');
  await expect(page.locator('#health')).toContainText('All is well');
  await page.click('#limits > summary');
  await expect(page.locator('#limits')).toContainText('--tables-per-guest');
  await page.click('#back-up');
  const copies = page.locator('#backups li');
  await expect(copies.first()).toContainText('checked');
  const [download] = await Promise.all([page.waitForEvent('download'), copies.first().locator('a').click()]);
  expect(download.suggestedFilename()).toMatch(/^freehold-\d+\.db$/);
  await server.admin('role', name, 'steward');
  await page.reload();
  await expect(page.locator('#numbers')).toBeVisible();
  await expect(page.locator('#backups'), 'not for stewards').toHaveCount(0);
});

test('whoever wants to be forgotten may still stay', async ({ visitor }) => {
  const name = fresh('Kofi');
  const page = await visitor({ isTolerant: true });
  await signUp(page, name);
  await page.goto('/me/data');
  await page.locator('#farewell-name').fill('somebody else');
  await page.click('#say-farewell');
  await expect(page.locator('.problem').filter({ hasText: /./ })).toHaveCount(1);
  await page.locator('#farewell-name').fill(name);
  await page.click('#say-farewell');
  await expect(page.locator('#leaving')).toBeVisible();
  await page.click('#stay');
  await expect(page.locator('#leaving')).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark']) {
  test(`pages of the club fit and read well, ${colorScheme}`, async ({ visitor, server }) => {
    const name = fresh('Ruth');
    const page = await visitor({ colorScheme, locale: 'de-DE', viewport: { width: 360, height: 740 } });
    await signUp(page, name);
    await server.admin('role', name, 'host');
    const parts = ['name', 'notifications', 'devices', 'look', 'data'].map((part) => `/me/${part}`);
    const profile = `/people/${encodeURIComponent(name)}`;
    for (const address of ['/sign-in', '/sign-up', ...parts, '/people', profile, '/host', '/']) {
      await page.goto(address);
      await expect(page.locator('main h1').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `${address} scrolls sideways`).toBeLessThanOrEqual(360);
      expect(await page.locator('main').innerText(), address).not.toContain('⟨');
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(({ impact }) => ['serious', 'critical'].includes(impact));
      expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), address).toEqual([]);
    }
  });
}
