import { expect, test } from 'vitest'
import { startAtTop } from './scroll.ts'

test('the router knows no position of this entry', () => {
  history.replaceState({ idx: 3, key: 'before', usr: { error: 'x' } }, '', '/tasks?x#y')
  startAtTop()
  expect(history.state).toEqual({ idx: 3, key: expect.stringMatching(/^\w{4,8}$/), usr: { error: 'x' } })
  expect(history.state.key).not.toBe('before')
  expect(location.href).toMatch(/\/tasks\?x#y$/)
})

test('an entry that the router has not numbered yet has a key of its own too', () => {
  history.replaceState(null, '', '/')
  startAtTop()
  expect(history.state.key).toMatch(/^\w{4,8}$/)
})
