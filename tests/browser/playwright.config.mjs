// Where what (and how) the tests run: one browser, one worker, nothing written into the repository
// but below `target`.

import { defineConfig } from '@playwright/test';
import { artefacts, browserPath } from './surroundings.mjs';

export default defineConfig({
  testDir: './specs',
  outputDir: artefacts('results'),
  workers: 1,
  fullyParallel: false,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: artefacts('report.json') }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // Pieces stand still and computers take no time to be followed.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browserPath(),
      args: [
        '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
        '--disable-background-networking', '--disable-component-update', '--disable-sync',
      ],
    },
  },
});
