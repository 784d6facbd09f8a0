import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '../tools/chromium.ts'
import { devStack, devUrl } from './support/dev-stack.ts'
import { reportersOf } from './support/reporters.ts'

/** The development servers, as `npm run dev` starts them. */
export default defineConfig({
  testDir: 'dev',
  outputDir: '../.cache/e2e/dev-results',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: reportersOf('dev'),
  use: { ...devices['Desktop Chrome'], baseURL: devUrl, locale: 'fr-FR', launchOptions: launchOptions() },
  webServer: {
    command: 'npm run dev',
    cwd: '..',
    // The API is the last part to be ready; the host hands the call over to it.
    url: `${devUrl}/api/v1/health`,
    env: devStack,
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
