import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '../tools/chromium.ts'
import { nightly } from './nightly.ts'
import { reportersOf } from './support/reporters.ts'
import { full } from './support/sample.ts'
import { appUrl, stack } from './support/stack.ts'

/** The production build with the real API, in a real Chromium. */
export default defineConfig({
  testDir: '.',
  testIgnore: ['dev/**', 'bench/**', 'stores/**', 'webkit/**', 'support/**', ...(full ? [] : nightly)],
  ...(full ? {} : { grepInvert: /@nightly/ }),
  outputDir: '../.cache/e2e/results',
  // Files run in parallel, because many tests wait for a time limit. The tests of one file run one after the other.
  workers: 2,
  // A full run checks accessibility at each size in each theme, and faults on each remote.
  timeout: full ? 60_000 : 30_000,
  forbidOnly: Boolean(process.env.CI),
  snapshotPathTemplate: '{snapshotDir}/{testFileDir}/snapshots/{arg}{ext}',
  // Another version of the browser draws the edges of letters otherwise.
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.002 } },
  reporter: reportersOf(),
  use: {
    ...devices['Desktop Chrome'],
    baseURL: appUrl,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Fades cost time on a small machine. Tests of fades switch them on.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would answer what a test lets the server answer otherwise. offline/ allows it.
    serviceWorkers: 'block',
    // A trace of every test costs a third of the run; `E2E_TRACE=1` keeps those of the tests that fail.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  webServer: {
    command: 'npm start',
    cwd: '..',
    url: `${appUrl}/api/v1/health`,
    env: stack,
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
