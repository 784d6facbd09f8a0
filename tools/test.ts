import { spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hasPostgres } from '@cadence/api/test/postgres'
import { hasWebKit, systemFirefox } from './engines.ts'
import { ensureTestPrograms } from './ensure-test-programs.ts'
import { type Outcome, type ReportKind, readOutcome } from './test-report.ts'
import { root } from './workspaces.ts'

/** One thing that is checked: a command, and the report that it writes when it runs tests. */
interface Check {
  name: string
  command: string[]
  folder?: string
  env?: Record<string, string>
  report?: { kind: ReportKind; file: string }
}

const reports = join(root, '.cache/test')
const vitestReport = join(reports, 'vitest.json')
const postgresReport = join(reports, 'postgres.json')

const reporters = (file: string) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]

/** The tests of another engine, after Chromium's and on the same build: two engines at a time would slow each other down. */
const engineCheck = (engine: string, config: string): Check => ({
  name: `end to end, ${engine}`,
  command: ['npx', 'playwright', 'test', '--config', `playwright.${config}.config.ts`],
  folder: 'e2e',
  // Tests release into copies, so these are what Chromium's run has built.
  env: { E2E_RELEASES: 'kept' },
  report: { kind: 'playwright', file: join(root, `.cache/e2e/${config}-report.json`) },
})

/** Checks that run one after the other. */
type Chain = Check[]

/**
 * The chains of a stage run at the same time, where one leaves a core to the other.
 * @param onPostgres whether the tests on PostgreSQL can run here: without them the embedded database runs all.
 */
const stagesOf = (onPostgres: boolean): Chain[][] => [
  [
    [
      { name: 'types', command: ['npx', 'tsc', '-b'] },
      { name: 'public API of shared', command: ['npm', 'run', '--silent', 'api-report', '--', '--check'] },
    ],
    [{ name: 'lint', command: ['npx', 'biome', 'check', '.'] }],
  ],
  [
    [
      {
        name: 'unit and component tests, API on the embedded database',
        command: ['npx', 'vitest', 'run', ...reporters(vitestReport)],
        // Files of the API with plain queries run in the next check only.
        env: onPostgres ? { POSTGRES_FOLLOWS: '1' } : {},
        report: { kind: 'vitest', file: vitestReport },
      },
    ],
  ],
  [
    [
      {
        name: 'end to end, production build',
        command: ['npx', 'playwright', 'test'],
        folder: 'e2e',
        report: { kind: 'playwright', file: join(root, '.cache/e2e/report.json') },
      },
    ],
  ],
  [
    [
      {
        name: 'API on PostgreSQL',
        command: ['npm', 'run', '--silent', 'test:postgres', '--', ...reporters(postgresReport)],
        folder: 'api',
        report: { kind: 'vitest', file: postgresReport },
      },
    ],
    [
      // Left out where they are missing: their servers would start for nothing.
      ...(systemFirefox() ? [engineCheck('Firefox', 'firefox')] : []),
      ...(hasWebKit() ? [engineCheck('WebKit', 'webkit')] : []),
      {
        name: 'end to end, development servers',
        command: ['npx', 'playwright', 'test', '--config', 'playwright.dev.config.ts'],
        folder: 'e2e',
        report: { kind: 'playwright', file: join(root, '.cache/e2e/dev-report.json') },
      },
    ],
  ],
]

/** @param isAlone whether its output can be shown as it comes; otherwise it is shown at the end, in one piece. */
function execute({ command, folder = '.', env }: Check, isAlone: boolean): Promise<number> {
  const [file = '', ...args] = command
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: join(root, folder),
      env: { ...process.env, ...env },
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    const output: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output))
      resolve(code ?? 1)
    })
  })
}

/** Runs a check. Without a report it counts as one; a command that fails without a failed test counts as a failure. */
async function runCheck(check: Check, isAlone: boolean): Promise<Outcome & { note: string }> {
  console.log(`\n— ${check.name}`)
  const start = performance.now()
  const code = await execute(check, isAlone)
  const note = `${((performance.now() - start) / 1000).toFixed(0)} s`
  const outcome = check.report && (await readOutcome(check.report.kind, check.report.file))
  if (outcome === undefined) return { ...bare(code, code === 0 ? 1 : 0), note }
  if (outcome === null) return { ...bare(code, 0), note: `${note}, no tests ran` }
  if (code !== 0 && outcome.failed === 0) return { ...bare(code, outcome.passed), note }
  return { ...outcome, note }
}

/** Of a command that names no failure of its own. */
function bare(code: number, passed: number): Outcome {
  return {
    passed,
    failed: code === 0 ? 0 : 1,
    skipped: 0,
    failures: code === 0 ? [] : [`ended with ${code}`],
  }
}

async function test(): Promise<number> {
  await rm(reports, { recursive: true, force: true })
  await rm(join(root, '.cache/e2e'), { recursive: true, force: true })
  await mkdir(reports, { recursive: true })
  ensureTestPrograms()
  const lines: string[] = []
  let passed = 0
  let failed = 0
  const runChain = async (chain: Chain, isAlone: boolean) => {
    for (const check of chain) {
      const result = await runCheck(check, isAlone)
      passed += result.passed
      failed += result.failed
      const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : ''
      lines.push(`${check.name}: ${result.passed} passed, ${result.failed} failed${skipped} (${result.note})`)
      lines.push(...result.failures.map((failure) => `  ✗ ${failure.replace(`${root}/`, '')}`))
    }
  }
  for (const stage of stagesOf(hasPostgres()))
    await Promise.all(stage.map((chain) => runChain(chain, stage.length === 1)))
  for (const [engine, isThere] of [
    ['Firefox', systemFirefox() !== undefined],
    ['WebKit', hasWebKit()],
  ] as const)
    if (!isThere) lines.push(`end to end, ${engine}: left out, because it is not installed`)
  console.log(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed`)
  return failed > 0 || passed === 0 ? 1 : 0
}

process.exitCode = await test()
