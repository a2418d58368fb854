// Before a match and beside it: the waiting room, codes, clocks, wishes, talk, invitations.

import AxeBuilder from '@axe-core/playwright';
import { fresh, signUp } from '../club.mjs';
import { expect, test } from '../fixtures.mjs';
import { createTable, inviteLink, openLobby, openTable, seeRoom, sitDown } from '../lobby.mjs';
import { playTurn, seeTable, waitUntilAsked } from '../table.mjs';

test('a code brings somebody; all talk, wait and begin', async ({ visitor, chance }) => {
  const [ada, bob] = [await visitor(), await visitor({ locale: 'fr-FR' })];
  await createTable(ada, { seats: ['me', 'open'] });
  const code = await ada.locator('#table-code').innerText();
  await expect(ada.locator('.by-code .link-code svg path')).toBeAttached();
  await expect(ada.locator('.room-told')).toContainText('One seat is free');
  await ada.click('#wait');
  await expect(ada.locator('.room-place.mine')).toContainText('not ready yet');

  await openLobby(bob);
  await bob.locator('#link').fill(code.toLowerCase().replace('-', ''));
  await bob.click('#join');
  await expect(bob.locator('#agreed'), 'what he agrees to').toContainText('pas de pendule');
  await bob.locator('#name').fill('Bob');
  await bob.click('#sit-down');
  await seeRoom(bob);
  await expect(ada.locator('.room-places')).toContainText('Bob');
  await expect(bob.locator('#table-code')).toHaveText(code);

  await ada.locator('.phrases summary').click();
  await ada.getByRole('button', { name: 'Good luck!' }).click();
  await expect(bob.locator('.remarks'), 'in one’s own language').toContainText('Bonne chance');
  await bob.locator('#remark').fill('Merci, à toi aussi');
  await bob.click('#say');
  await expect(ada.locator('.remarks')).toContainText('Merci, à toi aussi');

  await ada.click('#ready');
  await expect(ada.locator('.room-told')).toContainText(/begins/);
  await Promise.all([seeTable(ada), seeTable(bob)]);
  await expect(bob.locator('.beside .remarks'), 'what was said is still there').toContainText('Bonne chance');
  await waitUntilAsked(ada);
  await playTurn(ada, chance);
});

test('a clock runs, stands still when all agree, and taking back is asked', async ({ visitor, chance }) => {
  const [ada, bob] = await openTable(visitor, {
    choose: async (page) => {
      // The terms are those of a table on the server.
      await page.locator('#seat-1-kind').selectOption('open');
      await page.locator('#pace').selectOption('1');
      await page.locator('#undo-vote').check({ force: true });
    },
  });
  const running = ada.locator('.seat-clock.running');
  await expect(running).toHaveAttribute('data-seat', '0');
  await expect(running.locator('.seat-clock-time')).toHaveText(/^1[01]:\d\d$/);
  await bob.click('#wish-pause');
  await expect(ada.locator('.wish')).toContainText('Bob wants a pause');
  await ada.click('#agree');
  await expect(bob.locator('.beside')).toContainText('All clocks stand still');
  await ada.click('#wish-go-on');
  await expect(bob.locator('.beside')).not.toContainText('All clocks stand still');

  await waitUntilAsked(ada);
  const before = await ada.locator('main.table').getAttribute('data-state');
  await ada.locator('.kb-target').first().click({ force: true });
  await expect(ada.locator('main.table')).not.toHaveAttribute('data-state', before);
  await ada.click('#wish-take-back');
  await expect(bob.locator('.wish')).toContainText('Ada wants to take back');
  await bob.click('#agree');
  await expect(ada.locator('.wish')).toHaveCount(0);
  await expect.poll(async () => ada.locator('.standing').count()).toBe(0);
  await playTurn(ada, chance);
  await expect(ada.locator('.seat-clock.running')).toHaveAttribute('data-seat', '1');
});

test('a member is asked to a table, and sits down from home', async ({ visitor }) => {
  const names = [fresh('Ada'), fresh('Ben')];
  const [ada, ben] = [await visitor(), await visitor()];
  await signUp(ada, names[0]);
  await signUp(ben, names[1]);
  await openLobby(ben);
  await createTable(ada, { seats: ['me', 'open'], name: names[0] });
  await ada.locator('#ask-name').fill(names[1]);
  await ada.locator('#ask-words').fill('The return match');
  await ada.click('#ask-member');
  await expect(ada.locator('.ask-member')).toContainText(`${names[1]} was asked`);
  const asked = ben.locator('.game', { hasText: 'The return match' });
  await expect(asked, 'without asking again').toBeVisible();
  await asked.locator('.accept').click();
  await seeTable(ben);
});

test('whoever made a table changes its terms, and the others are asked again', async ({ visitor }) => {
  const [ada, bob] = [await visitor(), await visitor()];
  await createTable(ada, { seats: ['me', 'open', 'open'] });
  await sitDown(bob, await inviteLink(ada));
  await seeRoom(bob);
  await expect(bob.locator('#change'), 'not for others').toHaveCount(0);
  await expect(bob.locator('.agreed')).toContainText('There is no clock');
  await ada.click('#change');
  await ada.locator('#pace').selectOption('4');
  await ada.locator('#undo-rule').selectOption('never');
  await ada.click('#change-terms');
  await expect(bob.locator('.room-changed')).toContainText('time and taking back');
  await expect(bob.locator('.room-changed')).toContainText('Are you still ready?');
  await expect(bob.locator('.agreed')).toContainText('Nothing is taken back');
  await expect(ada.locator('.room-places')).toContainText('not ready yet');
  await bob.click('#ready');
  await expect(bob.locator('.room-changed')).toHaveText('');
});

test('whoever made a table changes who finds it, and how long somebody away is waited for', async ({ visitor }) => {
  const [ada, bob] = [await visitor(), await visitor()];
  const name = fresh('Ada');
  await signUp(ada, name);
  await createTable(ada, { seats: ['me', 'open', 'open'], name });
  await sitDown(bob, await inviteLink(ada));
  await seeRoom(bob);
  await expect(bob.locator('.agreed')).toContainText('Whoever is away is waited for: 2 minutes');
  await ada.click('#change');
  await ada.locator('#visibility-club').check({ force: true });
  await ada.locator('#grace').selectOption('600');
  await ada.click('#change-terms');
  await expect(bob.locator('.room-changed')).toContainText('whether only members find it');
  await expect(bob.locator('.agreed')).toContainText('Members of the club see the table in the lobby');
  await expect(bob.locator('.agreed')).toContainText('Whoever is away is waited for: 10 minutes');
  const id = new URL(ada.url()).pathname.split('/').at(-1);
  const info = await (await ada.request.get(`/api/tables/${id}`)).json();
  expect(info).toMatchObject({ listed: true, 'members-only': true, grace: 600 });
});

for (const colorScheme of ['light', 'dark']) {
  test(`the room fits and reads well, ${colorScheme}`, async ({ visitor }, info) => {
    const page = await visitor({ colorScheme, locale: 'de-DE', viewport: { width: 360, height: 740 } });
    await createTable(page, { game: 'boonlake', seats: ['me', 'open', 'open', 'computer'] });
    await page.waitForLoadState('networkidle');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'it scrolls sideways').toBeLessThanOrEqual(360);
    expect(await page.locator('main').innerText()).not.toContain('⟨');
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter(({ impact }) => ['serious', 'critical'].includes(impact));
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
    await page.screenshot({ path: info.outputPath(`room-${colorScheme}.png`), fullPage: true });
  });
}
