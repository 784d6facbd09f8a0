import { type Priority, TASK_TEXT_MAX, type Task } from '@cadence/shared/schemas'
import { toastWithUndo } from '../../feedback/change-toasts.ts'
import { newId, ownRecords, putRecord, putRecords } from '../../records/records.ts'
import { excerpt } from '../../string-helpers.ts'
import { takeSubject } from '../../subjects/subject-in-text.ts'
import { toDoListTexts } from '../../texts/widgets.ts'
import { removeWithUndo } from '../remove-with-undo.ts'
import { arranged, byPlace, type TaskEntry } from './task-order.ts'

/** A task is one line. A pasted text may have several. */
const oneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ').trim()

/** When a task is due: on a day, and at an hour of it where one is given. */
export type Due = Pick<Task, 'dueDay' | 'dueTime'>

/** Stores new positions of tasks. `fresh` has the tasks that are not stored yet. */
function place(positions: ReadonlyMap<string, string>, fresh: ReadonlyMap<string, Task> = new Map()): void {
  const known = new Map(ownRecords('task').map(({ id, data }) => [id, data]))
  const changed = [...positions].flatMap(([id, position]) => {
    const data = fresh.get(id) ?? known.get(id)
    return data && data.position !== position ? [[id, { ...data, position }] as const] : []
  })
  putRecords('task', new Map(changed))
}

/** A new task of a text, with the subject that a mark in it names: `Rendre le DM #maths`. */
function freshTask(typed: string, due: Due): Task {
  const { text, subject } = takeSubject(typed, ownRecords('subject'))
  return {
    text,
    completed: false,
    completedAt: null,
    position: '',
    ...due,
    ...(subject !== null && { subject }),
  }
}

/**
 * Adds tasks after all others. Texts that are empty after trimming add nothing (specification, section 5).
 * @returns the ids of those that were added.
 */
export function addTasks(texts: readonly string[], due: Due = {}): string[] {
  const fits = texts.map(oneLine).filter((text) => text !== '' && text.length <= TASK_TEXT_MAX)
  const fresh = new Map(fits.map((text) => [newId(), freshTask(text, due)]))
  const ids = [...fresh.keys()]
  const others = byPlace(ownRecords('task'))
  place(arranged(others, ids, others.length), fresh)
  return ids
}

/** Adds the tasks of a pasted text. A toast undoes it. */
export function addPasted(texts: readonly string[], due: Due = {}): string[] {
  const ids = addTasks(texts, due)
  const t = toDoListTexts.get()
  toastWithUndo({ text: t.added({ count: ids.length }), undo: t.undo }, () => {
    putRecords('task', new Map(ids.map((id) => [id, null])))
  })
  return ids
}

/** Ticks or unticks a task. */
export function tickTask({ id, data }: TaskEntry, completed: boolean): void {
  const completedAt = completed ? new Date().toISOString() : null
  putRecord('task', id, { ...data, completed, completedAt })
}

/** A completion is kept this long, in milliseconds: three years of history, and a device may come back late. */
const COMPLETION_MS = (3 * 366 + 35) * 24 * 60 * 60 * 1000

/** Most completions that are kept. The oldest go first: the other records of a member need room too. */
const COMPLETIONS_MAX = 6000

/**
 * Keeps when deleted tasks were completed: a list that is tidied loses nothing of the week's figures and of the history.
 * The undo leaves it, because a task in the list counts by itself.
 */
function keepCompletions(deleted: readonly TaskEntry[]): void {
  const known = ownRecords('completion')
  const since = new Date(Date.now() - COMPLETION_MS).toISOString()
  const latest = known.toSorted((a, b) => (a.data.completedAt < b.data.completedAt ? 1 : -1))
  const old = latest.filter(({ data }, at) => data.completedAt < since || at >= COMPLETIONS_MAX)
  const open = deleted.filter(({ id, data }) => !data.completedAt && known.some((entry) => entry.id === id))
  const kept = deleted.flatMap(({ id, data }) =>
    data.completedAt === null ? [] : [[id, { completedAt: data.completedAt }] as const],
  )
  const changes = new Map([...[...old, ...open].map(({ id }) => [id, null] as const), ...kept])
  if (changes.size > 0) putRecords('completion', changes)
}

/** Deletes a task. A toast undoes it. */
export function deleteTask({ id }: TaskEntry): void {
  const entries = ownRecords('task').filter((entry) => entry.id === id)
  const [entry] = entries
  if (!entry) return
  const t = toDoListTexts.get()
  keepCompletions(entries)
  removeWithUndo('task', entries, { text: t.removed({ task: excerpt(entry.data.text) }), undo: t.undo })
}

/** Gives a task another text. A task with an empty text is deleted, and a toast undoes that. */
export function renameTask(entry: TaskEntry, text: string): void {
  const line = oneLine(text)
  if (line === '') deleteTask(entry)
  else if (line !== entry.data.text) putRecord('task', entry.id, { ...entry.data, text: line })
}

/** Gives a task another due date; null takes it away. */
export function setDue({ id, data }: TaskEntry, due: Due | null): void {
  const { dueDay: _, dueTime: __, ...rest } = data
  putRecord('task', id, { ...rest, ...due })
}

/** Gives a task another subject; undefined takes it away. */
export function setSubject({ id, data }: TaskEntry, subject: string | undefined): void {
  const { subject: _, ...rest } = data
  putRecord('task', id, { ...rest, ...(subject !== undefined && { subject }) })
}

/** Gives a task another priority; undefined takes it away. */
export function setPriority({ id, data }: TaskEntry, priority: Priority | undefined): void {
  const { priority: _, ...rest } = data
  putRecord('task', id, { ...rest, ...(priority !== undefined && { priority }) })
}

/** Moves a task before another task, or after all with null. */
export function moveTask(id: string, before: string | null): void {
  const others = byPlace(ownRecords('task')).filter((entry) => entry.id !== id)
  const at = others.findIndex((entry) => entry.id === before)
  place(arranged(others, [id], at === -1 ? others.length : at))
}

/** Deletes the tasks that are done. A toast undoes it. */
export function clearDone(): void {
  const done = ownRecords('task').filter(({ data }) => data.completed)
  if (done.length === 0) return
  const t = toDoListTexts.get()
  keepCompletions(done)
  removeWithUndo('task', done, { text: t.cleared({ count: done.length }), undo: t.undo })
}
