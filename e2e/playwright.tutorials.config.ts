import { defineConfig } from '@playwright/test'
import { launchOptions } from '../tools/chromium.ts'
import base from './playwright.config.ts'

/** Records the loops of the help center from the production build: `npm run record-tutorials`, with `-g NAME` one of them. */
export default defineConfig({
  ...base,
  testDir: 'tutorials',
  testIgnore: [],
  testMatch: '*.record.ts',
  outputDir: '../.cache/e2e/tutorials',
  // A second browser would take the first one's pictures.
  workers: 1,
  timeout: 120_000,
  use: {
    ...base.use,
    // Fields of a time follow the language of Chromium, not that of the page. Without its French texts
    // (Debian: chromium-l10n) it stays with English, and the fields show AM and PM.
    launchOptions: {
      ...launchOptions(),
      args: [...launchOptions().args, '--lang=fr-FR'],
      env: { ...process.env, LANGUAGE: 'fr', LC_ALL: 'fr_FR.UTF-8' },
    },
  },
  reporter: 'list',
  // Where the product runs on this port already, that one is filmed.
  webServer: [base.webServer ?? []].flat().map((server) => ({ ...server, reuseExistingServer: true })),
})
