import { type WidgetId, widgetIds } from '@cadence/shared/schemas'
import { expect, test } from 'vitest'
import { type Moment, weights } from './widget-weight.ts'

const none: ReadonlySet<WidgetId> = new Set()
const moment = (parts: Partial<Moment>): Moment => ({
  time: 'morning',
  running: null,
  isEventOn: false,
  isColumn: false,
  done: none,
  samples: none,
  ...parts,
})
const litOf = (board: readonly WidgetId[], parts: Partial<Moment>) =>
  [...weights(board, moment(parts))].filter(([, weight]) => weight === 'lit').map(([id]) => id)

test.each([
  ['morning', '2'],
  ['afternoon', '8'],
  ['evening', '1'],
  ['night', '1'],
] as const)('in the %s widget %s is lit, and no other', (time, id) => {
  expect(litOf(widgetIds, { time })).toEqual([id])
})

test.each([
  ['morning', '2'],
  ['afternoon', '6'],
  ['evening', '5'],
  ['night', '5'],
] as const)('in one column, in the %s, it is widget %s, which comes first there', (time, id) => {
  expect(litOf(widgetIds, { time, isColumn: true })).toEqual([id])
})

test('the light goes on to the next widget when the first one is done or not on the board', () => {
  expect(litOf(widgetIds, { time: 'evening', done: new Set(['1', '5']) })).toEqual(['7'])
  expect(litOf(['6', '8'], { time: 'morning' })).toEqual(['6'])
  expect(litOf(['3', '4'], { time: 'morning' })).toEqual([])
})

test('while a countdown runs, its widget is lit, or none', () => {
  expect(litOf(widgetIds, { running: 'timer' })).toEqual(['8'])
  expect(litOf(widgetIds, { time: 'evening', running: 'shield' })).toEqual(['4'])
  expect(litOf(['2', '5'], { running: 'timer' })).toEqual([])
})

test('done things and samples recede', () => {
  const shown = weights(widgetIds, moment({ done: new Set(['5']), samples: new Set(['2', '9']) }))
  expect(shown.get('5')).toBe('quiet')
  expect(shown.get('9')).toBe('quiet')
  expect(shown.get('2')).toBe('quiet')
  expect(shown.get('8')).toBe('plain')
})

test('at night the countdowns recede, but not the one that runs', () => {
  expect(weights(widgetIds, moment({ time: 'evening' })).get('8')).toBe('plain')
  const shown = weights(widgetIds, moment({ time: 'night', running: 'timer' }))
  expect([shown.get('8'), shown.get('4')]).toEqual(['lit', 'quiet'])
})

test('during an event the planner is lit, unless a countdown runs', () => {
  expect(litOf(widgetIds, { time: 'afternoon', isEventOn: true })).toEqual(['2'])
  expect(litOf(widgetIds, { isEventOn: true, running: 'timer' })).toEqual(['8'])
  expect(litOf(['8'], { time: 'afternoon', isEventOn: true })).toEqual(['8'])
})

test('the light falls on no samples: it goes on to what is the member’s own, or to nothing', () => {
  expect(litOf(widgetIds, { time: 'morning', samples: new Set(['2']) })).toEqual(['6'])
  expect(litOf(widgetIds, { time: 'morning', samples: new Set(['2', '6', '9']) })).toEqual([])
  expect(litOf(widgetIds, { time: 'evening', samples: new Set(['1']) })).toEqual(['5'])
})
