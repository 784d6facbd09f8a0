import type { BoardColumn, Task } from '@cadence/shared/schemas'
import { byPlace, inOrder, type TaskEntry } from '../../to-do-list/task-order.ts'

/** A column with its id. */
export interface ColumnEntry {
  id: string
  data: BoardColumn
}

/** A column with its cards, from the top. */
export interface Lane {
  column: ColumnEntry
  cards: readonly TaskEntry[]
}

/** Id of the column of the completed tasks. It is always on the board. */
export const DONE = 'done'

const todo: ColumnEntry = { id: 'todo', data: { position: 'a0' } }

/** The columns of a member who has changed none. A record with the same id replaces one of them. */
export const startColumns: readonly ColumnEntry[] = [
  todo,
  { id: 'doing', data: { position: 'a1' } },
  { id: DONE, data: { position: 'a2' } },
]

/** Most columns of a board. */
export const COLUMNS_MAX = 12

/**
 * The columns in their order: always that of the completed tasks, and at least one more. Two devices may each have
 * removed one of the last two other columns. Then `todo` is back.
 * @param records the member's own columns.
 */
export function columnsOf(records: readonly ColumnEntry[]): ColumnEntry[] {
  const own = new Set(records.map(({ id }) => id))
  const kept = [...startColumns.filter(({ id }) => !own.has(id)), ...records].filter(
    ({ id, data }) => id === DONE || !data.removed,
  )
  return byPlace(kept.some(({ id }) => id !== DONE) ? kept : [todo, ...kept])
}

/**
 * The column of a task. A completed task is in that of the completed tasks. An open task is in its own column, or in
 * the first one when it has none or its own is deleted.
 */
function columnFor(columns: readonly ColumnEntry[]): (task: Task) => string {
  const open = columns.filter(({ id }) => id !== DONE).map(({ id }) => id)
  const [first = DONE] = open
  const known = new Set(open)
  return ({ completed, column }) => {
    if (completed) return DONE
    return column !== undefined && known.has(column) ? column : first
  }
}

/** The board: each column with its cards. Open tasks have the order of the to-do list; the task completed last is on top. */
export function lanesOf(tasks: readonly TaskEntry[], columns: readonly ColumnEntry[]): Lane[] {
  const cards = new Map(columns.map(({ id }) => [id, [] as TaskEntry[]]))
  const columnOf = columnFor(columns)
  for (const task of inOrder(tasks)) cards.get(columnOf(task.data))?.push(task)
  return columns.map((column) => ({ column, cards: cards.get(column.id) ?? [] }))
}
