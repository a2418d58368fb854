import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '../fixtures.mjs';
import { openTable } from '../lobby.mjs';
import { program } from '../surroundings.mjs';
import { look, playUntilEnd, seeTable } from '../table.mjs';

const run = promisify(execFile);

test('a whole game of two people, from the invitation to the record', async ({ visitor, chance }, info) => {
  test.setTimeout(240_000);
  const [ada, bob] = await openTable(visitor, { preset: 'base' });
  await playUntilEnd([ada, bob], chance);

  await test.step('both see the same result, by category', async () => {
    const scores = (page) => page.locator('.chart tbody tr').allInnerTexts();
    const seen = await scores(ada);
    expect(seen.length).toBeGreaterThan(3);
    expect(await scores(bob)).toEqual(seen);
    const titles = [await ada.locator('#end-title').innerText(), await bob.locator('#end-title').innerText()];
    await bob.click('.menu summary');
    await expect(bob.locator('#language')).toBeVisible();
    await expect(bob.locator('.travel'), 'a seat that is done with goes nowhere').toHaveCount(0);
    expect(titles.filter((title) => /Ada|Bob/.test(title)).length).toBeGreaterThanOrEqual(1);
  });

  await test.step('the replay goes to the middle and back, with these eyes and with all', async () => {
    const table = ada.url();
    await ada.click('#replay');
    const slider = ada.locator('#slider');
    await expect(slider).toBeVisible();
    await expect(ada.locator('#verified')).toBeVisible();
    const last = Number(await slider.getAttribute('max'));
    const middle = Math.floor(last / 2);
    await slider.fill(String(middle));
    const n_middle = (await look(ada)).n_standing;
    await slider.fill(String(last));
    await expect.poll(async () => (await look(ada)).n_standing).toBeGreaterThan(n_middle);
    await slider.fill(String(middle));
    await expect.poll(async () => (await look(ada)).n_standing).toBe(n_middle);
    const hidden = ada.locator('.holdings [aria-label*="hidden"]');
    await ada.locator('#eyes').selectOption('watcher');
    await expect(hidden).not.toHaveCount(0);
    await ada.locator('#eyes').selectOption('all');
    await expect(hidden).toHaveCount(0);
    await ada.locator('#eyes').selectOption('watcher');
    await expect(hidden).not.toHaveCount(0);
    await ada.locator('#eyes').selectOption('0');

    const [download] = await Promise.all([ada.waitForEvent('download'), ada.click('#download')]);
    const file = info.outputPath('match.txt');
    await download.saveAs(file);
    const { stdout } = await run(program(), ['verify', file]);
    expect(stdout).not.toBe('');
    await ada.goto(table);
    await seeTable(ada);
  });

  await test.step('one click leads both to another game', async () => {
    const old = ada.url();
    await ada.click('#rematch');
    await expect(ada).not.toHaveURL(old);
    await expect(ada.locator('.room-foot'), 'Bob has not said yes').toContainText('Waiting for Bob');
    await bob.click('#rematch');
    await expect(bob).toHaveURL(ada.url());
    await Promise.all([seeTable(ada), seeTable(bob)]);
    await expect(ada.locator('#end-title')).toHaveCount(0);
    await expect(bob.locator('#end-title')).toHaveCount(0);
    expect([(await look(ada)).isMine, (await look(bob)).isMine].filter(Boolean)).toHaveLength(1);
  });
});
