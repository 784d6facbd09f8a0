import { useTexts } from '@cadence/shared/i18n'
import { timerTexts } from '../../texts/countdown.ts'
import { focusTexts } from '../../texts/focus.ts'
import { ROUNDS } from './focus-sessions.ts'

interface DialTimeProps {
  /** The time that is left, as mm : ss. */
  digits: string
  /** The place of the session in its series. */
  round: number
  /** Whether the band shows the time: here it is then for screen readers alone, and the eye finds the place in the series. */
  inBand: boolean
}

/** The time inside the ring of a countdown; the place in the series while the band shows the time. */
export function DialTime({ digits, round, inBand }: DialTimeProps) {
  const { left } = useTexts(timerTexts)
  const t = useTexts(focusTexts)
  return (
    <>
      <span role="timer" aria-label={left} className={inBand ? 'visually-hidden' : undefined}>
        {digits}
      </span>
      {inBand && <strong>{t.round({ round, total: ROUNDS })}</strong>}
    </>
  )
}
