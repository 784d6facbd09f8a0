import type { Countdown } from '@cadence/shared/schemas'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useRecords } from '../../records/use-records.ts'
import { subscribeClock } from '../../time/clock.ts'
import {
  type CountdownKind,
  formatSeconds,
  freshCountdown,
  leftAt,
  type Phase,
  phaseWith,
  secondsLeft,
} from './countdown.ts'
import { countdownIn, pauseIn } from './countdown-records.ts'
import { watchEnds } from './end-watch.ts'
import { roundAt } from './focus-sessions.ts'
import { isFinished } from './task-name.ts'

/** A countdown as the widgets show it. */
export interface ShownCountdown {
  countdown: Countdown
  phase: Phase
  /** Time left, as mm : ss. */
  digits: string
  /** Share of the time that is left, from 1 to 0. */
  share: number
}

/** Calls back each second while the page is visible. A hidden page has no timer, and is updated when it is shown. */
function tick(countdown: Countdown, onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = () => {
    clearTimeout(timer)
    const left = leftAt(countdown, Date.now())
    if (left === 0 || document.visibilityState === 'hidden') return
    timer = setTimeout(update, left % 1000 || 1000)
  }
  const update = () => {
    onChange()
    schedule()
  }
  schedule()
  document.addEventListener('visibilitychange', update)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', update)
  }
}

const noSubscription = () => undefined

function useShown(countdown: Countdown): ShownCountdown {
  const subscribe = useCallback(
    (onChange: () => void) => (countdown.endsAt === null ? noSubscription : tick(countdown, onChange)),
    [countdown],
  )
  const seconds = useSyncExternalStore(subscribe, () => secondsLeft(countdown, Date.now()))
  const over = seconds === 0
  // After a sleep or a change of the system clock, this hook may notice the end before the timer of `watchEnds`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the end is reached, and for each member.
  useEffect(watchEnds, [over, countdown])
  return {
    countdown,
    phase: phaseWith(countdown, seconds),
    digits: formatSeconds(seconds),
    share: Math.min(1, (seconds * 1000) / countdown.lengthMs),
  }
}

/** The member's countdown, the same in all tabs and on all devices. Renders each second, but only while it runs. */
export function useCountdown(kind: CountdownKind): ShownCountdown {
  const countdown = countdownIn(useRecords('countdown'), kind)
  // A finished task is no name of the session that Start begins.
  const isFree =
    isFinished(countdown.task, useRecords('goal'), useRecords('task')) && countdown.startedAt === null
  return useShown(useMemo(() => (isFree ? { ...countdown, task: null } : countdown), [isFree, countdown]))
}

/** The pause that runs, or null. */
export function usePause(): ShownCountdown | null {
  const shown = useShown(pauseIn(useRecords('countdown')) ?? freshCountdown)
  return shown.phase === 'running' ? shown : null
}

const MINUTE_MS = 60_000
const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

/** The place of a countdown's session in its series, from 1 to 4; before its start, that of the next session. */
export function useRound({ startedAt }: Countdown): number {
  const sessions = useRecords('focusSession')
  const start = startedAt === null ? null : Date.parse(startedAt)
  // A series ends an hour after its last session, also on a page that nobody touches.
  const moment = useSyncExternalStore(subscribeClock, () => start ?? currentMinute() + MINUTE_MS)
  return useMemo(
    () =>
      roundAt(
        sessions.map(({ data }) => data),
        moment,
      ),
    [sessions, moment],
  )
}
