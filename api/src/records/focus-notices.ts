import { focusSessionSchema } from '@cadence/shared/schemas'
import { FOCUS_SESSION, type NewNotice } from '../notices/notices-queries.ts'
import { keyOf, type Row } from './records-conflict.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60_000

/** Most notices of one call. A device that was offline reports only its last sessions. */
const MOST = 5

interface Written {
  userId: string
  /**
   * The stored records among those of the call, deleted ones included. The member has notices of them already.
   */
  stored: readonly Row[]
  changed: readonly Row[]
  now: Date
}

/**
 * Notices of the new focus sessions (Timer, Focus Shield) among the edits of a member that ended within the last day:
 * the latest, at most five.
 */
export function focusNotices({ userId, stored, changed, now }: Written): NewNotice[] {
  const known = new Set(stored.map(keyOf))
  const sessions = changed
    .filter((row) => row.collection === 'focusSession' && !known.has(keyOf(row)))
    .flatMap(({ data }) => focusSessionSchema.safeParse(data).data ?? [])
    // A notice congratulates the member, so a session that they reset makes none.
    .filter(({ completed }) => completed)
    .map(({ endedAt, focusMs }) => ({ age: now.getTime() - Date.parse(endedAt), focusMs }))
    // The clock of a device may be wrong by a day in both directions.
    .filter(({ age }) => Math.abs(age) <= DAY_MS)
    .toSorted((a, b) => a.age - b.age)
    .slice(0, MOST)
  return sessions.map(({ focusMs }) => ({
    userId,
    kind: FOCUS_SESSION,
    data: { minutes: Math.max(1, Math.round(focusMs / MINUTE_MS)) },
    now,
  }))
}
