import type { WidgetId } from '@cadence/shared/schemas'
import type { Items } from '../../../grid/grid-layout.ts'

/** What was done in one step, for the words that say so. */
export type Deed = WidgetDeed | { kind: 'reset' }

/** What was done to one widget. */
export interface WidgetDeed {
  kind: 'moved' | 'resized' | 'added' | 'removed'
  id: WidgetId
}

/** A step of the edit session: the layout before and after it. */
export interface Step {
  deed: Deed
  before: Items
  after: Items
}

/** The steps of one edit session: those that can be taken back, the last one last, and those that were. */
export interface History {
  done: readonly Step[]
  undone: readonly Step[]
}

/** More than anybody takes back one by one; a step is a short list whose entries it shares with its neighbours. */
export const STEPS_MAX = 500

/** The history of a session that begins. */
export const emptyHistory: History = { done: [], undone: [] }

/** The history with one step more. What was taken back before it cannot be done again. */
export function record({ done }: History, step: Step): History {
  return { done: [...done, step].slice(-STEPS_MAX), undone: [] }
}

/** Takes the last step back. @returns null when there is none. */
export function undo({ done, undone }: History): { step: Step; history: History } | null {
  const step = done.at(-1)
  return step ? { step, history: { done: done.slice(0, -1), undone: [...undone, step] } } : null
}

/** Does the step again that was taken back last. @returns null when there is none. */
export function redo({ done, undone }: History): { step: Step; history: History } | null {
  const step = undone.at(-1)
  return step ? { step, history: { done: [...done, step], undone: undone.slice(0, -1) } } : null
}
