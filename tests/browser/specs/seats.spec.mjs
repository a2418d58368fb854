import { expect, test } from '../fixtures.mjs';
import { callMe, createTable, openLobby, openMore, openTable } from '../lobby.mjs';
import { look, playTurn, seeTable, waitUntilAsked } from '../table.mjs';

test('a computer plays for somebody who left, until that one comes back', async ({ visitor, chance }) => {
  const [ada, bob] = await openTable(visitor, { grace: 0 });
  const table = bob.url();
  await playTurn(ada, chance);
  await bob.goto('/');
  const seat = ada.locator('.player', { hasText: 'Bob' });
  await expect(seat).toContainText('away');
  const { n_standing } = await look(ada);
  await seat.locator('.hand-over select').selectOption('keen');
  await seat.getByRole('button', { name: 'computer' }).click();
  await expect(seat, 'the one that was chosen').toContainText('Keen');
  await waitUntilAsked(ada);
  expect((await look(ada)).n_standing, 'the computer has built').toBeGreaterThanOrEqual(n_standing + 3);

  await bob.goto(table);
  await seeTable(bob);
  await expect(bob.locator('.while-away'), 'Bob is told what was done for him').toContainText('Ravi made');
  await expect(bob.locator('.while-away'), 'where one looks').toBeInViewport();
  await expect(bob.locator('.log-line.for-me').first()).toBeAttached();
  await expect(seat, 'and has his seat back').not.toContainText('Keen');
  await playTurn(ada, chance);
  await waitUntilAsked(bob);
  await playTurn(bob, chance);
  await expect(bob.locator('.while-away')).toHaveCount(0);
  await waitUntilAsked(ada);
});

test('an absent player is waited for', async ({ visitor }) => {
  const [ada, bob] = await openTable(visitor);
  await bob.goto('/');
  const seat = ada.locator('.player', { hasText: 'Bob' });
  await expect(seat).toContainText(/Waited for, [12]:\d\d more/);
  await expect(seat.getByRole('button', { name: 'computer' })).toHaveCount(0);
});

test('a seat goes on at another device, and a used link says so before it asks for a name', async ({ visitor, chance }) => {
  const [ada] = await openTable(visitor);
  const menu = ada.locator('.menu-sheet');
  await expect(menu.locator('.travel')).toHaveCount(0);
  await ada.click('.menu summary');
  await menu.locator('.travel').click();
  const link = await menu.locator('.link').inputValue();
  expect(link).toContain('/join/');
  await menu.locator('.show-code').click();
  await expect(menu.locator('.link-code svg path'), 'a camera can read it').toBeAttached();

  const phone = await visitor();
  await phone.goto(link);
  await expect(phone.locator('main')).toContainText('the seat of Ada');
  await expect(phone.locator('#name'), 'one is called as before').toHaveValue('Ada');
  await phone.click('#sit-down');
  await phone.waitForURL(/\/table\//);
  await seeTable(phone);
  await expect(ada.locator('.players')).toContainText('at another device');
  await waitUntilAsked(phone);
  await playTurn(phone, chance);

  const late = await visitor();
  await late.goto(link);
  await expect(late.locator('#no-seat')).toContainText('used already');
  await expect(late.locator('#name')).toHaveCount(0);
});

test('a free seat is taken from the lobby, which tells whose turn it is', async ({ visitor, chance }) => {
  const [ada, bob] = [await visitor(), await visitor()];
  await createTable(ada, { seats: ['me', 'open'], name: 'Ada Seeks', isListed: true });
  await callMe(bob, 'Bob');
  const line = bob.locator('.game', { hasText: 'Ada Seeks' });
  await line.locator('.sit-down').click();
  await bob.waitForURL(/\/table\//);
  await seeTable(bob);
  await expect(ada.locator('.player', { hasText: 'Bob' })).toBeVisible();
  await openLobby(bob);
  await playTurn(ada, chance);
  await expect(line.locator('.turn-mark'), 'without asking again').toBeVisible();
  await expect(bob).toHaveTitle(/^\(1\) /);

  await openMore(line);
  await line.locator('.parting').click();
  await line.locator('.parting-yes').click();
  await expect(line.locator('.parting'), 'what is left is to watch').toHaveCount(0);
  await expect(line.locator('.turn-mark')).toHaveCount(0);
  await expect(ada.locator('.players')).toContainText('Bob gave this seat up.');
});

test('a listed table can be watched from the lobby, a private one cannot', async ({ visitor }) => {
  const [ada, bob] = [await visitor(), await visitor()];
  await createTable(ada, { seats: ['me', 'computer'], name: 'Ada Listed', isOnServer: true, isListed: true });
  const listed = ada.url();
  await createTable(ada, { seats: ['me', 'computer'], name: 'Ada Private', isOnServer: true });
  const hidden = ada.url();
  await openLobby(bob);
  const games = bob.locator('.games a');
  await expect(games.first()).toBeVisible();
  const addresses = await games.evaluateAll((links) => links.map((link) => link.href));
  expect(addresses).toContain(listed);
  expect(addresses).not.toContain(hidden);
  await bob.locator(`.games a[href="${new URL(listed).pathname}"]`).click();
  await seeTable(bob);
  await expect(bob.locator('.players')).toContainText('You are watching');
  await expect(bob.locator('.players'), 'oneself is not somebody else').not.toContainText('One person');
  await expect(bob.locator('.history')).not.toContainText('your last turn');
  await openLobby(ada);
  await ada.locator(`.games a[href="${new URL(hidden).pathname}"]`).first().click();
  await waitUntilAsked(ada);
});
