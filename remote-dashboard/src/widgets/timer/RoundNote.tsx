import { useTexts } from '@cadence/shared/i18n'
import { useRecords } from '../../records/use-records.ts'
import { focusTexts } from '../../texts/focus.ts'
import { countdownIn } from '../countdown/countdown-records.ts'
import { ROUNDS } from '../countdown/focus-sessions.ts'
import { useRound } from '../countdown/use-countdown.ts'

/** The place of the Timer's session in its series, such as « 2 sur 4 ». */
export function RoundNote() {
  const t = useTexts(focusTexts)
  const round = useRound(countdownIn(useRecords('countdown'), 'timer'))
  return <span>{t.round({ round, total: ROUNDS })}</span>
}
