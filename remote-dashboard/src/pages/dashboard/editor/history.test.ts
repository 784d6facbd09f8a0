import { widgetIds } from '@cadence/shared/schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Items } from '../../../grid/grid-layout.ts'
import { defaultLayout } from '../../../widgets/catalogue.ts'
import { emptyHistory, type History, record, redo, STEPS_MAX, undo } from './history.ts'
import { type Arrangement, arrange } from './state.ts'

const change: fc.Arbitrary<Arrangement> = fc.oneof(
  fc.record({ type: fc.constantFrom('add', 'remove'), id: fc.constantFrom(...widgetIds) }),
  fc.record({
    type: fc.constantFrom('move', 'resize'),
    id: fc.constantFrom(...widgetIds),
    direction: fc.constantFrom('left', 'right', 'up', 'down'),
  }),
)

function play(changes: readonly Arrangement[]): { items: Items; history: History } {
  let items: Items = defaultLayout
  let history = emptyHistory
  for (const change of changes) {
    const after = arrange(items, change)
    if (after === items) continue
    history = record(history, { deed: { kind: 'reset' }, before: items, after })
    items = after
  }
  return { items, history }
}

/** Goes one way to its end. */
function travel(way: typeof undo, items: Items, history: History) {
  let now = { items, history }
  for (let found = way(history); found; found = way(now.history)) {
    now = { items: way === undo ? found.step.before : found.step.after, history: found.history }
  }
  return now
}

test('undoing everything is where one began, redoing everything where one was', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
      const end = play(changes)
      const start = travel(undo, end.items, end.history)
      expect(start.items).toBe(defaultLayout)
      expect(start.history.undone).toHaveLength(end.history.done.length)
      expect(travel(redo, start.items, start.history)).toEqual(end)
    }),
    { numRuns: 100 },
  )
})

test('a new step forgets what was undone', () => {
  const { history } = play([
    { type: 'remove', id: '8' },
    { type: 'remove', id: '4' },
  ])
  const back = undo(history)
  const next = record(back?.history ?? emptyHistory, {
    deed: { kind: 'removed', id: '1' },
    before: defaultLayout,
    after: [],
  })
  expect(next.done).toHaveLength(2)
  expect(redo(next)).toBeNull()
})

test('more than a hundred steps are kept, and not without end', () => {
  let history = emptyHistory
  for (let n = 0; n < STEPS_MAX + 7; n += 1) {
    history = record(history, { deed: { kind: 'reset' }, before: [], after: [] })
  }
  expect(STEPS_MAX).toBeGreaterThanOrEqual(100)
  expect(history.done).toHaveLength(STEPS_MAX)
})

test('at either end there is no step', () => {
  expect([undo(emptyHistory), redo(emptyHistory)]).toEqual([null, null])
})
