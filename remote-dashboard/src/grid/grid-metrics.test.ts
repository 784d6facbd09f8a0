import { expect, test } from 'vitest'
import { boxOf, nearestCell, nearestSize, rowsHigh } from './grid-metrics.ts'

const WIDTH = 1134

test('each cell has a margin of 3 px on each side: neighbours are 6 px apart', () => {
  const left = boxOf({ x: 0, y: 0, w: 4, h: 2 }, WIDTH)
  const right = boxOf({ x: 4, y: 0, w: 8, h: 2 }, WIDTH)
  const below = boxOf({ x: 0, y: 2, w: 4, h: 1 }, WIDTH)
  expect(right.left - (left.left + left.width)).toBe(6)
  expect(below.top - (left.top + left.height)).toBe(6)
  expect(right.left + right.width).toBe(WIDTH)
  expect(rowsHigh(3)).toBe(below.top + below.height)
})

test('a cell and a size are the nearest to their pixels', () => {
  const item = { id: '8', content: '', x: 4, y: 3, w: 4, h: 2 } as const
  const { left, top, width, height } = boxOf(item, WIDTH)
  expect(nearestCell({ left: left + 40, top: top - 40 }, item, WIDTH)).toEqual({ x: 4, y: 3 })
  expect(nearestCell({ left: left + 60, top: top - 60 }, item, WIDTH)).toEqual({ x: 5, y: 2 })
  expect(nearestSize({ width: width + 60, height: height + 40 }, item, WIDTH)).toEqual({ w: 5, h: 2 })
})
