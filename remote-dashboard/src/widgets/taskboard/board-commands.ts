import { BOARD_COLUMN_NAME_MAX, type BoardColumn } from '@cadence/shared/schemas'
import { toastWithUndo } from '../../feedback/change-toasts.ts'
import { newId, ownRecords, putRecord, putRecords } from '../../records/records.ts'
import { type BoardTexts, boardTexts } from '../../texts/board.ts'
import { type ColumnEntry, columnsOf, DONE, type Lane, startColumns } from './rules/lanes.ts'
import { movedCards, movedColumn } from './rules/moves.ts'
import type { Target } from './rules/places.ts'

const ownColumns = () => columnsOf(ownRecords('board-column'))

/** The name of a column: the member's, else that of the start in their language. */
export function columnName({ id, data }: ColumnEntry, t: BoardTexts): string {
  if (data.name !== undefined) return data.name
  return id === 'todo' || id === 'doing' || id === 'done' ? t[id] : t.unnamed
}

/** Moves cards one after the other into a column. */
export function moveCards(ids: readonly string[], target: Target): void {
  putRecords('task', movedCards(ownRecords('task'), ownColumns(), ids, target, new Date().toISOString()))
}

/** Gives a column another name. A blank one changes nothing. */
export function renameColumn(column: ColumnEntry, name: string): void {
  const text = name.trim().slice(0, BOARD_COLUMN_NAME_MAX)
  if (text === '' || text === columnName(column, boardTexts.get())) return
  putRecord('board-column', column.id, { ...column.data, name: text })
}

/** Adds a column after another one. @returns its id. */
export function addColumn(after: string): string {
  const columns = ownColumns()
  const id = newId()
  const data: BoardColumn = { name: boardTexts.get().newColumn, position: '' }
  const at = columns.findIndex((column) => column.id === after) + 1
  putRecords('board-column', movedColumn(columns, { id, data }, at))
  return id
}

/** Moves a column one place to the left or to the right. */
export function moveColumn(id: string, by: -1 | 1): void {
  const columns = ownColumns()
  const at = columns.findIndex((column) => column.id === id)
  const column = columns[at]
  if (column) putRecords('board-column', movedColumn(columns, column, at + by))
}

/** Moves a column before another one, or to the end. */
export function moveColumnBefore(id: string, before: string | null): void {
  const columns = ownColumns()
  const column = columns.find((each) => each.id === id)
  const others = columns.filter((each) => each !== column)
  const at = others.findIndex((each) => each.id === before)
  if (column) putRecords('board-column', movedColumn(columns, column, at < 0 ? others.length : at))
}

/**
 * Removes a column. Its cards do not change: without their column they are in the first one, and the undo of the toast
 * brings both back.
 */
export function removeColumn({ column, cards }: Lane): void {
  const { id, data } = column
  const stored = ownRecords('board-column').some((record) => record.id === id)
  const isStart = startColumns.some((start) => start.id === id)
  putRecords('board-column', new Map([[id, isStart ? { ...data, removed: true } : null]]))
  const t = boardTexts.get()
  const first = ownColumns().find((each) => each.id !== DONE)
  const name = columnName(column, t)
  const text =
    cards.length === 0 || !first
      ? t.columnRemoved({ column: name })
      : t.columnRemovedWith({ count: cards.length, column: name, first: columnName(first, t) })
  toastWithUndo({ text, undo: t.undo }, () =>
    putRecords('board-column', new Map([[id, stored ? data : null]])),
  )
}
