import type { Countdown } from '@cadence/shared/schemas'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useRecords } from '../../records/use-records.ts'
import {
  COUNTDOWN_MS,
  type CountdownKind,
  clock,
  leftAt,
  type Phase,
  phaseWith,
  secondsLeft,
} from './countdown.ts'
import { countdownIn } from './countdown-records.ts'
import { watchEnds } from './end-watch.ts'

/** A countdown on screen. */
export interface ShownCountdown {
  countdown: Countdown
  phase: Phase
  /** What is left, as mm : ss. */
  digits: string
  /** What is left, of the whole: 1 to 0. */
  share: number
}

/** Calls back at each change of the digits while the page is seen. A hidden one costs nothing, and is right at once. */
function tick(countdown: Countdown, onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = () => {
    clearTimeout(timer)
    const left = leftAt(countdown, Date.now())
    if (left === 0 || document.visibilityState === 'hidden') return
    timer = setTimeout(look, left % 1000 || 1000)
  }
  const look = () => {
    onChange()
    schedule()
  }
  schedule()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

const still = () => undefined

/** The member's countdown: one for all tabs and devices. Renders again at each second only while it runs. */
export function useCountdown(kind: CountdownKind): ShownCountdown {
  const countdown = countdownIn(useRecords('countdown'), kind)
  const subscribe = useCallback(
    (onChange: () => void) => (countdown.endsAt === null ? still : tick(countdown, onChange)),
    [countdown],
  )
  const seconds = useSyncExternalStore(subscribe, () => secondsLeft(countdown, Date.now()))
  const over = seconds === 0
  // The end may be seen here first: after a sleep, or when the clock was set.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when it is reached, and for each member.
  useEffect(watchEnds, [over, countdown])
  return {
    countdown,
    phase: phaseWith(countdown, seconds),
    digits: clock(seconds),
    share: Math.min(1, (seconds * 1000) / COUNTDOWN_MS),
  }
}
