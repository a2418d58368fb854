// How the tests run: two files at a time, each with a server of its own; what they make lies below `target/browser`, or where
// FREEHOLD_BROWSER_ARTEFACTS says.

import { defineConfig } from '@playwright/test';
import { artefacts, browserPath } from './surroundings.mjs';

export default defineConfig({
  testDir: process.env.FREEHOLD_BROWSER_MEASURES ? './measures' : './specs',
  outputDir: artefacts('results'),
  // What is measured is alone.
  workers: process.env.FREEHOLD_BROWSER_MEASURES ? 1 : 2,
  fullyParallel: false,
  timeout: 120_000,
  // A machine that is busy with other work is late now and then. What passes at its second try only is told
  // as flaky at the end, by name, and wants to be looked into; whoever runs the tests by hand sees it at once.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: artefacts('report.json') }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // What cannot be clicked is told at once, not when the whole test has run out of time.
    actionTimeout: 30_000,
    // Pieces stand still and computers take no time to be followed.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace shows every step, and takes as much time as the tests themselves.
    trace: process.env.FREEHOLD_BROWSER_TRACE ? 'retain-on-failure' : 'off',
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
