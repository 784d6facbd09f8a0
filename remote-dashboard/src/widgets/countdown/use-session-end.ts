import { useTexts } from '@cadence/shared/i18n'
import type { Countdown } from '@cadence/shared/schemas'
import { useRecords } from '../../records/use-records.ts'
import { focusTexts } from '../../texts/focus.ts'
import { useTimeZone, useToday } from '../../time/clock.ts'
import type { CountdownKind } from './countdown.ts'
import { startPause } from './countdown-records.ts'
import { prepareSound } from './end-sound.ts'
import { pauseAfter } from './focus-sessions.ts'
import { countToday, sessionSentence } from './session-sentence.ts'
import { useTaskName } from './task-name.ts'
import { useRound } from './use-countdown.ts'

/** The pause after a session: the words that offer it, and its start. */
export function usePauseOffer(kind: CountdownKind, countdown: Countdown) {
  const t = useTexts(focusTexts)
  const lengthMs = pauseAfter(useRound(countdown))
  return {
    offer: t.takePause({ minutes: lengthMs / 60_000 }),
    takePause: () => {
      prepareSound()
      startPause(kind, lengthMs)
    },
  }
}

/** The end of a session: what it was for, what was done, the strokes of the day, and the pause that follows. */
export function useSessionEnd(kind: CountdownKind, countdown: Countdown) {
  const t = useTexts(focusTexts)
  const task = useTaskName(countdown.task)
  const count = countToday(kind, countdown, useRecords('focusSession'), useToday(), useTimeZone())
  const pause = usePauseOffer(kind, countdown)
  return { ...pause, task, count, sentence: sessionSentence(countdown, count, t), tally: t.tally({ count }) }
}
