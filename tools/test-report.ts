import { readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod/mini'

/** Who wrote a report. */
export type ReportKind = 'vitest' | 'playwright'

/** What came of a run. A flaky test passed in the end. */
export interface Outcome {
  passed: number
  failed: number
  /** Tests that did not run: they need a program that is missing here, or are left to a full run. */
  skipped: number
  /** Each failure: its place, and its first message. */
  failures: string[]
}

const vitest = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numFailedTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.nullish(z.array(z.string())),
        }),
      ),
    }),
  ),
})

const failure = z.object({ message: z.optional(z.string()) })

const suite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.array(z.object({ errors: z.array(failure) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.optional(z.array(suite))
  },
})
type Suite = z.infer<typeof suite>

const playwright = z.object({
  errors: z.array(failure),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suite),
})

/** The outcome from the text of a report. @throws when it is not one. */
export function outcomeOf(kind: ReportKind, text: string): Outcome {
  const json: unknown = JSON.parse(text)
  if (kind === 'vitest') {
    const report = vitest.parse(json)
    const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      const broke = status === 'failed' && failed.length === 0
      if (broke) return [described(name, message)]
      return failed.map((test) => described(`${name} › ${test.fullName}`, test.failureMessages?.[0]))
    })
    // A file that breaks before its first test has no failed test of its own.
    return {
      passed: report.numPassedTests,
      failed: Math.max(report.numFailedTests, Math.min(report.numFailedTestSuites, 1)),
      skipped: report.numPendingTests,
      failures,
    }
  }
  const { errors, stats, suites } = playwright.parse(json)
  const failures = [
    ...suites.flatMap(failuresIn),
    ...errors.map(({ message }) => described('outside any test', message)),
  ]
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures,
  }
}

function failuresIn({ specs, suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => described(`${file}:${line} › ${title}`, results.at(-1)?.errors[0]?.message)),
  )
  return [...own, ...suites.flatMap(failuresIn)]
}

/** One line: the place and the first line of the message, without a terminal's colours. */
function described(where: string, message = ''): string {
  const [first = ''] = stripVTControlCharacters(message).trim().split('\n')
  return first === '' ? where : `${where}: ${first}`
}

/** The outcome from a report's file; null when the command wrote none. */
export async function readOutcome(kind: ReportKind, file: string): Promise<Outcome | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : outcomeOf(kind, text)
}
