import { focusSessionSchema } from '@cadence/shared/schemas'
import { FOCUS_SESSION, type NewNotice } from '../notices/notices-store.ts'
import { keyOf, type Row } from './records-merge.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60_000

/** Most notices that one call makes: a device that was offline for a while tells of its last sessions only. */
const MOST = 5

interface Written {
  userId: string
  /** The records of the call that were there before it, deleted ones too: of those the member was told. */
  stored: readonly Row[]
  changed: readonly Row[]
  now: Date
}

/**
 * Notices of the focus sessions (Timer, Focus Shield) that are new among what a member sent, and that ended within the
 * last day: the latest, at most five.
 */
export function focusNotices({ userId, stored, changed, now }: Written): NewNotice[] {
  const known = new Set(stored.map(keyOf))
  const sessions = changed
    .filter((row) => row.collection === 'focusSession' && !known.has(keyOf(row)))
    .flatMap(({ data }) => focusSessionSchema.safeParse(data).data ?? [])
    .map(({ endedAt, focusMs }) => ({ age: now.getTime() - Date.parse(endedAt), focusMs }))
    // A device's clock may be ahead, but not by more than the day that it may be behind.
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
