import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import common from './playwright.config.ts'
import { reportersOf } from './support/reporters.ts'
import { appUrl } from './support/stack.ts'

/** The tests with the tag `@firefox` in Firefox: a sample of what members do, and what this engine did otherwise once. */
export default defineConfig({
  ...common,
  grep: /@firefox/,
  outputDir: '../.cache/e2e/firefox-results',
  workers: 1,
  // Drawn without a graphics card, a page takes twice the time that it takes in Chromium.
  timeout: 60_000,
  reporter: reportersOf('firefox'),
  use: {
    baseURL: appUrl,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // As in Chromium: faults of the network are for pages, and a service worker would answer in its place.
    serviceWorkers: 'block',
    browserName: 'firefox',
    // Firefox as its makers publish it, over WebDriver BiDi, instead of a build of Playwright's.
    channel: 'moz-firefox',
    // A picture hides the caret by a style element, which Firefox counts as a breach of the page's content policy.
    screenshot: 'off',
    launchOptions: {
      executablePath: fileURLToPath(new URL('support/firefox.ts', import.meta.url)),
      firefoxUserPrefs: {
        'ui.prefersReducedMotion': 1,
        'layout.css.prefers-color-scheme.content-override': 1,
      },
    },
  },
})
