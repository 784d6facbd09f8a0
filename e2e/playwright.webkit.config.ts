import { defineConfig } from '@playwright/test'
import common from './playwright.config.ts'
import { reportersOf } from './support/reporters.ts'

/** WebKit, which Playwright cannot drive as Debian packages it: `webkit/` speaks WebDriver with it. */
export default defineConfig({
  ...common,
  testDir: 'webkit',
  testIgnore: [],
  outputDir: '../.cache/e2e/webkit-results',
  // A window of WebKit is drawn without a graphics card, so one at a time; the first test is a whole day.
  workers: 1,
  timeout: 60_000,
  reporter: reportersOf('webkit'),
})
