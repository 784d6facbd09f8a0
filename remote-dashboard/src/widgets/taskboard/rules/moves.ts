import type { BoardColumn, Task } from '@cadence/shared/schemas'
import { arranged, byPlace, type TaskEntry } from '../../to-do-list/task-order.ts'
import { type ColumnEntry, DONE, lanesOf } from './lanes.ts'
import type { Target } from './places.ts'

/**
 * What changes when cards are moved. In the column of the completed tasks a task is completed, and keeps its own column for
 * the day it is opened again; elsewhere it is open. In the to-do list a moved task comes beside its new neighbours.
 * @param now ISO 8601 time of the move.
 * @returns the new data of each task that changes.
 */
export function movedCards(
  tasks: readonly TaskEntry[],
  columns: readonly ColumnEntry[],
  ids: readonly string[],
  { column, before }: Target,
  now: string,
): ReadonlyMap<string, Task> {
  const moving = new Map(
    ids.flatMap((id) => tasks.filter((task) => task.id === id).map((task) => [id, task])),
  )
  if (column === DONE) {
    const open = [...moving.values()].filter(({ data }) => !data.completed)
    return new Map(open.map(({ id, data }) => [id, { ...data, completed: true, completedAt: now }]))
  }
  const others = byPlace(tasks.filter(({ id }) => !moving.has(id)))
  const last = lanesOf(others, columns)
    .find((lane) => lane.column.id === column)
    ?.cards.at(-1)
  const above = others.findIndex(({ id }) => id === before)
  // In an empty column a task is first wherever it is in the to-do list.
  const at = above === -1 && last ? others.indexOf(last) + 1 : above
  const positions = at === -1 ? new Map<string, string>() : arranged(others, [...moving.keys()], at)
  const opened = { completed: false, completedAt: null, column }
  return new Map(
    tasks.flatMap(({ id, data }) => {
      const position = positions.get(id) ?? data.position
      if (moving.has(id)) return [[id, { ...data, ...opened, position }]]
      return position === data.position ? [] : [[id, { ...data, position }]]
    }),
  )
}

/**
 * What changes when a column comes to another place.
 * @param columns the columns in their order.
 * @param column the column, which may be new.
 * @param at how many of the other columns come before it.
 */
export function movedColumn(
  columns: readonly ColumnEntry[],
  column: ColumnEntry,
  at: number,
): ReadonlyMap<string, BoardColumn> {
  const others = columns.filter(({ id }) => id !== column.id)
  const positions = arranged(others, [column.id], at)
  return new Map(
    [column, ...others].flatMap(({ id, data }) => {
      const position = positions.get(id)
      return position === undefined ? [] : [[id, { ...data, position }]]
    }),
  )
}
