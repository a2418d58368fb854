import { expect, test } from '../fixtures.mjs';
import { focus, tabTo } from '../keys.mjs';
import { openLobby } from '../lobby.mjs';
import { look, seeChange, seeTable, waitUntilAsked } from '../table.mjs';

async function press(page, key) {
  const before = await look(page);
  await page.keyboard.press(key);
  await seeChange(page, before);
}

async function startByKeyboard(page) {
  await openLobby(page);
  await tabTo(page, '#quick-start');
  await page.keyboard.press('Enter');
  await seeTable(page);
  await waitUntilAsked(page);
}

/** Answers by keys until the turn can be ended and nothing has to be built. */
async function buildByKeyboard(page) {
  for (;;) {
    const { targets, actions } = await look(page);
    if (actions.includes('end')) {
      return;
    }
    if (targets.length === 0) {
      await tabTo(page, '.ask-buttons .choice');
      await press(page, 'Enter');
      continue;
    }
    if (!await page.evaluate(() => document.activeElement.matches('svg.board'))) {
      await tabTo(page, 'svg.board');
    }
    await page.keyboard.press('n');
    await expect(page.locator('#board-said')).not.toBeEmpty();
    await press(page, 'Enter');
  }
}

test('from the lobby through a whole turn without a mouse, with undo', async ({ visitor }) => {
  const page = await visitor();
  await startByKeyboard(page);
  const start = await look(page);
  await tabTo(page, 'svg.board');
  await page.keyboard.press('n');
  await press(page, 'Enter');
  expect((await look(page)).n_standing).toBe(start.n_standing + 1);
  await press(page, 'u');
  expect((await look(page)).n_standing).toBe(start.n_standing);
  await buildByKeyboard(page);
  await press(page, 'e');
  await waitUntilAsked(page);
  await expect(page.locator('#announcer'), 'what the other one did is spoken').toContainText(/builds at row \d+/);
  const n_standing = (await look(page)).n_standing;
  expect(n_standing, 'both have built').toBeGreaterThan(start.n_standing + 3);
});

test('the cursor walks over the board and says where it is', async ({ visitor }) => {
  const page = await visitor();
  await startByKeyboard(page);
  await tabTo(page, 'svg.board');
  const said = page.locator('#board-said');
  await page.keyboard.press('ArrowRight');
  const first = await said.textContent();
  expect(first).not.toBe('');
  await page.keyboard.press('ArrowDown');
  await expect(said).not.toHaveText(first);
  await page.keyboard.press('Escape');
  await expect(said).toBeEmpty();
});

test('the text mode plays a turn by its buttons', async ({ visitor }) => {
  const page = await visitor();
  await startByKeyboard(page);
  await page.keyboard.press('t');
  await expect(page.locator('.text-mode')).toBeVisible();
  await expect(page.locator('svg.board')).toHaveCount(0);
  const choices = page.locator('.text-choices button');
  await expect(page.locator('.text-board li')).not.toHaveCount(0);
  for (let n_choices = 0; n_choices < 12; n_choices += 1) {
    const end = page.locator('.text-choices button[data-action="end"]');
    const canEnd = await end.count() > 0;
    const before = await look(page);
    await (canEnd ? end : choices.first()).focus();
    await page.keyboard.press('Enter');
    await seeChange(page, before);
    expect((await focus(page)).tag, 'the focus never falls to the page').not.toBe('BODY');
    if (canEnd) {
      await waitUntilAsked(page);
      return;
    }
  }
  throw new Error('the turn does not end');
});
