import { expect, test } from 'vitest'
import { arrowSteps, directionOf, tabAfterKey } from './arrow-keys.ts'

test('an arrow key has a direction, and the two of a list have a step; other keys have none', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter'].map(directionOf)).toEqual([
    'left',
    'right',
    'up',
    'down',
    undefined,
  ])
  expect([arrowSteps.ArrowUp, arrowSteps.ArrowDown, arrowSteps.ArrowLeft]).toEqual([-1, 1, undefined])
})

test('a key leads to a neighbouring tab, around the ends, or to the first and the last one', () => {
  const after = (at: number, key: string) => tabAfterKey(['a', 'b', 'c'], at, key)
  expect([after(0, 'ArrowRight'), after(2, 'ArrowRight')]).toEqual(['b', 'a'])
  expect([after(1, 'ArrowLeft'), after(0, 'ArrowLeft')]).toEqual(['a', 'c'])
  expect([after(1, 'Home'), after(1, 'End'), after(1, 'Enter')]).toEqual(['a', 'c', undefined])
})
