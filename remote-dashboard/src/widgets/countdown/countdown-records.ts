import { authState } from '@cadence/shared/auth'
import type { Countdown } from '@cadence/shared/schemas'
import { type Entry, putRecord, recordsOf } from '../../records/records.ts'
import { takeStored } from '../../records/store.ts'
import {
  type CountdownKind,
  freshCountdown,
  isSameSession,
  type Phase,
  phaseAt,
  pressed,
  sessionOf,
} from './countdown.ts'

/** A countdown among the member's records; full where there is none yet. */
export function countdownIn(records: readonly Entry<'countdown'>[], kind: CountdownKind): Countdown {
  return records.find(({ id }) => id === kind)?.data ?? freshCountdown
}

/** A member's countdown at this moment. */
export function countdownOf(userId: string, kind: CountdownKind): Countdown {
  return countdownIn(recordsOf(userId, 'countdown'), kind)
}

/** What a look at the end of a countdown found: a session that was not logged yet, one to correct, or nothing. */
export type EndFound = 'new' | 'corrected' | 'nothing'

function endOf(userId: string, kind: CountdownKind, write: boolean): EndFound {
  const session = sessionOf(kind, countdownOf(userId, kind), Date.now())
  if (!session) return 'nothing'
  const logged = recordsOf(userId, 'focusSession').find(({ id }) => id === session.id)
  if (logged && isSameSession(logged.data, session.data)) return 'nothing'
  if (write) putRecord('focusSession', session.id, session.data)
  return logged ? 'corrected' : 'new'
}

/** Whether a countdown has come to an end that is not logged yet. */
export function hasUnloggedEnd(userId: string, kind: CountdownKind): boolean {
  return endOf(userId, kind, false) !== 'nothing'
}

/** Logs the session of a countdown that has come to its end, unless another tab or device already did. */
export function logEnd(userId: string, kind: CountdownKind): EndFound {
  takeStored(userId, 'focusSession')
  return endOf(userId, kind, true)
}

/**
 * Presses the button of a countdown, as it was seen: where another tab, or the end, came first, nothing happens, so
 * that a Pause in the last instant does not become a Restart.
 */
export function press(kind: CountdownKind, seen: Phase): void {
  const userId = authState.user?._id
  if (userId === undefined) return
  const countdown = countdownOf(userId, kind)
  const now = Date.now()
  if (phaseAt(countdown, now) !== seen) return
  if (seen === 'over') logEnd(userId, kind)
  putRecord('countdown', kind, pressed(countdown, now))
}

/** Puts a countdown back to its start; a session that was not finished is not logged. */
export function reset(kind: CountdownKind): void {
  const userId = authState.user?._id
  if (userId === undefined) return
  logEnd(userId, kind)
  putRecord('countdown', kind, freshCountdown)
}
