import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures.mjs';
import { openLobby } from '../lobby.mjs';
import { ME, beside, computer, cutAfter, openLocal, playedByComputers } from '../local.mjs';

async function expectNoSeriousFindings(page, name) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => ['serious', 'critical'].includes(impact));
  const told = serious.map(({ id, nodes }) => {
    const places = nodes.slice(0, 4).map(({ target, failureSummary }) => `${target}: ${failureSummary.split('\n')[1]?.trim()}`);
    return `${id} (${nodes.length}): ${places.join('; ')}`;
  });
  expect.soft(told, name).toEqual([]);
}

for (const colorScheme of ['light', 'dark']) {
  test(`no serious findings by axe, ${colorScheme}`, async ({ visitor }) => {
    const page = await visitor({ colorScheme });
    const played = playedByComputers({ options: 'players=2 with=all', n_seats: 2 });
    const places = {
      lobby: () => openLobby(page),
      create: async () => {
        await page.goto('/new');
        await page.locator('#preset-own').check({ force: true });
        await page.locator('#quadrants-chosen').check({ force: true });
        await page.locator('#where-server').check({ force: true });
      },
      table: () => {
        const n_actions = Math.floor(played.log.length * 0.6);
        return openLocal(page, cutAfter(played, n_actions, { id: 'middle', seats: [ME, computer()] }));
      },
      'rules and keys': () => page.click('#help'),
      'text mode': async () => {
        await page.keyboard.press('Escape');
        await page.keyboard.press('t');
        await expect(page.locator('.text-mode')).toBeVisible();
      },
      end: async () => {
        await page.keyboard.press('t');
        await openLocal(page, cutAfter(played, Infinity, { id: 'end', seats: [ME, computer()] }));
        await expect(page.locator('#end-title')).toBeVisible();
      },
      replay: async () => {
        await page.goto('/local/end/replay');
        await expect(page.locator('#slider')).toBeVisible();
      },
      curtain: async () => {
        await openLocal(page, cutAfter(played, 0, { id: 'curtain', seats: [beside('Ada'), beside('Bob')] }));
        await expect(page.locator('.curtain')).toBeVisible();
      },
    };
    for (const [name, go] of Object.entries(places)) {
      await test.step(name, async () => {
        await go();
        await expectNoSeriousFindings(page, name);
      });
    }
  });
}
