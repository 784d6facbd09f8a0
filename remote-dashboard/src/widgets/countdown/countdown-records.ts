import { authState } from '@cadence/shared/auth'
import { memberTimeZone } from '@cadence/shared/preferences'
import type { Countdown, FocusSession, FocusTask } from '@cadence/shared/schemas'
import { type Entry, putRecord, putRecords, recordsOf } from '../../records/records.ts'
import { mergeOtherTabs } from '../../records/records-store.ts'
import { dayAt } from '../../time/day.ts'
import {
  type CountdownKind,
  countdownKinds,
  freshCountdown,
  isSameSession,
  leftAt,
  type Phase,
  partialSessionOf,
  phaseAt,
  pressed,
  resetOf,
  sessionOf,
} from './countdown.ts'
import { declinedTask, proposedTask } from './proposed-task.ts'
import {
  type CountdownId,
  type Countdowns,
  countdownIds,
  PAUSE,
  startAlone,
  stopOverlaps,
} from './running-countdowns.ts'
import { isFinished } from './task-name.ts'

type Records = readonly Entry<'countdown'>[]

/**
 * Ids of the records of what the member has chosen: the task of the sessions, and the length of the next ones. They are no
 * part of the countdowns' own records: a device that has not read yet would overwrite a session that runs elsewhere. Each
 * has the shape of a countdown, which is the one shape of this collection that every release knows.
 */
const TASK = 'task'
const LENGTH = 'length'

const dataOf = (records: Records, id: CountdownId | typeof TASK | typeof LENGTH) =>
  records.find((record) => record.id === id)?.data

/** A countdown's own record, with the task and the length that the member has chosen. */
function withChoices(records: Records, kind: CountdownKind): Countdown {
  const own = dataOf(records, kind)
  const length = dataOf(records, LENGTH)
  const task = dataOf(records, TASK)
  const choice = { ...(length && { lengthMs: length.lengthMs }), ...(task && { task: task.task }) }
  if (!own || own.startedAt === null) {
    return { ...(own ?? freshCountdown), ...choice, ...(length && { leftMs: length.lengthMs }) }
  }
  // An older release writes no length. The default one is wrong when it is less than what is left.
  const lengthMs = own.lengthMs < own.leftMs ? Math.max(own.leftMs, length?.lengthMs ?? 0) : own.lengthMs
  return { ...own, ...choice, lengthMs }
}

/** The countdowns of each state of the records. Without it every render would get new objects. */
const countdownsByRecords = new WeakMap<Records, Readonly<Record<CountdownKind, Countdown>>>()

/** A countdown among the member's records. Without a record it is full and not started. */
export function countdownIn(records: Records, kind: CountdownKind): Countdown {
  const known = countdownsByRecords.get(records)
  if (known) return known[kind]
  const countdowns = { timer: withChoices(records, 'timer'), shield: withChoices(records, 'shield') }
  countdownsByRecords.set(records, countdowns)
  return countdowns[kind]
}

/** The pause among the member's records, or null when there is none. */
export function pauseIn(records: Records): Countdown | null {
  return dataOf(records, PAUSE) ?? null
}

/** A member's countdown as it is stored now. */
export function countdownOf(userId: string, kind: CountdownKind): Countdown {
  return countdownIn(recordsOf(userId, 'countdown'), kind)
}

/** A member's pause as it is stored now, or null. */
export function pauseOf(userId: string): Countdown | null {
  return pauseIn(recordsOf(userId, 'countdown'))
}

function countdownsOf(userId: string): Countdowns {
  const records = recordsOf(userId, 'countdown')
  const entries = countdownIds.flatMap((id) => {
    const own = dataOf(records, id)
    return own ? [[id, id === PAUSE ? own : countdownIn(records, id)] as const] : []
  })
  return new Map<CountdownId, Countdown>(entries)
}

