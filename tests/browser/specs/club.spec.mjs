// Members: becoming one, coming in and out, and what the club's host does.

import AxeBuilder from '@axe-core/playwright';
import { PASSWORD, fresh, seeMember, signIn, signUp } from '../club.mjs';
import { expect, test } from '../fixtures.mjs';
import { createTable, inviteLink, join } from '../lobby.mjs';

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
  await page.locator('#key-password').fill('wrong horse');
  await page.click('#add-key');
  await expect(page.locator('#keys .problem')).not.toBeEmpty();
  await page.locator('#key-password').fill(PASSWORD);
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
  await member.getByRole('button', { name: /Send away/ }).click();
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

test('the host gives roles, invites for a time, and helps who has lost everything', async ({ visitor, server }) => {
  const [host, name] = [fresh('Host'), fresh('Mei')];
  const [page, other] = [await visitor(), await visitor()];
  await signUp(other, name);
  await signUp(page, host);
  await server.admin('role', host, 'host');
  await page.goto('/host');
  await page.locator('#invitation-note').fill('for a helper');
  await page.locator('#invitation-role').selectOption('steward');
  await page.locator('#invitation-days').selectOption('30');
  await page.click('#invite');
  await expect(page.locator('#invitations li', { hasText: 'for a helper' })).toContainText('steward');

  const member = page.locator('#people-welcome li').filter({ hasText: name });
  await member.locator('.care > summary').click();
  await member.locator('.reset').click();
  const code = await member.locator('.reset-code').innerText();
  await member.locator('.role').selectOption('steward');
  await member.locator('.give-role').click();
  await expect(member.locator('.who')).toContainText('steward');
  await page.reload();
  await expect(page.locator('#host-log')).toContainText(name);

  await page.locator('#season summary').click();
  await page.click('#begin-season');
  await expect(page.locator('#season')).toContainText('A season has begun');

  await other.goto('/host');
  await expect(other.locator('#numbers')).toBeVisible();
  await expect(other.locator('#season'), 'not for stewards').toHaveCount(0);
  await expect(other.locator('#club-settings'), 'not for stewards').toHaveCount(0);
  await expect(other.locator('.care'), 'not for stewards').toHaveCount(0);
  await expect(other.locator('#invitation-role'), 'not for stewards').toHaveCount(0);
  const phone = await visitor();
  await phone.goto('/sign-in');
  await phone.click('#lost-password');
  await phone.locator('#member-name').fill(name);
  await phone.locator('#code').fill(code);
  await phone.locator('#new-password').fill('battery staple');
  await phone.click('#recover');
  await seeMember(phone, name);
});

test('in a long list one goes to a name', async ({ visitor, server }) => {
  const page = await visitor();
  for (let index = 0; index <= 50; index += 1) {
    const name = `Zz ${String(index).padStart(2, '0')}`;
    const answer = await page.request.post('/api/sign-up', { data: { name, password: PASSWORD } });
    expect(answer.status(), await answer.text()).toBe(200);
    await page.request.post('/api/sign-out');
  }
  const host = fresh('Host');
  await signUp(page, host);
  await server.admin('role', host, 'host');
  for (const [address, list] of [['/people', 'people'], ['/host', 'hosted-welcome']]) {
    await page.goto(address);
    const rows = page.locator(`#${list} .club-row`);
    await expect(rows).toHaveCount(50, { timeout: 30_000 });
    await page.click(`#more-${list}`);
    // The server is still busy with the passwords of fifty others.
    await expect(rows.nth(50)).toBeVisible({ timeout: 30_000 });
    await page.locator(`#${list}-from`).fill('ZZ 49');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('Zz 49');
  }
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
    await addWays(page, ['a', 'b']);
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

/** Ways to be told, one for each path. */
async function addWays(page, paths) {
  await page.goto('/me/notifications');
  for (const path of paths) {
    await page.locator('#webhook').fill(`https://chat.example.org/${path}`);
    await page.click('#add-webhook');
    await expect(page.locator('#webhook')).toHaveValue('');
  }
}

test('one chooses what is told by which way, and when', async ({ visitor }) => {
  const page = await visitor();
  await signUp(page, fresh('Dora'));
  await page.click('#go-on');
  await addWays(page, ['a', 'b']);
  const switches = page.locator('.told .toggle');
  await expect(switches).toHaveCount(10);
  const begins = page.getByRole('switch', { name: /A table of mine begins or ends/ });
  const kept = page.waitForResponse((response) => /channels\/\d+$/.test(response.url()));
  await begins.first().uncheck();
  await kept;
  await page.locator('#delay').selectOption({ label: 'everything in one message, at 6 in the evening' });
  await page.locator('#quiet-from').selectOption({ label: '21:00' });
  await expect.poll(async () => {
    await page.reload();
    await expect(switches).toHaveCount(10);
    return [await page.locator('#delay').inputValue(), await page.locator('#quiet-from').inputValue(), await page.locator('#quiet-to').inputValue()];
  }).toEqual(['4', '21', '7']);
  await expect(begins.first()).not.toBeChecked();
  await expect(begins.last()).toBeChecked();
  await page.locator('.way-end').first().click();
  await expect(switches).toHaveCount(5);
  await expect(begins).toBeChecked();
});

test('a table can be kept quiet', async ({ visitor }) => {
  const page = await visitor();
  await signUp(page, fresh('Edda'));
  await page.click('#go-on');
  const word = page.locator('#word-of-table');
  await createTable(page, { seats: ['me', 'open'] });
  await join(await visitor(), await inviteLink(page));
  await expect(page.locator('#note')).toHaveCount(1);
  await expect(word).toHaveCount(0);
  const table = page.url();
  await addWays(page, ['a']);
  await expect(page.locator('.told')).toBeVisible();
  await page.goto(table);
  await expect(word).toBeChecked();
  const kept = page.waitForResponse((response) => response.url().endsWith('/word') && response.request().method() === 'POST');
  await word.uncheck();
  await kept;
  await page.reload();
  await expect(word).not.toBeChecked();
});
