import { beforeEach, expect, test, vi } from 'vitest'
import { keepScrollPositions, noteScrollPosition, readScrollPositions } from './scroll-positions.ts'

const KEY = 'cadence:scroll'

beforeEach(() => sessionStorage.clear())

test('each visit has its position, over a reload', () => {
  const positions = readScrollPositions()
  noteScrollPosition(positions, 'a', 900)
  noteScrollPosition(positions, 'b', 0)
  noteScrollPosition(positions, 'a', 12.5)
  keepScrollPositions(positions)
  expect([...readScrollPositions()]).toEqual([
    ['b', 0],
    ['a', 12.5],
  ])
})

test('the latest hundred are kept', () => {
  const positions = readScrollPositions()
  for (let visit = 0; visit < 150; visit += 1) noteScrollPosition(positions, `v${visit}`, visit)
  keepScrollPositions(positions)
  expect([...readScrollPositions().keys()]).toEqual(Array.from({ length: 100 }, (_, at) => `v${at + 50}`))
})

test.each(['', '{', 'null', '7', '[1]', '[["a",1]]', '{"a":"1"}', '{"a":null}', '{"a":1,"b":{}}'])(
  'what holds no positions gives none: %s',
  (text) => {
    sessionStorage.setItem(KEY, text)
    expect(readScrollPositions().size).toBe(0)
  },
)

test.each([
  ['is full', () => new DOMException('', 'QuotaExceededError')],
  ['is forbidden', () => new DOMException('', 'SecurityError')],
])('where storage %s nothing breaks', (_what, error) => {
  vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
    throw error()
  })
  vi.spyOn(sessionStorage, 'getItem').mockImplementation(() => {
    throw error()
  })
  expect(() => keepScrollPositions(new Map([['a', 1]]))).not.toThrow()
  expect(readScrollPositions().size).toBe(0)
})
