import { expect, test } from 'vitest'
import { isSecondPress, type RemovePress } from './second-press.ts'

const removal: RemovePress = { id: '3', x: 340, y: 610, at: 5_000, byKey: false }

test.each<[string, Partial<RemovePress>, boolean]>([
  ['at once, at the same place', { at: 5_001 }, true],
  ['599 ms later', { at: 5_599 }, true],
  ['600 ms later, when the card was seen', { at: 5_600 }, false],
  ['of a finger that comes down 23 px beside it', { x: 363 }, true],
  ['after the pointer has moved by 24 px', { y: 634 }, false],
  ['by a key', { byKey: true }, false],
  ['on the same card, which an undo has brought back', { id: '3' }, false],
])('a press %s', (_, press, isSecond) => {
  expect(isSecondPress({ ...removal, id: '4', at: 5_100, ...press }, removal)).toBe(isSecond)
})

test('the first press of all, and one after a removal by key at no place, remove their card', () => {
  expect(isSecondPress(removal, null)).toBe(false)
  expect(isSecondPress({ ...removal, id: '4' }, { ...removal, x: 0, y: 0, byKey: true })).toBe(false)
})
