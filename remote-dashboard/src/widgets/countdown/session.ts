import type { Countdown, FocusSession } from '@cadence/shared/schemas'
import { COUNTDOWN_MS, type CountdownKind, leftAt } from './countdown.ts'

/** A session as it is logged. */
export interface LoggedSession {
  id: string
  data: FocusSession
}

/**
 * The session of a countdown that has come to its end, else null. Its id follows from its start, so however many tabs
 * and devices see the end, they log one; and it ended when it ended, not when somebody noticed.
 */
export function sessionOf(kind: CountdownKind, countdown: Countdown, now: number): LoggedSession | null {
  const { startedAt, endsAt, awayCount, awayMs } = countdown
  if (startedAt === null || endsAt === null || leftAt(countdown, now) > 0) return null
  const data = { kind, startedAt, endedAt: endsAt, focusMs: COUNTDOWN_MS, awayCount, awayMs }
  return { id: `${kind}-${Date.parse(startedAt)}`, data }
}

/** Whether two states of one session say the same. */
export function isSameSession(a: FocusSession, b: FocusSession): boolean {
  return a.endedAt === b.endedAt && a.awayCount === b.awayCount && a.awayMs === b.awayMs
}
