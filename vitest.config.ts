import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { packagesInOneFile } from './tools/test-packages.ts'

/**
 * Never one alone: that one would run all files of a workspace in one and the same page. Three on two cores, because a quarter
 * of the time a test waits: for a save, a process, a limit.
 */
const maxWorkers = Math.max(3, availableParallelism() - 1)

/** Ends a test that hangs, in milliseconds. A screen with all its widgets takes the five seconds of the default while all cores are busy. */
const testTimeout = 20_000

/** Every remote of this checkout, which may hold some alone. */
const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('remote-') && isHere(name))

function isHere(folder: string): boolean {
  return existsSync(join(import.meta.dirname, folder, 'package.json'))
}

const pages = ['shared', 'host', ...remotes].filter(isHere)
const packages = packagesInOneFile(pages)

/** A page of its own for each test file, in a process that is started once: half the time of a process per file. */
const inBrowserLikePage = (name: string) => ({
  resolve: { alias: packages },
  test: {
    name,
    root: name,
    environment: 'happy-dom',
    include: ['{src,pictures}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    testTimeout,
    setupFiles: [join(import.meta.dirname, name, 'src/testing/each-file.test-kit.ts')].filter((file) =>
      existsSync(file),
    ),
    maxWorkers,
    pool: 'vmForks' as const,
    // Node would take the entries of packages that are meant for `require`, which these pages cannot load.
    execArgv: ['--no-experimental-require-module'],
  },
})

/** @param isolate whether a file replaces modules that others use: else they are loaded once for all. */
const inNode = (name: string, root: string, include: string, isolate = true) => ({
  test: {
    name,
    root,
    environment: 'node',
    include: [include],
    restoreMocks: true,
    testTimeout,
    maxWorkers,
    isolate,
    setupFiles: [join(import.meta.dirname, 'releases/src/testing/each-file.test-kit.ts')],
  },
})

/** Files that start processes or hash passwords for half a minute and more: at the end they would keep one core idle. */
const long = /api\/(?:src\/db\/embedded|test\/(?:generated-input|kills|process|postgres-only))\.test\.ts$/

/** The long files first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Measured with `--coverage` alone. Files that no test loads count too, those of the projects that run.
    coverage: {
      provider: 'v8',
      include: ['**/{src,server}/**/*.{ts,tsx}'],
      exclude: [
        '**/*.test.{ts,tsx}',
        '**/*.test-kit.{ts,tsx}',
        '**/*.d.ts',
        '**/testing/**',
        'api-client/src/openapi.ts',
      ],
      reporter: ['text-summary', 'html', 'json-summary'],
      reportsDirectory: join(import.meta.dirname, '.cache/coverage'),
    },
    projects: [
      ...pages.map(inBrowserLikePage),
      ...(isHere('host') ? [inNode('host-server', 'host', 'server/**/*.test.ts', false)] : []),
      inNode('releases', 'releases', 'src/**/*.test.ts', false),
      inNode('build', 'build', 'src/**/*.test.ts'),
      inNode('tools', 'tools', '**/*.test.ts'),
      ...(isHere('e2e') ? [inNode('e2e', 'e2e', '{bench,stores,support}/**/*.test.ts')] : []),
      ...(isHere('api') ? ['api'] : []),
      ...(isHere('api-client') && isHere('api')
        ? [inNode('api-client', 'api-client', 'test/**/*.test.ts')]
        : []),
    ],
  },
})
