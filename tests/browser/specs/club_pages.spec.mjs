// The pages around the tables in each language, at the least width; and what a phone's screen reader finds.

import AxeBuilder from '@axe-core/playwright';
import { fresh, signUp } from '../club.mjs';
import { expect, test } from '../fixtures.mjs';
import { createTable } from '../lobby.mjs';

const NARROW = { width: 360, height: 740 };

async function seeThatItFits(page, where) {
  await expect(page.locator('main h1').first()).toBeVisible({ timeout: 20_000 });
  await page.waitForLoadState('networkidle');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `${where} scrolls sideways`).toBeLessThanOrEqual(NARROW.width);
  expect(await page.locator('body').innerText(), where).not.toContain('⟨');
}

for (const locale of ['en-GB', 'fr-FR']) {
  test(`pages of the club fit and speak, ${locale}`, async ({ visitor, server }) => {
    const [name, friend] = [fresh('Ruth'), fresh('Wilhelmine')];
    const other = await visitor();
    await signUp(other, friend);
    const page = await visitor({ locale, viewport: NARROW });
    await signUp(page, name);
    await server.admin('role', name, 'host');
    await page.request.post(`/api/people/${encodeURIComponent(friend)}/regard`, { data: { regard: 'friend' } });
    const parts = ['name', 'notifications', 'devices', 'look', 'data'].map((part) => `/me/${part}`);
    const profile = `/people/${encodeURIComponent(name)}`;
    const pages = ['/', '/sign-in', '/people', profile, '/host', '/learn', '/learn/boonlake', '/review/abc', ...parts];
    for (const address of pages) {
      await page.goto(address);
      await seeThatItFits(page, address);
    }
    await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    await page.goto('/host');
    await page.locator('#people-welcome .care > summary').first().click();
    await seeThatItFits(page, 'what the host does about a member');

    await createTable(page, {
      seats: ['me', 'open', 'computer'],
      name,
      choose: async () => {
        await page.locator('#seat-1-kind').selectOption('friend');
        await page.locator('#away').selectOption('1');
        await page.locator('#away-level').selectOption('keen');
        await seeThatItFits(page, '/new');
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(({ impact }) => ['serious', 'critical'].includes(impact));
        expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), 'a member’s new table').toEqual([]);
      },
    });
    await seeThatItFits(page, 'the waiting room');
  });
}

test('a place is kept for reviews and lessons, and says what there is already', async ({ visitor }) => {
  const page = await visitor();
  const answer = await page.goto('/review/abc');
  expect(answer.status()).toBe(200);
  await expect(page.locator('#to-replay')).toHaveAttribute('href', '/replay/abc');
  await page.goto('/learn');
  await expect(page.locator('.learn .sheet')).toHaveCount(3);
  await page.goto('/learn/suna-valo');
  await expect(page.locator('.learn .sheet')).toHaveCount(1);
  await page.locator('.learn a[href="/rules/suna-valo"]').click();
  await expect(page.locator('main.rules')).toBeVisible();
  await page.goto('/learn/nothing');
  await expect(page.locator('.dead-end')).toBeVisible();
});