/**
 * What a session was for: what it was first logged for, so that another task which the member has chosen since does not take
 * it over; else what its countdown is for, with the subject of that task.
 */
function purposeOf(
  userId: string,
  task: FocusTask | null,
  logged?: FocusSession,
): Pick<FocusSession, 'task' | 'subject'> {
  if (logged) {
    const { task, subject } = logged
    return { ...(task && { task }), ...(subject && { subject }) }
  }
  if (!task) return {}
  const { collection, id } = task.record ?? {}
  const tasks = collection === 'task' ? recordsOf(userId, 'task') : []
  const subject = tasks.find((entry) => entry.id === id)?.data.subject
  return { task, ...(subject && { subject }) }
}

/** What became of the session of a countdown: logged now, corrected, or nothing to do. */
export type SessionOutcome = 'new' | 'corrected' | 'nothing'

function sessionOutcome(userId: string, kind: CountdownKind, write: boolean): SessionOutcome {
  const countdown = countdownOf(userId, kind)
  const session = sessionOf(kind, countdown, Date.now())
  if (!session) return 'nothing'
  const logged = recordsOf(userId, 'focusSession').find(({ id }) => id === session.id)
  if (logged && isSameSession(logged.data, session.data)) return 'nothing'
  const purpose = purposeOf(userId, countdown.task, logged?.data)
  if (write) putRecord('focusSession', session.id, { ...session.data, ...purpose })
  return logged ? 'corrected' : 'new'
}

/** Whether a countdown has ended and its session is not logged. */
export function hasUnloggedEnd(userId: string, kind: CountdownKind): boolean {
  return sessionOutcome(userId, kind, false) !== 'nothing'
}

/** Logs the session of a countdown that has ended, unless another tab or device has already logged it. */
export function logEnd(userId: string, kind: CountdownKind): SessionOutcome {
  mergeOtherTabs(userId, 'focusSession')
  return sessionOutcome(userId, kind, true)
}

const isLogged = (userId: string, kind: CountdownKind, countdown: Countdown) => {
  const session = sessionOf(kind, countdown, Number.POSITIVE_INFINITY)
  return recordsOf(userId, 'focusSession').some(({ id }) => id === session?.id)
}

/**
 * Lets one countdown run at a time. Two run when two devices started them before either knew of the other: the one that
 * started later goes on. A session that has ended or was logged stays as it is: a browser that has not read its log yet
 * would reopen it.
 */
export function settleOverlaps(userId: string): void {
  const countdowns = countdownsOf(userId)
  const edits = [...stopOverlaps(countdowns)].filter(([id]) => {
    const countdown = countdowns.get(id)
    if (id === PAUSE || !countdown) return true
    return leftAt(countdown, Date.now()) > 0 && !isLogged(userId, id, countdown)
  })
  if (edits.length > 0) putRecords('countdown', new Map(edits))
}

/**
 * Makes the next session be for what the band names, when the one that the sessions were for is finished or when there was
 * none.
 */
function replaceFinishedTask(userId: string, kind: CountdownKind): void {
  const { task } = countdownOf(userId, kind)
  const [goals, tasks] = [recordsOf(userId, 'goal'), recordsOf(userId, 'task')]
  const today = dayAt(Date.now(), memberTimeZone())
  if (!isFinished(task, goals, tasks, today)) return
  const next = proposedTask(goals, tasks, today, declinedTask())
  if (next !== task) setTask(next)
}

/** Starts a countdown, or lets it go on, and stops all others. */
function start(userId: string, id: CountdownId, countdown: Countdown): void {
  mergeOtherTabs(userId, 'countdown')
  putRecords('countdown', startAlone(countdownsOf(userId), id, countdown, Date.now()))
}

/**
 * Presses the button of a countdown in the phase that the member saw. When another tab or the end came first, nothing
 * happens: otherwise a press of Pause in the last instant would be a Restart.
 */
