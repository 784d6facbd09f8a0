import { useTexts } from '@cadence/shared/i18n'
import { timerTexts } from '../../texts/countdown.ts'

/** The time inside the picture of a countdown. @param props.digits the time that is left, as mm : ss */
export function DialTime({ digits }: { digits: string }) {
  const { left } = useTexts(timerTexts)
  return (
    <span role="timer" aria-label={left}>
      {digits}
    </span>
  )
}
