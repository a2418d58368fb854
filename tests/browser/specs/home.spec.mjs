// Home: what waits for one comes first, with a picture by which one knows the table again.

import AxeBuilder from '@axe-core/playwright';
import { fresh, seeMember, signUp } from '../club.mjs';
import { expect, test } from '../fixtures.mjs';
import { createTable, openLobby, openTable } from '../lobby.mjs';
import { artefacts } from '../surroundings.mjs';
import { playTurn, seeTable, waitUntilAsked } from '../table.mjs';

/** Whether a picture has come. */
const hasCome = (image) => image.evaluate((it) => it.complete && it.naturalWidth > 0);

test('the table that waits is a card with its picture, and N leads there', async ({ visitor, chance }) => {
  const [ada, bob] = await openTable(visitor);
  await openLobby(bob);
  const thinking = bob.locator('.game', { hasText: 'Ada' }).first();
  await expect(thinking).toContainText('Ada has the turn');
  await expect.poll(() => hasCome(thinking.locator('.stamp img'))).toBe(true);
  const before = await thinking.locator('.stamp img').getAttribute('src');

  await playTurn(ada, chance);
  const card = bob.locator('.move-card.big');
  await expect(card, 'without asking again').toContainText('Ada moved');
  const picture = card.locator('.stamp img');
  await expect(picture, 'it is another one now').not.toHaveAttribute('src', before);
  await expect.poll(() => hasCome(picture)).toBe(true);
  const drawn = await (await bob.request.get(await picture.getAttribute('src'))).text();
  const land = await (await bob.request.get(before)).text();
  expect(drawn, 'what Ada built is on it').not.toBe(land);

  await bob.locator('main').click({ position: { x: 5, y: 5 } });
  // As with Caps Lock.
  await bob.keyboard.press('N');
  await seeTable(bob);
  await waitUntilAsked(bob);
});

for (const [name, wishes] of Object.entries({
  desk: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 1024, height: 768 } },
  phone: { viewport: { width: 360, height: 740 } },
  'dark phone in German': { viewport: { width: 360, height: 740 }, colorScheme: 'dark', locale: 'de-DE' },
  'dark desk in French': { viewport: { width: 1440, height: 900 }, colorScheme: 'dark', locale: 'fr-FR' },
})) {
  test(`home fits and reads well: ${name}`, async ({ visitor }) => {
    const page = await visitor(wishes);
    const looks = async (what) => {
      await page.waitForLoadState('networkidle');
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `${what} scrolls sideways`).toBeLessThanOrEqual(wishes.viewport.width);
      expect(await page.locator('main').innerText()).not.toContain('⟨');
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(({ impact }) => ['serious', 'critical'].includes(impact));
      expect.soft(serious.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), what).toEqual([]);
      await page.screenshot({ path: artefacts('pictures', `home-${what}-${name.replaceAll(' ', '-')}.png`) });
    };
    await openLobby(page);
    await expect(page.locator('.lid > img')).toHaveCount(3);
    await looks('guest');

    const me = fresh('Ada');
    await signUp(page, me);
    for (const game of ['kingdom-builder', 'boonlake', 'suna-valo']) {
      const setup = { game, options: 'players=2', seats: ['me', { computer: { level: 'greedy' } }] };
      const headers = { origin: new URL(page.url()).origin };
      const made = await page.request.post('/api/tables', { data: setup, headers });
      expect(made.status(), await made.text()).toBe(200);
    }
    await openLobby(page);
    await seeMember(page, me);
    await expect(page.locator('.move-card')).toHaveCount(3);
    await expect(page).toHaveTitle(/^\(3\) /);
    await looks('member');
  });
}

test('a table of one\'s own goes on from home', async ({ visitor }) => {
  const page = await visitor();
  await createTable(page, { seats: ['me', 'computer'] });
  await waitUntilAsked(page);
  await openLobby(page);
  await page.locator('.move-card .button.primary').click();
  await seeTable(page);
});
