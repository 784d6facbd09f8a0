import { describe, expect, test } from 'vitest'
import { outcomeOf, readOutcome } from './test-report.ts'

const file = (name: string, status: string, rest: object = {}) => ({
  name,
  status,
  assertionResults: [],
  ...rest,
})

const failedFile = file('/api/limits.test.ts', 'failed', {
  assertionResults: [
    { fullName: 'limits count', status: 'passed', failureMessages: [] },
    {
      fullName: 'limits forget',
      status: 'failed',
      failureMessages: ['AssertionError: expected 1 to be \u001B[31m2\u001B[39m\n    at /api/limits.ts:3:1'],
    },
  ],
})

describe('counting real results', () => {
  test('a vitest report: how many passed, failed and did not run, and which failed', () => {
    const text = JSON.stringify({
      numPassedTests: 12,
      numFailedTests: 1,
      numPendingTests: 3,
      numFailedTestSuites: 1,
      testResults: [file('/api/other.test.ts', 'passed'), failedFile],
    })
    expect(outcomeOf('vitest', text)).toEqual({
      passed: 12,
      failed: 1,
      skipped: 3,
      failures: ['/api/limits.test.ts › limits forget: AssertionError: expected 1 to be 2'],
    })
  })

  test('a file that breaks before its first test is a failure', () => {
    const text = JSON.stringify({
      numPassedTests: 12,
      numFailedTests: 0,
      numPendingTests: 0,
      numFailedTestSuites: 1,
      testResults: [file('/api/limits.test.ts', 'failed', { message: 'SyntaxError: unexpected end' })],
    })
    expect(outcomeOf('vitest', text)).toEqual({
      passed: 12,
      failed: 1,
      skipped: 0,
      failures: ['/api/limits.test.ts: SyntaxError: unexpected end'],
    })
  })

  test('a Playwright report, with suites in suites and an error outside any test', () => {
    const spec = (title: string, status: string, ...messages: string[]) => ({
      title,
      file: 'site.spec.ts',
      line: 7,
      tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
    })
    const text = JSON.stringify({
      errors: [{ message: 'the server did not start' }],
      stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
      suites: [
        {
          specs: [spec('opens', 'expected')],
          suites: [
            { specs: [spec('shakes', 'flaky', 'once'), spec('closes', 'unexpected', 'not closed\n  at x')] },
          ],
        },
      ],
    })
    expect(outcomeOf('playwright', text)).toEqual({
      passed: 4,
      failed: 2,
      skipped: 2,
      failures: ['site.spec.ts:7 › closes: not closed', 'outside any test: the server did not start'],
    })
  })

  test('something else is refused, a missing file is no result', async () => {
    expect(() => outcomeOf('vitest', '{}')).toThrow()
    expect(await readOutcome('vitest', '/nowhere/report.json')).toBeNull()
  })
})
