import { useEffect, useState } from 'react'
import { type MemberState, useMemberState } from '../member-state.ts'
import { COUNTDOWN_MS, type Countdown, clock, leftAt, phaseAt, pressed } from './countdown.ts'

/** A running countdown on screen: drawn again at each second, and at once when the tab is seen again. */
export function useCountdown(of: MemberState<Countdown>) {
  const [snapshot, state] = useMemberState(of)
  const [now, setNow] = useState(() => Date.now())
  const phase = phaseAt(snapshot, now)
  const left = leftAt(snapshot, now)
  useEffect(() => {
    if (phase !== 'running') return
    const tick = () => setNow(Date.now())
    // To the next change of the digits: they show a second that has begun as a whole one.
    const timer = setTimeout(tick, (left % 1000) + 1)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [phase, left])
  const press = () => {
    const time = Date.now()
    Object.assign(state, pressed(state, time))
    setNow(time)
  }
  return { phase, press, digits: clock(left), share: left / COUNTDOWN_MS }
}
