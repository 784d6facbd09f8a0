import { useTexts } from '@cadence/shared/i18n'
import { type FocusShieldTexts, focusShieldTexts } from '../../texts/focus-shield.ts'
import type { Phase } from '../countdown/countdown.ts'
import type { DisplaySize } from '../display-size.ts'
import { canKeepAwake } from './wake-lock.ts'

/** A time away in words: seconds below a minute, else whole minutes. */
export function awayTime(ms: number, t: Pick<FocusShieldTexts, 'seconds' | 'minutes'>): string {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? t.seconds({ seconds }) : t.minutes({ minutes: Math.round(seconds / 60) })
}

interface AwayNoteProps {
  size: DisplaySize
  phase: Phase
  /** What the session is for, or null. */
  task: string | null
  /** Whether this tab counts how often it is left. */
  counting: boolean
  count: number
  ms: number
}

/**
 * Before a session: what Focus Shield does and does not do. During it: what it is for. During and after it: how often and how long
 * the tab was left, in a long and a short form; the styles show the one that fits.
 */
export function AwayNote({ size, phase, task, counting, count, ms }: AwayNoteProps) {
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
  if (task !== null && phase !== 'over') return <p title={task}>{task}</p>
  if (size === 'small') return null
  // The counts of another tab or device are unknown until that one writes them into the record.
  if (phase === 'running' && !counting) return null
  if (phase !== 'ready') return <p>{t.neverLeft}</p>
  return (
    <p>
      {size === 'large' && canKeepAwake() && <span data-awake>{t.awake} </span>}
      {t.counts}
    </p>
  )
}
