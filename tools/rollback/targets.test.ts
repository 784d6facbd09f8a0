import { expect, test } from 'vitest'
import { targetsOf } from './targets.ts'

test('parts, each with the version that follows it or with none', () => {
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
