import { type Task, taskSchema } from '@cadence/shared/schemas'
import { generateNKeysBetween } from 'fractional-indexing'

type Placed = Pick<Task, 'position'>
type DoneAt = string | null

/** A task with its id, as the list has it. */
export interface TaskEntry {
  id: string
  data: Task
}

/** Since when a task is done, or null while it is open. */
export const doneAt = ({ completed, completedAt }: Task): DoneAt => (completed ? (completedAt ?? '') : null)

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const byPosition = (a: { id: string; data: Placed }, b: { id: string; data: Placed }) =>
  compare(a.data.position, b.data.position) || compare(a.id, b.id)

/** All tasks by their position; where two have the same one, by id, so that every device has the same order. */
export function byPlace<T extends TaskEntry>(entries: readonly T[]): T[] {
  return [...entries].sort(byPosition)
}

/**
 * The list as it is shown: open tasks by position, then those that are done, the latest first.
 * @param held tasks that stay where they stood before they were ticked, with what `doneAt` was then.
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
    // A position that this program did not write: the caller makes room otherwise.
    return null
  }
}

/**
 * Positions that put tasks before the one that stands at `at`, or after all when it is the number of them. Where there
 * is no room, because two devices made the same position, the next ones are moved on too; at worst all of them.
 * @param others the other tasks, by place.
 * @returns the new position of each task that gets one.
 */
export function arranged(
  others: readonly { id: string; data: Placed }[],
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
