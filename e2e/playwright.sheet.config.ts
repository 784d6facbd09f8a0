import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** Takes a picture of every screen and state at three widths in four looks: `npm run contact-sheet`, with `-g LOOK` one of them. */
export default defineConfig({
  ...base,
  testDir: 'sheet',
  testIgnore: [],
  testMatch: '*.record.ts',
  outputDir: '../.cache/e2e/sheet',
  fullyParallel: true,
  workers: 2,
  timeout: 1_200_000,
  reporter: 'list',
  // Where the product runs on this port already, that one is looked at.
  webServer: [base.webServer ?? []].flat().map((server) => ({ ...server, reuseExistingServer: true })),
})
