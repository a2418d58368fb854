import { expect, test } from '../fixtures.mjs';
import { openLobby } from '../lobby.mjs';
import { isRelease } from '../surroundings.mjs';

const MOST_BYTES = 660_000;

test('the first load is small', async ({ visitor }, info) => {
  const page = await visitor();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const sizes = [];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength));
  const start = Date.now();
  await openLobby(page);
  const seconds = (Date.now() - start) / 1000;
  await page.waitForLoadState('networkidle');
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const told = `${Math.round(bytes / 1000)} KB in ${sizes.length} answers, the lobby is usable after ${seconds.toFixed(2)} s`;
  info.annotations.push({ type: 'first load', description: told });
  console.log(`first load (${isRelease() ? 'release' : 'dev'} build): ${told}`);
  if (isRelease()) {
    expect(bytes).toBeLessThan(MOST_BYTES);
  }
});
