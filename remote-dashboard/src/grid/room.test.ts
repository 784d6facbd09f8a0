import { expect, test } from 'vitest'
import { placement } from '../testing/fixtures.ts'
import { add, findRoom } from './room.ts'

test('the first free place from the top left is taken', () => {
  const items = [placement('8', 0, 0, 4, 3), placement('4', 8, 0, 4, 3)]
  expect(findRoom(items, { w: 4, h: 3 })).toEqual({ x: 4, y: 0 })
})

test('a place that is too small is passed over', () => {
  const items = [placement('8', 0, 0, 4, 3), placement('4', 7, 0, 4, 3)]
  expect(findRoom(items, { w: 4, h: 3 })).toEqual({ x: 0, y: 3 })
})

test('an added widget has its default size and limits; one that is there is left alone', () => {
  const items = [placement('8', 0, 0, 4, 3)]
  const after = add(items, '2')
  expect(after.at(-1)).toMatchObject({ id: '2', x: 4, y: 0, w: 8, h: 4, minW: 6 })
  expect(add(after, '2')).toBe(after)
})
