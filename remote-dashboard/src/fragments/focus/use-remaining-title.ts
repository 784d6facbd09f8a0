import { setTitlePrefix } from '@cadence/shared/router'
import type { Countdown } from '@cadence/shared/schemas'
import { useEffect } from 'react'
import { focusTexts } from '../../texts/focus.ts'
import { formatSeconds, leftAt } from '../../widgets/countdown/countdown.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60_000

/**
 * Shows the remaining time of a running countdown in the title of the tab. A hidden tab shows whole minutes: browsers wake
 * it only once a minute.
 * @param isPause whether it is the pause between two sessions.
 */
export function useRemainingTitle(countdown: Countdown | null, isPause: boolean): void {
  useEffect(() => {
    if (countdown === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      clearTimeout(timer)
      const left = leftAt(countdown, Date.now())
      if (left === 0) return setTitlePrefix(null)
      const t = focusTexts.get()
      const hidden = document.visibilityState === 'hidden'
      const step = hidden ? MINUTE_MS : SECOND_MS
      const steps = Math.ceil(left / step)
      const time = hidden ? t.minutes({ minutes: steps }) : formatSeconds(steps).replaceAll(' ', '')
      setTitlePrefix(isPause ? `${t.pause} ${time}` : time)
      timer = setTimeout(update, left % step || step)
    }
    update()
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
      setTitlePrefix(null)
    }
  }, [countdown, isPause])
}
