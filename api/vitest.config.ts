import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that no database can change the result of. They run on PostgreSQL only with `E2E_FULL=1`. */
const sameOnEveryDatabase = [
  'src/account/change-password.test.ts',
  'src/auth/{common-passwords,passwords}.test.ts',
  'src/auth/google/google-link.test.ts',
  'src/changes/event-stream.test.ts',
  'src/config/**',
  'src/db/embedded.test.ts',
  'src/forms/**',
  'src/http/counted-address.test.ts',
  'src/lib/**',
  'src/limits/**',
  'src/log/**',
  'src/mail/smtp-transport.test.ts',
  'src/notices/**',
  'src/preferences/**',
  'src/profile/photo/photo-reencode.test.ts',
  'src/sessions/{access-token,device}.test.ts',
  'src/subscriptions/calendar-{fetcher,text}.test.ts',
  'test/{http,journey}.test.ts',
]
const skipped = process.env.DATABASE_URL && process.env.E2E_FULL !== '1' ? sameOnEveryDatabase : []

export default defineConfig({
  test: {
    name: 'api',
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...skipped],
    globalSetup: ['test/support/global-setup.ts'],
    // Each file opens a database of its own; more of them at once would only wait for each other.
    maxWorkers: 2,
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
