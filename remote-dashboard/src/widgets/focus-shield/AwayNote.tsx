import { useTexts } from '@cadence/shared/i18n'
import { type FocusShieldTexts, focusShieldTexts } from '../../texts/focus-shield.ts'
import type { Phase } from '../countdown/countdown.ts'
import type { DisplaySize } from '../display-size.ts'
import { canKeepAwake } from './wake-lock.ts'

/** A time away in words: seconds under a minute, else whole minutes. */
export function awayTime(ms: number, t: Pick<FocusShieldTexts, 'seconds' | 'minutes'>): string {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? t.seconds({ seconds }) : t.minutes({ minutes: Math.round(seconds / 60) })
}

interface AwayNoteProps {
  size: DisplaySize
  phase: Phase
  /** This tab counts how often it is left. */
  counting: boolean
  count: number
  ms: number
}

/** In words, and in short for where the look has no room for them. Before a session, what it does and does not; during and after it, how often and how long the tab was left. */
export function AwayNote({ size, phase, counting, count, ms }: AwayNoteProps) {
  const t = useTexts(focusShieldTexts)
  if (count > 0) {
    const values = { count, time: awayTime(ms, t) }
    return (
      <p>
        {size !== 'small' && <span data-long>{t.away(values)}</span>}
        {size !== 'large' && <span data-short>{t.awayShort(values)}</span>}
      </p>
    )
  }
  if (size === 'small') return null
  // What another tab or device has counted of a run is not known before it has been written down.
  if (phase === 'running' && !counting) return null
  if (phase !== 'ready') return <p>{t.neverLeft}</p>
  return (
    <p>
      {size === 'large' && canKeepAwake() && `${t.awake} `}
      {t.counts}
    </p>
  )
}
