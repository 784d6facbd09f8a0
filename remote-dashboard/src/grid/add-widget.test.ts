import { expect, test } from 'vitest'
import { placement } from '../testing/fixtures.ts'
import { add, findRoom } from './add-widget.ts'

test('a widget is placed at the first free place from the top left', () => {
  const items = [placement('8', 0, 0, 4, 3), placement('4', 8, 0, 4, 3)]
  expect(findRoom(items, { w: 4, h: 3 })).toEqual({ x: 4, y: 0 })
})

test('a place that is too small is skipped', () => {
  const items = [placement('8', 0, 0, 4, 3), placement('4', 7, 0, 4, 3)]
  expect(findRoom(items, { w: 4, h: 3 })).toEqual({ x: 0, y: 3 })
})

test('an added widget leaves no gap beside it that no card could take', () => {
  const halves = [placement('1', 0, 0, 6, 3)]
  expect(add(halves, '8').find(({ id }) => id === '8')).toMatchObject({ x: 6, y: 0, w: 6, h: 3 })
  const third = [placement('1', 0, 0, 4, 3)]
  expect(add(third, '8').find(({ id }) => id === '8')).toMatchObject({ x: 4, y: 0, w: 4, h: 3 })
})

test('an added widget has its default size and limits; a widget that is there is not added again', () => {
  const items = [placement('8', 0, 0, 4, 3)]
  const after = add(items, '2')
  expect(after.at(-1)).toMatchObject({ id: '2', x: 4, y: 0, w: 8, h: 4, minW: 6 })
  expect(add(after, '2')).toBe(after)
})
