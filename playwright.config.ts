import { defineConfig } from '@playwright/test'

// Chromium's sandbox refuses root; what it would fetch on its own only disturbs the tests.
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const quiet = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
// A new process for each page would take a tenth of the time.
const oneProcess = ['--disable-site-isolation-trials', '--renderer-process-limit=1']
// No page lives long enough for its scripts to be worth optimising, which would take a twelfth of the time.
const unoptimised = ['--js-flags=--no-opt --no-maglev']

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/demo-data.ts',
  outputDir: 'test-results',
  reporter: [['list'], ['./tests/support/slowest-files.ts'], ['./tests/support/flaky-tests.ts']],
  // The whole matrix of `npm run screens` takes eight looks where a test run takes one.
  timeout: process.env.SCREENS ? 300_000 : 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  // A flaky test is told, not hidden: more than two of them fail the run (`flaky-tests.ts`).
  retries: 1,
  forbidOnly: true,
  use: {
    locale: 'en-US',
    // A context of its own for each test would take a fifth of the time.
    reuseContext: true,
    // A screenshot at every end, in case the test has failed, would take a tenth of the time.
    trace: 'on-first-retry',
    // What moves costs most of the time of a test, which waits until it stands.
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [...sandbox, ...quiet, ...oneProcess, ...unoptimised],
    },
  },
})
