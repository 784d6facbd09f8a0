import { expect, test } from 'vitest'
import { testConfig } from './config.test-kit.ts'
import { parseTargets } from './rollback.ts'

const targetsOf = (words: string[]) => parseTargets(testConfig(), words)

test('parts are read with the version that follows each, or without one', () => {
  expect(targetsOf(['auth'])).toEqual([{ part: 'auth' }])
  expect(targetsOf(['auth', '1'])).toEqual([{ part: 'auth', version: '1' }])
  expect(targetsOf(['host', 'auth', '0.1.0-4f2a'])).toEqual([
    { part: 'host' },
    { part: 'auth', version: '0.1.0-4f2a' },
  ])
})

test.each([[[]], [['nothing']], [['1', 'auth']], [['auth', '1', '2']]])('%j is refused', (words) => {
  expect(() => targetsOf(words)).toThrow()
})
