import type { Task } from '@cadence/shared/schemas'
import fc from 'fast-check'
import { generateNKeysBetween } from 'fractional-indexing'
import { expect, test } from 'vitest'
import type { Direction } from '../../../drag/arrow-keys.ts'
import type { TaskEntry } from '../../to-do-list/task-order.ts'
import { type ColumnEntry, columnsOf, DONE, lanesOf } from './lanes.ts'
import { movedCards, movedColumn } from './moves.ts'
import { placeOf, step, targetAt, withCardAt } from './places.ts'

const columnIds = ['todo', 'doing', DONE, 'review', 'waiting', 'gone'] as const
const positions = generateNKeysBetween(null, null, 6)
const position = fc.constantFrom(...positions)
const columnId = fc.constantFrom(...columnIds)

const records = fc
  .uniqueArray(
    fc.record({
      id: columnId.filter((id) => id !== 'gone'),
      data: fc.record({ position, removed: fc.boolean() }),
    }),
    { selector: ({ id }) => id },
  )
  .map((list): ColumnEntry[] => list)

/** Tasks of every release: with and without a column, also one that is gone, and with equal positions. */
const tasks = fc
  .array(fc.record({ completed: fc.boolean(), position, column: fc.option(columnId, { nil: undefined }) }), {
    maxLength: 12,
  })
  .map((list) =>
    list.map(({ completed, position, column }, at): TaskEntry => {
      const completedAt = completed ? `2026-11-25T10:00:${String(at + 10)}.000Z` : null
      const data: Task = { text: `tâche ${at}`, completed, completedAt, position }
      return { id: `t${at}`, data: column === undefined ? data : { ...data, column } }
    }),
  )

const now = '2026-11-25T12:00:00.000Z'

function after(all: readonly TaskEntry[], changes: ReadonlyMap<string, Task>): TaskEntry[] {
  return all.map(({ id, data }) => ({ id, data: changes.get(id) ?? data }))
}

test('every task is in exactly one column: a completed one in that of the completed, an open one in another', () => {
  fc.assert(
    fc.property(records, tasks, (columns, all) => {
      const lanes = lanesOf(all, columnsOf(columns))
      const shown = lanes.flatMap(({ cards }) => cards.map(({ id }) => id))
      expect([...shown].sort()).toEqual(all.map(({ id }) => id).sort())
      for (const { column, cards } of lanes) {
        for (const { data } of cards) expect(data.completed).toBe(column.id === DONE)
      }
    }),
  )
})

test('a board has the column of the completed tasks once, and at least one other', () => {
  fc.assert(
    fc.property(records, (columns) => {
      const ids = columnsOf(columns).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toContain(DONE)
      expect(ids.length).toBeGreaterThan(1)
    }),
  )
})

test('a moved card is where it was dropped, and the other cards keep their columns and their order', () => {
  fc.assert(
    fc.property(records, tasks, fc.nat(), fc.nat(), fc.nat(), (own, all, which, to, at) => {
      const columns = columnsOf(own)
      const card = all[which % Math.max(all.length, 1)]
      const column = columns[to % columns.length]
      if (!card || !column) return
      const lanes = lanesOf(all, columns)
      const rest = (list: readonly TaskEntry[]) => list.map(({ id }) => id).filter((id) => id !== card.id)
      const others = rest(lanes.find((lane) => lane.column.id === column.id)?.cards ?? [])
      const place = { column: column.id, index: at % (others.length + 1) }
      const changes = movedCards(all, columns, [card.id], targetAt(lanes, card.id, place), now)
      const moved = lanesOf(after(all, changes), columns)
      // A completed task keeps its place among the completed ones.
      if (column.id !== DONE) expect(placeOf(moved, card.id)).toEqual(place)
      else if (!card.data.completed) expect(placeOf(moved, card.id)).toEqual({ ...place, index: 0 })
      expect(moved.map(({ cards }) => rest(cards))).toEqual(lanes.map(({ cards }) => rest(cards)))
    }),
  )
})

test('each step of the keyboard is shown as it is stored when the card is dropped', () => {
  const direction = fc.constantFrom<Direction>('up', 'down', 'left', 'right')
  fc.assert(
    fc.property(records, tasks, fc.array(direction, { maxLength: 6 }), (own, all, steps) => {
      const columns = columnsOf(own)
      const stored = lanesOf(all, columns)
      const [card] = all
      if (!card) return
      let shown: ReturnType<typeof withCardAt> = stored
      for (const direction of steps) {
        const place = step(shown, card.id, direction)
        if (place) shown = withCardAt(stored, card.id, place)
      }
      const place = placeOf(shown, card.id)
      if (!place) throw new Error('The card left the board')
      const changes = movedCards(all, columns, [card.id], targetAt(stored, card.id, place), now)
      const dropped = lanesOf(after(all, changes), columns)
      // A card that left the completed tasks and came back keeps the time at which it was completed.
      if (!(card.data.completed && place.column === DONE)) {
        expect(placeOf(dropped, card.id)).toEqual(place)
      }
    }),
  )
})

test('a column that is moved stands where it was put, and the others keep their order', () => {
  fc.assert(
    fc.property(records, fc.nat(), fc.nat(), (own, which, to) => {
      const columns = columnsOf(own)
      const column = columns[which % columns.length]
      if (!column) return
      const at = to % columns.length
      const changes = movedColumn(columns, column, at)
      const stored = new Map([...own.map(({ id, data }) => [id, data] as const), ...changes])
      const order = columnsOf([...stored].map(([id, data]) => ({ id, data }))).map(({ id }) => id)
      const others = columns.map(({ id }) => id).filter((id) => id !== column.id)
      expect(order).toEqual(others.toSpliced(at, 0, column.id))
    }),
  )
})
