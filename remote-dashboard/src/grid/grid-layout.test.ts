import { expect, test } from 'vitest'
import { placement } from '../testing/fixtures.ts'
import { defaultLayout } from '../widgets/catalogue.ts'
import { inReadingOrder, normalise, sameLayout, toGridLayout } from './grid-layout.ts'

test('a stored layout is brought within the limits and the twelve columns', () => {
  const [planner] = normalise([placement('2', 11, 0, 1, 9)])
  expect(planner).toMatchObject({ x: 6, w: 6, h: 4, minW: 6, maxW: 12, content: 'Life Planner' })
})

test('widgets that overlap in storage push each other down', () => {
  const [first, second] = inReadingOrder(normalise([placement('8', 0, 0, 4, 3), placement('4', 0, 1, 4, 3)]))
  expect([first?.y, second?.y]).toEqual([0, 3])
})

test('a locked placement can be neither dragged nor resized', () => {
  const [locked] = toGridLayout([{ ...placement('8', 0, 0, 4, 3), locked: true }])
  expect(locked).toMatchObject({ isDraggable: false, isResizable: false })
})

test('two layouts with the same places are equal in any order', () => {
  expect(sameLayout(defaultLayout, [...defaultLayout].reverse())).toBe(true)
  expect(sameLayout(defaultLayout, defaultLayout.slice(1))).toBe(false)
})
