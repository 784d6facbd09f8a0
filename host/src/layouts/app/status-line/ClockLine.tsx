import { serverClock } from '@cadence/shared/api'
import { useTexts } from '@cadence/shared/i18n'
import { ClockAlert } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { statusLineTexts } from '../../../texts/status-line.ts'
import { LiveRegion } from './LiveRegion.tsx'
import { StatusLine } from './StatusLine.tsx'

/** A clock that is an hour wrong shows tasks as late that are not, or reminds too late. */
const WRONG_MINUTES = 60

/** Whether this device's clock is wrong by so much that what the app says of times is wrong. */
export const isClockWrong = ({ aheadMinutes }: { aheadMinutes: number }) =>
  Math.abs(aheadMinutes) >= WRONG_MINUTES

/** Says that this device's clock is wrong: the app goes by it. @param isShown false while another line has the place. */
export function ClockLine({ isShown }: { isShown: boolean }) {
  const t = useTexts(statusLineTexts)
  const clock = useSnapshot(serverClock)
  const isWrong = isClockWrong(clock)
  const isAhead = clock.aheadMinutes > 0
  const text = isAhead ? t.clockAhead : t.clockBehind
  return (
    <>
      <LiveRegion text={isWrong ? text : ''} />
      {isWrong && isShown && (
        <StatusLine aria-hidden="true">
          <ClockAlert size={16} strokeWidth={1.75} aria-hidden="true" />
          <span data-long>{text}</span>
          <span data-short>{isAhead ? t.clockAheadShort : t.clockBehindShort}</span>
        </StatusLine>
      )}
    </>
  )
}
