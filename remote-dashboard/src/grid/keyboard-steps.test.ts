import { bottom, getAllCollisions } from 'react-grid-layout/core'
import { expect, test } from 'vitest'
import type { Direction } from '../drag/arrow-keys.ts'
import { placement } from '../testing/fixtures.ts'
import { defaultLayout } from '../widgets/catalogue.ts'
import { normalise, toGridLayout } from './grid-layout.ts'
import { moveStep, resizeStep } from './keyboard-steps.ts'
import { moveCard } from './make-room.ts'

const two = normalise([placement('8', 0, 0, 4, 3), placement('4', 0, 3, 4, 2)])
const at = (items: typeof two, id: string) => items.find((item) => item.id === id)

test('a step down passes the neighbour below, and a step up comes back', () => {
  const down = moveStep(two, '8', 'down')
  expect([at(down, '8')?.y, at(down, '4')?.y]).toEqual([2, 0])
  const up = moveStep(down, '8', 'up')
  expect([at(up, '8')?.y, at(up, '4')?.y]).toEqual([0, 3])
})

test('a step to the side is one column', () => {
  expect(at(moveStep(two, '8', 'right'), '8')?.x).toBe(1)
})

test('a step beyond an edge changes nothing', () => {
  expect(moveStep(two, '8', 'left')).toBe(two)
  expect(moveStep(two, '8', 'up')).toBe(two)
  expect(moveStep(two, '4', 'down')).toBe(two)
})

test('resizing stops at the limits of the widget and at the edge of the grid', () => {
  let items = two
  for (let press = 0; press < 20; press += 1) items = resizeStep(items, '8', 'right')
  expect(at(items, '8')).toMatchObject({ w: 6 })
  for (let press = 0; press < 20; press += 1) items = resizeStep(items, '8', 'up')
  expect(at(items, '8')).toMatchObject({ h: 2 })
  const atEdge = normalise([placement('8', 8, 0, 4, 3)])
  expect(resizeStep(atEdge, '8', 'right')).toBe(atEdge)
})

test('a locked widget cannot be moved or resized', () => {
  const locked = two.map((item) => ({ ...item, locked: true }))
  expect(moveStep(locked, '8', 'right')).toBe(locked)
  expect(resizeStep(locked, '8', 'right')).toBe(locked)
})

test('no step of any widget makes two overlap or leave the grid', () => {
  for (const { id } of defaultLayout) {
    for (const direction of ['left', 'right', 'up', 'down'] satisfies Direction[]) {
      for (const step of [moveStep, resizeStep]) {
        const layout = toGridLayout(step(defaultLayout, id, direction))
        expect(layout.every((item) => item.x >= 0 && item.x + item.w <= 12)).toBe(true)
        expect(layout.every((item) => getAllCollisions(layout, item).length === 0)).toBe(true)
        expect(bottom(layout)).toBeLessThan(30)
      }
    }
  }
})

test('a step lands like a drag to a cell on its way, and goes where its key says', () => {
  for (const item of defaultLayout) {
    for (const [direction, dx, dy] of [
      ['left', -1, 0],
      ['right', 1, 0],
      ['up', 0, -1],
      ['down', 0, 1],
    ] as const) {
      const after = moveStep(defaultLayout, item.id, direction)
      if (after === defaultLayout) continue
      const drags = Array.from({ length: 12 }, (_, far) =>
        moveCard(defaultLayout, item.id, { x: item.x + dx * (far + 1), y: item.y + dy * (far + 1) }),
      )
      expect(drags).toContainEqual(after)
      const landing = at(after, item.id)
      expect(((landing?.x ?? 0) - item.x) * dx + ((landing?.y ?? 0) - item.y) * dy).toBeGreaterThan(0)
    }
  }
})
