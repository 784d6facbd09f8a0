import type { Countdown } from '@cadence/shared/schemas'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useRecords } from '../../records/use-records.ts'
import { useTimeZone, useToday } from '../../time/clock.ts'
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
import { roundOf } from './focus-sessions.ts'
import { proposedTask, useDeclined } from './proposed-task.ts'
import { isFinished } from './task-name.ts'

/** A countdown as the widgets show it. */
export interface ShownCountdown {
  countdown: Countdown
  phase: Phase
  /** Time left, as mm : ss. */
  digits: string
  /** Share of the time that is left, from 1 to 0. */
  share: number
  /** Whether its task is no choice of the member: it is what the band names, and Start begins it. */
  isProposed: boolean
}

/** Calls back each second while a countdown runs and the page is visible. A hidden page has no timer, and is updated when it is shown. */
export function tick(countdown: Countdown, onChange: () => void): () => void {
  if (countdown.endsAt === null) return () => undefined
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

function useShown(countdown: Countdown): ShownCountdown {
  const subscribe = useCallback((onChange: () => void) => tick(countdown, onChange), [countdown])
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
    isProposed: false,
  }
}

/** The member's countdown, the same in all tabs and on all devices. Renders each second, but only while it runs. */
export function useCountdown(kind: CountdownKind): ShownCountdown {
  const countdown = countdownIn(useRecords('countdown'), kind)
  const [goals, tasks, today, declined] = [useRecords('goal'), useRecords('task'), useToday(), useDeclined()]
  // A finished task is no name of the session that Start begins: that one is for what the band names.
  const isFree = countdown.startedAt === null && isFinished(countdown.task, goals, tasks, today)
  const next = useMemo(
    () => (isFree ? { ...countdown, task: proposedTask(goals, tasks, today, declined) } : countdown),
    [isFree, countdown, goals, tasks, today, declined],
  )
  return { ...useShown(next), isProposed: isFree && next.task !== null }
}

/** The pause that runs, or null. */
export function usePause(): ShownCountdown | null {
  const shown = useShown(pauseIn(useRecords('countdown')) ?? freshCountdown)
  return shown.phase === 'running' ? shown : null
}

/** The place of a countdown's session in its series, from 1 to 4; before its start, that of the next session. */
export function useRound({ startedAt }: Countdown): number {
  const sessions = useRecords('focusSession')
  const today = useToday()
  const zone = useTimeZone()
  return useMemo(
    () =>
      roundOf(
        sessions.map(({ data }) => data),
        { startedAt },
        today,
        zone,
      ),
    [sessions, startedAt, today, zone],
  )
}
