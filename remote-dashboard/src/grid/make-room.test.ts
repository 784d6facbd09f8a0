import { expect, test } from 'vitest'
import { placement } from '../testing/fixtures.ts'
import { defaultLayout, defaultPlacement } from '../widgets/catalogue.ts'
import { drawn } from './drawn-layout.test-kit.ts'
import type { Items } from './grid-layout.ts'
import { insertCard, moveCard } from './make-room.ts'
import { cardOf, pack } from './packed-cards.ts'

/** The ids of the cards that two layouts have at different places. */
const moved = (before: Items, after: Items) =>
  after.filter((item, at) => item.x !== before[at]?.x || item.y !== before[at]?.y).map(({ id }) => id)

const holes = (items: Items) => pack(items.map(cardOf)).holes

test('two cards of one size change places, and no other card moves', () => {
  const after = moveCard(defaultLayout, '8', { x: 4, y: 6 })
  expect(moved(defaultLayout, after).sort()).toEqual(['8', '9'])
  expect(after.find(({ id }) => id === '8')).toMatchObject({ x: 4, y: 6 })
  expect(after.find(({ id }) => id === '9')).toMatchObject({ x: 8, y: 0 })
})

test('a wide card changes places with the two cards that it covers', () => {
  const after = moveCard(defaultLayout, '2', { x: 0, y: 5 })
  expect(moved(defaultLayout, after).sort()).toEqual(['2', '6', '9'])
  expect(holes(after)).toBe(0)
})

test('a narrow card in a row of its own height goes there with its neighbours, and leaves no hole', () => {
  expect(drawn(moveCard(defaultLayout, '8', { x: 4, y: 2 }))).toEqual([
    '111111119999',
    '111111119999',
    '666688889999',
    '666688884444',
    '666688884444',
    ...['222222224444', '222222225555', '222222225555', '222222225555'],
    ...['333777770000', '333777770000', '333777770000'],
  ])
})

test('a card that is dragged out of a stack of two goes back when it is back at its cell', () => {
  const stack = [placement('8', 0, 0, 4, 3), placement('4', 0, 3, 4, 3)]
  expect(moveCard(stack, '8', { x: 0, y: 0 })).toBe(stack)
})

test('a card below goes up past the card that is in the way', () => {
  const before = [placement('1', 0, 0, 8, 2), placement('8', 8, 0, 4, 3), placement('6', 0, 2, 4, 3)]
  expect(drawn(moveCard(before, '8', { x: 4, y: 0 }))).toEqual([
    ...new Array(3).fill('66668888....'),
    ...new Array(2).fill('11111111....'),
  ])
})

test('a hole that was there before the drag stays', () => {
  const before = [placement('8', 4, 0, 4, 3), placement('6', 4, 3, 4, 3), placement('9', 4, 6, 4, 3)]
  expect(moved(before, moveCard(before, '9', { x: 8, y: 0 }))).toEqual(['9'])
})

test('a locked card keeps its column', () => {
  const locked = { ...placement('6', 0, 2, 4, 3), locked: true }
  const before = [placement('1', 0, 0, 8, 2), placement('8', 8, 0, 4, 3), locked]
  for (let x = 0; x <= 8; x += 1) {
    expect(moveCard(before, '8', { x, y: 0 }).find(({ id }) => id === '6')).toMatchObject({ x: 0 })
  }
})

test('a card does not go to the side only to close a hole', () => {
  const before = [placement('1', 1, 0, 3, 2), placement('9', 1, 2, 3, 2)]
  expect(moved(before, moveCard(before, '1', { x: 0, y: 1 }))).toEqual(['1'])
})

test('a card that is far below the others lands right below them', () => {
  const before = [placement('8', 0, 0, 4, 3), placement('6', 4, 0, 4, 3)]
  expect(moveCard(before, '8', { x: 4, y: 90 }).find(({ id }) => id === '8')).toMatchObject({ x: 4, y: 3 })
})

test('a new card lands at its cell, and the cards there make room', () => {
  const without = defaultLayout.filter(({ id }) => id !== '8').map((item) => ({ ...item }))
  const after = insertCard(without, defaultPlacement('8'), { x: 8, y: 0 })
  expect(after.find(({ id }) => id === '8')).toMatchObject({ x: 8, y: 0, w: 4, h: 3 })
  expect(holes(after)).toBe(0)
})
