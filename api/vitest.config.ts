import { configDefaults, defineConfig } from 'vitest/config'
import { onEmbeddedOnly, onPostgresOnly } from './test/files-of-one-database.ts'

/** Whether this run has PostgreSQL under it; else it has the embedded database. */
const onPostgres = Boolean(process.env.DATABASE_URL)

/** With `E2E_FULL=1` every file runs on both databases. */
const skipped = process.env.E2E_FULL === '1' ? [] : onPostgres ? onEmbeddedOnly : skippedOnEmbedded()

/** `npm test` runs the tests on PostgreSQL too. A run of this project alone skips nothing on the embedded database. */
function skippedOnEmbedded(): readonly string[] {
  return process.env.POSTGRES_FOLLOWS === '1' ? onPostgresOnly : []
}

export default defineConfig({
  test: {
    name: 'api',
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...skipped],
    globalSetup: ['test/support/global-setup.ts'],
    // Each file opens a database of its own; more of them at once would only wait for each other. Of those that run on the
    // embedded one alone, most wait for processes.
    maxWorkers: onPostgres ? 2 : 3,
    // No file mocks a module or changes the process, so the API is loaded once for all files.
    isolate: false,
    // This project has its own number of workers, so it needs its own turn among the projects of the root.
    sequence: { groupOrder: 1 },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // The default of one second is too short while all cores are busy.
    expect: { poll: { timeout: 10_000 } },
  },
})