export function press(kind: CountdownKind, seen: Phase): void {
  const userId = authState.user?._id
  if (userId === undefined) return
  const now = Date.now()
  if (phaseAt(countdownOf(userId, kind), now) !== seen) return
  if (seen === 'over') logEnd(userId, kind)
  if (seen === 'ready') replaceFinishedTask(userId, kind)
  const countdown = countdownOf(userId, kind)
  if (seen === 'ready' || seen === 'paused') start(userId, kind, countdown)
  else putRecord('countdown', kind, pressed(countdown, now))
}

/** Logs what was done of a session that is about to be reset. */
function logPartial(userId: string, kind: CountdownKind): void {
  const entry = recordsOf(userId, 'countdown').find(({ id }) => id === kind)
  if (!entry) return
  const countdown = countdownOf(userId, kind)
  // The last edit of a paused countdown is its pause.
  const stoppedAt = countdown.endsAt === null ? Date.parse(entry.updatedAt) : Date.now()
  const session = partialSessionOf(kind, countdown, Math.min(stoppedAt, Date.now()))
  if (!session) return
  const logged = recordsOf(userId, 'focusSession').find(({ id }) => id === session.id)
  // Another device may have gone on to the end, and completed the session.
  if (logged?.data.completed) return
  const purpose = purposeOf(userId, countdown.task, logged?.data)
  putRecord('focusSession', session.id, { ...session.data, ...purpose })
}

/** Resets a countdown to its length. What was done of the session is logged, from one minute on. */
export function reset(kind: CountdownKind): void {
  const userId = authState.user?._id
  if (userId === undefined) return
  if (logEnd(userId, kind) === 'nothing') logPartial(userId, kind)
  putRecord('countdown', kind, resetOf(countdownOf(userId, kind)))
}

/** Whether two sessions are for the same task. */
function isSameTask(a: FocusTask | null, b: FocusTask | null): boolean {
  return (
    a?.text === b?.text && a?.record?.collection === b?.record?.collection && a?.record?.id === b?.record?.id
  )
}

/** Sets what the sessions of both countdowns are for, also while one runs. */
export function setTask(task: FocusTask | null): void {
  if (authState.user) putRecord('countdown', TASK, { ...freshCountdown, task })
}

/** Sets the length of the next sessions, in milliseconds. A session that has begun keeps its length until it is reset. */
export function setLength(lengthMs: number): void {
  if (authState.user) putRecord('countdown', LENGTH, { ...freshCountdown, leftMs: lengthMs, lengthMs })
}

/** Starts a session for a task: a session of the same task goes on, one of another task is reset before. */
export function startSession(kind: CountdownKind, task: FocusTask): void {
  const userId = authState.user?._id
  if (userId === undefined) return
  const countdown = countdownOf(userId, kind)
  const phase = phaseAt(countdown, Date.now())
  const isSame = isSameTask(countdown.task, task)
  if (phase === 'running' && isSame) return
  if (phase === 'over' || !isSame) reset(kind)
  if (!isSame) setTask(task)
  start(userId, kind, countdownOf(userId, kind))
}

/** Whether the Timer or Focus Shield runs. */
export function isSessionRunning(userId: string): boolean {
  return countdownKinds.some((kind) => phaseAt(countdownOf(userId, kind), Date.now()) === 'running')
}

/** Starts a pause after a session, which is then reset for the next one. */
export function startPause(kind: CountdownKind, lengthMs: number): void {
  const userId = authState.user?._id
  if (userId === undefined) return
  if (phaseAt(countdownOf(userId, kind), Date.now()) === 'over') reset(kind)
  start(userId, PAUSE, { ...freshCountdown, leftMs: lengthMs, lengthMs })
}

/** Ends the pause. */
export function endPause(): void {
  const userId = authState.user?._id
  if (userId !== undefined && pauseOf(userId)) putRecords('countdown', new Map([[PAUSE, null]]))
}
