import { type Task, taskSchema } from '@cadence/shared/schemas'
import { generateNKeysBetween } from 'fractional-indexing'

type Placed = Pick<Task, 'position'>
type DoneAt = string | null

/** A task with its id. */
export interface TaskEntry {
  id: string
  data: Task
}

/** When a task was done, or null while it is open. */
export const doneAt = ({ completed, completedAt }: Task): DoneAt => (completed ? (completedAt ?? '') : null)

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** What has a place among its like: a task, or a column of the task board. */
interface PlacedEntry {
  id: string
  data: Placed
}

const byPosition = (a: PlacedEntry, b: PlacedEntry) =>
  compare(a.data.position, b.data.position) || compare(a.id, b.id)

/** All entries by position. Equal positions are ordered by id, so that every device has the same order. */
export function byPlace<T extends PlacedEntry>(entries: readonly T[]): T[] {
  return [...entries].sort(byPosition)
}

/**
 * The tasks in the order of the list: open tasks by position, then those that are done, the latest first.
 * @param held tasks that keep their place although they were just ticked, with the `doneAt` that they had before.
 */
export function inOrder<T extends TaskEntry>(
  entries: readonly T[],
  held: ReadonlyMap<string, DoneAt> = new Map(),
): T[] {
  const done = ({ id, data }: T) => held.get(id) ?? (held.has(id) ? null : doneAt(data))
  const open = byPlace(entries.filter((entry) => done(entry) === null))
  const completed = entries.filter((entry) => done(entry) !== null)
  return [...open, ...completed.sort((a, b) => compare(done(b) ?? '', done(a) ?? '') || compare(a.id, b.id))]
}

const positionFits = (position: string) => taskSchema.shape.position.safeParse(position).success

function positionsBetween(a: string | null, b: string | null, count: number): string[] | null {
  if (a !== null && b !== null && a >= b) return null
  try {
    const positions = generateNKeysBetween(a, b, count)
    return positions.every(positionFits) ? positions : null
  } catch {
    // A position that this program did not write. The caller gives the tasks new positions.
    return null
  }
}

/**
 * Positions that put tasks before the task at index `at`, or after all when `at` is the number of tasks. When two devices
 * made the same position there is no room between them: then the next tasks get new positions too, at worst all of them.
 * @param others the other tasks, by position.
 * @returns the new position of each task that gets one.
 */
export function arranged(
  others: readonly PlacedEntry[],
  ids: readonly string[],
  at: number,
): ReadonlyMap<string, string> {
  const before = others[at - 1]?.data.position ?? null
  for (let end = at; end <= others.length; end += 1) {
    const moved = [...ids, ...others.slice(at, end).map(({ id }) => id)]
    const positions = positionsBetween(before, others[end]?.data.position ?? null, moved.length)
    if (positions) return pair(moved, positions)
  }
  const all = [...others.slice(0, at).map(({ id }) => id), ...ids, ...others.slice(at).map(({ id }) => id)]
  return pair(all, generateNKeysBetween(null, null, all.length))
}

function pair(ids: readonly string[], positions: readonly string[]): ReadonlyMap<string, string> {
  return new Map(ids.map((id, at) => [id, positions[at] ?? '']))
}
