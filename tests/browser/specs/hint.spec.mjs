import { expect, test } from '../fixtures.mjs';
import { createTable, openTable, startQuickGame } from '../lobby.mjs';
import { clickTarget, waitUntilAsked } from '../table.mjs';

const ADVICE = /would choose: .+ Chance to win \d+ %, about \d+ points at the end\./;

async function expectHint(page, ask) {
  await waitUntilAsked(page);
  await ask();
  await expect(page.locator('#hint-note')).toContainText(ADVICE, { timeout: 20_000 });
}

test('a hint names one of the lit places with its numbers, and goes with the next move', async ({ visitor, chance }) => {
  const page = await visitor();
  await startQuickGame(page);
  await expectHint(page, () => page.click('#hint'));
  const note = page.locator('#hint-note');
  const [, row, column] = (await note.innerText()).match(/would choose: Build at row (\d+), column (\d+)/);
  await page.click('.note-close');
  await expect(note).not.toHaveClass(/shown/);
  await expect(page.locator('#ask-title')).toBeFocused();

  await expectHint(page, () => page.keyboard.press('h'));
  await clickTarget(page, chance);
  await expect(note, 'it was for the moment before').not.toHaveClass(/shown/);
  await expect(page.locator('.kb-region'), 'and so was its place').toHaveCount(0);

  await page.keyboard.press('u');
  await page.keyboard.press('t');
  const choice = page.locator('.text-choices button', { hasText: `row ${row}, column ${column} ` });
  await expect(choice, 'what was advised could be done').toHaveCount(1);
});

test('on the server hints are for those who play against computers', async ({ visitor }) => {
  const page = await visitor();
  await createTable(page, { seats: ['me', 'computer'], isOnServer: true });
  await expectHint(page, () => page.click('#hint'));
  const [ada] = await openTable(visitor);
  await waitUntilAsked(ada);
  await expect(ada.locator('#hint')).toHaveCount(0);
});
