// What one does about others at a table: hide and report what they say, change seats, let computers play.

import { fresh, signUp } from '../club.mjs';
import { expect, test } from '../fixtures.mjs';
import { createTable, inviteLink, seeRoom, sitDown } from '../lobby.mjs';
import { seeTable } from '../table.mjs';

test('what somebody says is hidden, shown again and reported, and the host settles it', async ({ visitor, server }) => {
  const host = fresh('Host');
  const [ada, bob, hosting] = [await visitor(), await visitor(), await visitor()];
  await signUp(hosting, host);
  await server.admin('role', host, 'host');
  await createTable(ada, { seats: ['me', 'open', 'open'] });
  await sitDown(bob, await inviteLink(ada));
  await seeRoom(bob);
  const words = fresh('Something unkind');
  await bob.locator('#remark').fill(words);
  await bob.click('#say');
  const remark = ada.locator('.remark').last();
  await expect(remark).toContainText(words);
  await remark.locator('summary').click();
  await remark.getByRole('button', { name: 'Hide Bob' }).click();
  await expect(remark).not.toContainText(words);
  await ada.reload();
  await expect(remark, 'it stays hidden').toContainText('What Bob says is hidden here');
  await remark.locator('summary').click();
  await remark.getByRole('button', { name: 'Show Bob again' }).click();
  await expect(remark).toContainText(words);
  await remark.getByRole('button', { name: 'Report to the host' }).click();
  await expect(remark).toContainText('The host will look at it');

  await hosting.goto('/host');
  const report = hosting.locator('#reports .club-row', { hasText: words });
  await expect(report).toContainText('Bob');
  await report.locator('.button').click();
  await expect(report).toHaveCount(0);
});

test('whoever made a table frees a seat, so that nobody is waited for', async ({ visitor }) => {
  const [ada, bob] = [await visitor(), await visitor()];
  await createTable(ada, { seats: ['me', 'open', 'open'] });
  await sitDown(bob, await inviteLink(ada));
  await seeRoom(bob);
  await expect(bob.locator('.free-seat'), 'the seats are not his to free').toHaveCount(0);
  await ada.getByRole('button', { name: 'Free the seat of Bob' }).click();
  await expect(ada.locator('.room-place.free')).toHaveCount(2);
  await expect(bob.locator('.room-place.mine')).toHaveCount(0);
  await expect(ada.locator('.free-seat'), 'her own she leaves').toHaveCount(0);
});

test('seats are changed, and a computer of any level takes a free one', async ({ visitor }) => {
  const [ada, bob] = [await visitor(), await visitor()];
  await createTable(ada, { seats: ['me', 'open', 'open'] });
  await sitDown(bob, await inviteLink(ada));
  await seeRoom(bob);
  const seats = async () => (await ada.locator('.room-place').allInnerTexts()).map((text) => text.match(/Ada|Bob|Free/)?.[0]);
  await expect.poll(seats).toEqual(['Ada', 'Bob', 'Free']);
  await ada.getByRole('button', { name: 'Move Bob up' }).click();
  await expect.poll(seats).toEqual(['Bob', 'Ada', 'Free']);
  await ada.getByRole('button', { name: 'Sit here' }).click();
  await expect.poll(seats).toEqual(['Bob', 'Free', 'Ada']);
  await ada.locator('#seat1-computer').selectOption('novice');
  await ada.locator('.hand-over .button').click();
  await Promise.all([seeTable(ada), seeTable(bob)]);
  const info = await (await ada.request.get(`/api/tables/${new URL(ada.url()).pathname.split('/').at(-1)}`)).json();
  expect(JSON.stringify(info.seats[1])).toContain('novice');
});
