import { configDefaults, defineConfig } from 'vitest/config'

/** What says the same on every database: on PostgreSQL only with `E2E_FULL=1`. */
const alike =
  process.env.DATABASE_URL && process.env.E2E_FULL !== '1'
    ? [
        'src/**',
        'test/{accessToken,embedded,forms,googleLink,http,journey,notices,password,preferences}.test.ts',
      ]
    : []

export default defineConfig({
  test: {
    name: 'api',
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...alike],
    globalSetup: ['test/support/globalSetup.ts'],
    // Each file opens a database of its own; more at once than this only wait for each other.
    maxWorkers: 2,
    // No file mocks a module or changes the process: the API is loaded once for all of them, not for each.
    isolate: false,
    // Workers of their own, so a turn of their own among the projects of the root.
    sequence: { groupOrder: 1 },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A second, as it is by itself, is little where all cores are busy.
    expect: { poll: { timeout: 10_000 } },
  },
})
