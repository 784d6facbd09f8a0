import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'

/** Who wrote a report. */
export type ReportKind = 'vitest' | 'playwright'

/** How many tests passed and failed. A flaky test passed in the end; a skipped one counts as neither. */
export interface Counts {
  passed: number
  failed: number
}

const vitest = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
})
const playwright = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/** Counts from the text of a report. @throws when it is not one. */
export function countsOf(kind: ReportKind, text: string): Counts {
  const json: unknown = JSON.parse(text)
  if (kind === 'vitest') {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = vitest.parse(json)
    // A file that breaks before its first test has no failed test of its own.
    return { passed: numPassedTests, failed: Math.max(numFailedTests, Math.min(numFailedTestSuites, 1)) }
  }
  const { errors, stats } = playwright.parse(json)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

/** Counts from a report's file; null when the command wrote none. */
export async function readCounts(kind: ReportKind, file: string): Promise<Counts | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : countsOf(kind, text)
}
