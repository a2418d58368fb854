import { expect, test } from '../fixtures.mjs';
import { callMe, createTable } from '../lobby.mjs';
import { clickTarget, liftCurtain, look, playTurn, seeTable } from '../table.mjs';

/** One screen that goes from one person to the next just now. */
async function handedOver(visitor, chance) {
  const page = await visitor();
  await callMe(page, 'Ada');
  await createTable(page, { seats: ['me', 'same-screen'] });
  await expect(page.locator('#curtain-title')).toContainText('Ada');
  await liftCurtain(page);
  await playTurn(page, chance);
  await expect(page.locator('.curtain')).toBeVisible();
  return page;
}

test('the curtain covers everything and names who is next', async ({ visitor, chance }) => {
  const page = await handedOver(visitor, chance);
  await expect(page.locator('#curtain-title')).toContainText('Guest 2');
  const uncovered = await page.evaluate(() => {
    const places = [];
    for (let x = 1; x < innerWidth; x += 40) {
      for (let y = 1; y < innerHeight; y += 40) {
        const found = document.elementFromPoint(x, y);
        if (!found?.closest('.curtain')) {
          places.push([x, y, found?.tagName]);
        }
      }
    }
    return places;
  });
  expect(uncovered).toEqual([]);
  const background = await page.locator('.curtain').evaluate((curtain) => getComputedStyle(curtain).backgroundColor);
  expect(background, 'nothing shines through').toMatch(/^rgb\(/);
});

test('behind the curtain nothing of the table can be reached by keyboard', async ({ visitor, chance }) => {
  const page = await handedOver(visitor, chance);
  const before = await look(page);
  for (let n_tabs = 0; n_tabs < 12; n_tabs += 1) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => document.activeElement.matches('body, .curtain *') || document.activeElement.outerHTML.slice(0, 120));
    expect(where, 'the focus stays off the table').toBe(true);
  }
  for (const key of ['n', 'e', 'u', 't']) {
    await page.keyboard.press(key);
  }
  expect(await look(page)).toEqual(before);
});

test('a reload does not lift the curtain', async ({ visitor, chance }) => {
  const page = await handedOver(visitor, chance);
  await page.reload();
  await seeTable(page);
  await expect(page.locator('#curtain-title')).toContainText('Guest 2');
});

test('after the curtain the other one plays', async ({ visitor, chance }) => {
  const page = await handedOver(visitor, chance);
  await liftCurtain(page);
  expect((await look(page)).isMine).toBe(true);
  await clickTarget(page, chance);
});

test('three at one screen take turns', async ({ visitor, chance }) => {
  const page = await visitor();
  await callMe(page, 'Ada');
  await createTable(page, { seats: ['me', 'same-screen', 'same-screen'] });
  for (const next of ['Ada', 'Guest 2', 'Guest 3', 'Ada', 'Guest 2']) {
    await expect(page.locator('#curtain-title')).toContainText(next);
    await liftCurtain(page);
    await playTurn(page, chance);
  }
});
