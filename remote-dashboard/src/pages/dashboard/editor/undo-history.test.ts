import { widgetIds } from '@cadence/shared/schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultLayout } from '../../../widgets/catalogue.ts'
import { type Arrangement, arrange } from './arrange.ts'
import {
  type Draft,
  ENTRIES_MAX,
  emptyHistory,
  type History,
  type LayoutCommand,
  movedIn,
  record,
  redo,
  undo,
} from './undo-history.ts'

const change: fc.Arbitrary<Arrangement> = fc.oneof(
  fc.record({ type: fc.constantFrom('add', 'remove'), id: fc.constantFrom(...widgetIds) }),
  fc.record({
    type: fc.constantFrom('move', 'resize'),
    id: fc.constantFrom(...widgetIds),
    direction: fc.constantFrom('left', 'right', 'up', 'down'),
  }),
)

const first: Draft = { items: defaultLayout, order: undefined }
const empty: Draft = { items: [], order: undefined }

function play(changes: readonly Arrangement[]): { draft: Draft; history: History } {
  let draft = first
  let history = emptyHistory
  for (const change of changes) {
    const items = arrange(draft.items, change)
    if (items === draft.items) continue
    const after = { ...draft, items }
    history = record(history, { command: { kind: 'reset' }, before: draft, after })
    draft = after
  }
  return { draft, history }
}

/** Undoes or redoes everything. */
function travel(way: typeof undo, draft: Draft, history: History) {
  let now = { draft, history }
  for (let found = way(history); found; found = way(now.history)) {
    now = { draft: way === undo ? found.entry.before : found.entry.after, history: found.history }
  }
  return now
}

test('undoing everything leads to the first layout, redoing everything to the last one', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
      const end = play(changes)
      const start = travel(undo, end.draft, end.history)
      expect(start.draft).toBe(first)
      expect(start.history.undone).toHaveLength(end.history.done.length)
      expect(travel(redo, start.draft, start.history)).toEqual(end)
    }),
    { numRuns: 100 },
  )
})

test('after a new command, what was undone cannot be redone', () => {
  const { history } = play([
    { type: 'remove', id: '8' },
    { type: 'remove', id: '4' },
  ])
  const back = undo(history)
  const next = record(back?.history ?? emptyHistory, {
    command: { kind: 'removed', id: '1' },
    before: first,
    after: empty,
  })
  expect(next.done).toHaveLength(2)
  expect(redo(next)).toBeNull()
})

test('the history keeps at least a hundred entries, up to its limit', () => {
  let history = emptyHistory
  for (let n = 0; n < ENTRIES_MAX + 7; n += 1) {
    history = record(history, { command: { kind: 'reset' }, before: empty, after: empty })
  }
  expect(ENTRIES_MAX).toBeGreaterThanOrEqual(100)
  expect(history.done).toHaveLength(ENTRIES_MAX)
})

test('an empty history has nothing to undo or redo', () => {
  expect([undo(emptyHistory), redo(emptyHistory)]).toEqual([null, null])
})

test('what was moved or resized is named once, and not when a reset has taken it back', () => {
  const entry = (command: LayoutCommand) => ({ command, before: first, after: empty })
  const done = [
    entry({ kind: 'moved', id: '8' }),
    entry({ kind: 'resized', id: '8' }),
    entry({ kind: 'added', id: '4' }),
  ]
  expect(movedIn(done)).toEqual(['8'])
  const reset = [...done, entry({ kind: 'reset' }), entry({ kind: 'moved', id: '1' })]
  expect(movedIn(reset)).toEqual(['1'])
})
