import { defineConfig } from '@playwright/test';
import { chromiumArguments, forShortVisits } from './fixtures/chromium.ts';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/output',
  globalSetup: './fixtures/prepare-demo-data.ts',
  // One more than the two cores that this is measured on: now and then each test waits.
  workers: 3,
  // What hangs ends here: no test is decided by how fast the machine is.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall for seconds; what fails twice has failed.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // Drawing what moves takes a twentieth of a test's time; tests of motion, first touches and shifts have it.
    reducedMotion: 'reduce',
    // A trace costs a third of a test's time: `npm test -- e2e --trace on tests/…` makes one of a test that fails.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Tests that answer requests themselves would not see those of a worker; one is about it.
    serviceWorkers: 'block',
    launchOptions: {
      args: [...chromiumArguments, forShortVisits],
      // A test that needs settings of a whole browser opens one: `inOwnBrowser`.
      ...(process.env.HEADLESS_SHELL_PATH && { executablePath: process.env.HEADLESS_SHELL_PATH }),
    },
  },
});
