import type { Countdown } from '@cadence/shared/schemas'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useRecords } from '../../records/use-records.ts'
import { type CountdownKind, formatSeconds, leftAt, type Phase, phaseWith, secondsLeft } from './countdown.ts'
import { countdownIn } from './countdown-records.ts'
import { watchEnds } from './end-watch.ts'

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

/** The member's countdown, the same in all tabs and on all devices. Renders each second, but only while it runs. */
export function useCountdown(kind: CountdownKind): ShownCountdown {
  const countdown = countdownIn(useRecords('countdown'), kind)
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
