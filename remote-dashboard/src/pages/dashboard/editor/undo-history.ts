import type { WidgetId } from '@cadence/shared/schemas'
import type { Items } from '../../../grid/grid-layout.ts'
import type { CardOrder } from '../../../grid/own-order/own-order.ts'

/** What edit mode arranges. */
export interface Draft {
  items: Items
  /** The order of the cards on small screens; undefined while it was not changed. */
  order: CardOrder | undefined
}

/** A change that can be undone. */
export type LayoutCommand = WidgetCommand | { kind: 'reset' | 'order reset' }

/** A change of one widget. */
export interface WidgetCommand {
  kind: 'moved' | 'resized' | 'added' | 'removed'
  id: WidgetId
}

/** A command of the edit session, with what was arranged before and after it. */
export interface UndoEntry {
  command: LayoutCommand
  before: Draft
  after: Draft
}

/** The commands of one edit session: those that can be undone, and those that were undone. The latest is the last. */
export interface History {
  done: readonly UndoEntry[]
  undone: readonly UndoEntry[]
}

/** More commands than a member undoes one by one. An entry is small: it shares its placements with its neighbours. */
export const ENTRIES_MAX = 500

/** The history of a session that begins. */
export const emptyHistory: History = { done: [], undone: [] }

/** The history with one entry more. What was undone before it cannot be redone. */
export function record({ done }: History, entry: UndoEntry): History {
  return { done: [...done, entry].slice(-ENTRIES_MAX), undone: [] }
}

/** Undoes the last command. @returns null when there is none. */
export function undo({ done, undone }: History): { entry: UndoEntry; history: History } | null {
  const entry = done.at(-1)
  return entry ? { entry, history: { done: done.slice(0, -1), undone: [...undone, entry] } } : null
}

/** Redoes the command that was undone last. @returns null when there is none. */
export function redo({ done, undone }: History): { entry: UndoEntry; history: History } | null {
  const entry = undone.at(-1)
  return entry ? { entry, history: { done: [...done, entry], undone: undone.slice(0, -1) } } : null
}

/** The widgets that were moved or resized by some commands, each once; a reset of the layout takes that back. */
export function movedIn(done: History['done']): WidgetId[] {
  const reset = done.findLastIndex(({ command }) => command.kind === 'reset')
  const moved = done
    .slice(reset + 1)
    .flatMap(({ command }) => (command.kind === 'moved' || command.kind === 'resized' ? command.id : []))
  return [...new Set(moved)]
}
