import { expect, test } from 'vitest'
import { dashboard } from '../testing/fixtures.ts'
import { mainAmong } from './main-dashboard.ts'

const own = ['a', 'b', 'c'].map((id) => dashboard({ id }))
const idOf = (candidates: (string | null)[], among = own) => mainAmong(among, candidates)?.id ?? null

test('the chosen dashboard is the main one, else the last one, else the one that was noted here', () => {
  expect(idOf(['c', 'b', 'a'])).toBe('c')
  expect(idOf([null, 'b', 'a'])).toBe('b')
  expect(idOf([null, null, 'c'])).toBe('c')
})

test('one that is deleted gives way to the next', () => {
  expect(idOf(['gone', 'b', null])).toBe('b')
  expect(idOf(['gone', 'gone', 'c'])).toBe('c')
})

test('without any of them it is the one that was edited last, never the default layout', () => {
  expect(idOf([null, null, null])).toBe('a')
  expect(idOf(['gone', 'gone', 'gone'])).toBe('a')
  expect(idOf(['gone', null, null], [])).toBeNull()
})
