import { expect, test } from '../fixtures.mjs';
import { computer, cutAfter, ME, openLocal, playedByComputers } from '../local.mjs';
import { artefacts } from '../surroundings.mjs';

test('a link to a match of one\'s own carries it to any browser, with who played', async ({ visitor }) => {
  const page = await visitor();
  await page.context().addInitScript(() => {
    navigator.clipboard.writeText = async (text) => { window.copied = text; };
  });
  const played = playedByComputers({ options: 'players=2', n_seats: 2, level: 'greedy' });
  const mine = cutAfter(played, played.log.length, { id: 'mine', seats: [ME, computer('keen')] });
  await openLocal(page, mine);
  await page.goto('/local/mine/replay');
  await expect(page.locator('#slider')).toBeVisible();
  await expect(page.locator('.players')).not.toContainText('You are watching');
  await expect(page.locator('#turn')).toContainText('turn of Ada');
  await expect(page.locator('#ask-title')).toContainText('Ada');

  // The record says who really played: two computers.
  await openLocal(page, played);
  await page.goto('/local/played/replay');
  await expect(page.locator('.player h3')).toHaveCount(2);
  const names = await page.locator('.player h3').allInnerTexts();
  await page.locator('#slider').fill('30');
  await page.click('#copy-link');
  await expect.poll(() => page.evaluate(() => window.copied)).toMatch(/\/replay\/link\?move=30#/);
  const link = await page.evaluate(() => window.copied);
  expect(link.length).toBeLessThan(4_000);

  const friend = await visitor();
  await friend.goto(link);
  await expect(friend.locator('#slider')).toHaveValue('30');
  await expect(friend.locator('.player h3')).toHaveText(names);

  await test.step('all cards are open in their own places', async () => {
    await expect(friend.locator('#eyes')).toHaveValue('all');
    const hidden = friend.locator('.holdings [aria-label*="hidden"]');
    await expect(hidden).toHaveCount(0);
    await friend.locator('#eyes').selectOption('watcher');
    // Whoever's turn it is has played a card.
    await expect(hidden).toHaveCount(1);
  });

  await test.step('a link that was cut says so', async () => {
    await friend.goto('/icon.svg');
    await friend.goto(link.slice(0, -40));
    await expect(friend.getByRole('alert')).toContainText('not whole');
  });
});

test('on a phone a replay follows what happens from near', async ({ visitor }) => {
  const page = await visitor();
  await openLocal(page, playedByComputers({ options: 'players=2', n_seats: 2, level: 'greedy' }));
  for (const [width, height] of [[390, 844], [844, 390]]) {
    await page.setViewportSize({ width, height });
    await page.goto('/local/played/replay');
    await expect(page.locator('#slider')).toBeVisible();
    await expect(page.locator('svg.board'), 'nothing has happened yet').not.toHaveClass(/zoomed/);
    for (const move of [12, 30, 31]) {
      await page.locator('#slider').fill(String(move));
      await expect(page.locator('svg.board')).toHaveClass(/zoomed/);
      const hex = await page.evaluate(() => {
        const board = document.querySelector('svg.board');
        const { width: wide, height: high } = board.getBoundingClientRect();
        const frame = board.viewBox.baseVal;
        return 24 * Math.sqrt(3) * Math.min(wide / frame.width, high / frame.height);
      });
      expect(hex, `${width}×${height} at move ${move}`).toBeGreaterThanOrEqual(20);
      await page.screenshot({ path: artefacts('pictures', `replay-${width}x${height}-${move}.png`) });
    }
  }
});
