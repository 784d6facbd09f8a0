import { describe, expect, test } from 'vitest'
import { countsOf, readCounts } from './test-report.ts'

describe('counting real results', () => {
  test('a vitest report', () => {
    const text = JSON.stringify({ numPassedTests: 12, numFailedTests: 2, numFailedTestSuites: 1 })
    expect(countsOf('vitest', text)).toEqual({ passed: 12, failed: 2 })
  })

  test('a file that breaks before its first test is a failure', () => {
    const text = JSON.stringify({ numPassedTests: 12, numFailedTests: 0, numFailedTestSuites: 1 })
    expect(countsOf('vitest', text)).toEqual({ passed: 12, failed: 1 })
  })

  test('a Playwright report, with an error outside any test', () => {
    const text = JSON.stringify({ errors: [{}], stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } })
    expect(countsOf('playwright', text)).toEqual({ passed: 4, failed: 2 })
  })

  test('something else is refused, a missing file is no result', async () => {
    expect(() => countsOf('vitest', '{}')).toThrow()
    expect(await readCounts('vitest', '/nowhere/report.json')).toBeNull()
  })
})
