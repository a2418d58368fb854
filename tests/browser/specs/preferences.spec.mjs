import { expect, test } from '../fixtures.mjs';
import { startQuickGame } from '../lobby.mjs';
import { openLocal } from '../local.mjs';
import { tableAt } from '../moments.mjs';
import { clickTarget, look, seeTable, waitUntilAsked } from '../table.mjs';

async function choose(page, id, value) {
  await page.click('.menu > summary');
  await page.locator(id).selectOption(value);
  await page.keyboard.press('Escape');
}

async function turnOn(page, id) {
  await page.click('.menu > summary');
  await page.locator(id).check({ force: true });
  await page.keyboard.press('Escape');
}

/** Builds until nothing is left but to end the turn. */
async function buildAll(page, chance) {
  for (;;) {
    const { targets, isMine } = await look(page);
    if (!isMine || targets.length === 0) {
      return;
    }
    await clickTarget(page, chance);
  }
}

test('a turn ends by itself if one likes it so, and else when one says so', async ({ visitor, chance }) => {
  const page = await visitor();
  await startQuickGame(page);
  await waitUntilAsked(page);
  await expect(page.locator('.tile-ready')).toHaveCount(0);
  const first = (await look(page)).n_standing;
  await buildAll(page, chance);
  await expect(page.locator('#end-turn')).toBeEnabled();
  expect((await look(page)).n_standing).toBe(first + 3);
  await choose(page, '#turn-end', 'by-itself');
  await expect.poll(async () => (await look(page)).n_standing, 'the computer has played').toBeGreaterThanOrEqual(first + 6);
});

test('the end of a turn is asked for twice while more could be done', async ({ visitor }) => {
  const page = await visitor();
  const isIt = ({ legal }) => legal.includes('end') && legal.some((action) => action.startsWith('use '));
  await openLocal(page, await tableAt('more', { options: 'players=2', seats: 2, isIt }));
  await waitUntilAsked(page);
  await choose(page, '#turn-end', 'ask-first');
  const { n_standing } = await look(page);
  await page.click('#end-turn');
  await expect(page.locator('#end-turn')).toContainText('End anyway?');
  expect((await look(page)).isMine).toBe(true);
  await page.click('#end-turn');
  await expect.poll(async () => (await look(page)).n_standing).toBeGreaterThan(n_standing);
});

test('colour, order and letters are as one likes them, also after a reload', async ({ visitor }) => {
  const page = await visitor();
  const isIt = ({ log, asked }) => log.length > 40 && asked === 2;
  await openLocal(page, await tableAt('five', { options: 'players=5', seats: 5, isIt }));
  const names = page.locator('.player h3');
  const colours = () => page.evaluate(() => [3, 5].map((seat) => (
    getComputedStyle(document.querySelector(`.player .seat-${seat}`)).getPropertyValue('--seat'))));
  const before = await colours();
  await expect(names.nth(2)).toHaveText('Ada');
  await turnOn(page, '#me-first');
  await expect(names.first()).toHaveText('Ada');
  await turnOn(page, '#letters');
  await expect(page.locator('.kb-letters text').first()).toBeVisible();
  await turnOn(page, '#colour-5');
  await page.reload();
  await seeTable(page);
  await expect(names.first()).toHaveText('Ada');
  await expect(page.locator('.kb-letters text').first()).toBeVisible();
  await page.click('.menu > summary');
  await expect(page.locator('#colour-5')).toBeChecked();
  expect(await colours(), 'whose colour it was has mine').toEqual(before.toReversed());
});
