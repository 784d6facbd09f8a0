import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Coffee } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useRecords } from '../../../records/use-records.ts'
import { timerTexts } from '../../../texts/countdown.ts'
import { focusTexts } from '../../../texts/focus.ts'
import { useTimeZone, useToday } from '../../../time/clock.ts'
import type { CountdownKind } from '../../../widgets/countdown/countdown.ts'
import { press, startPause } from '../../../widgets/countdown/countdown-records.ts'
import { prepareSound } from '../../../widgets/countdown/end-sound.ts'
import { pauseAfter } from '../../../widgets/countdown/focus-sessions.ts'
import { countToday, sessionSentence } from '../../../widgets/countdown/session-sentence.ts'
import { useTaskName } from '../../../widgets/countdown/task-name.ts'
import { type ShownCountdown, useRound } from '../../../widgets/countdown/use-countdown.ts'
import { MoodTap } from './MoodTap.tsx'
import { RoomActions } from './room-styles.ts'
import { Tally } from './Tally.tsx'

const Words = styled.div`
  position: relative;
  display: grid;
  align-content: safe center;
  justify-items: center;
  gap: clamp(0.75rem, 3.5dvh, 2rem);
  min-height: 0;
  padding-block: clamp(1rem, 8dvh, 3.5rem) 0.75rem;
  overflow-y: auto;
  text-align: center;
  p { max-width: 34rem; margin: 0 auto 0.5rem; color: var(--warm); font-weight: 600; overflow-wrap: anywhere; }
  h2 { max-width: 18em; font-size: clamp(1.5rem, min(5vw, 8dvh), 3.25rem); line-height: 1.1; }
`

/** The flare: the light fills the room once and goes. */
const Flare = styled.i`
  position: absolute;
  inset: 50% auto auto 50%;
  width: 120vmax;
  height: 120vmax;
  margin: -60vmax;
  background: radial-gradient(closest-side, color-mix(in srgb, var(--warm) 34%, transparent), color-mix(in srgb, var(--warm) 10%, transparent) 45%, transparent);
  opacity: 0.35;
  pointer-events: none;
  @keyframes cadence-flare { from { transform: scale(0.15); opacity: 0; } 35% { opacity: 1; } }
  animation: cadence-flare 1600ms var(--ease);
`

interface SessionEndProps {
  kind: CountdownKind
  session: ShownCountdown
  titleId: string
  announce: (text: string) => void
}

/** The end of a session in the room: what was done, a stroke more, the pause, and the mood. */
export function SessionEnd({ kind, session, titleId, announce }: SessionEndProps) {
  const t = useTexts(focusTexts)
  const timer = useTexts(timerTexts)
  const lang = useLanguageTag('en')
  const { countdown, phase } = session
  const task = useTaskName(countdown.task)
  const count = countToday(kind, countdown, useRecords('focusSession'), useToday(), useTimeZone())
  const sentence = sessionSentence(countdown, count, t)
  const pauseMs = pauseAfter(useRound(countdown))
  const offer = useRef<HTMLButtonElement>(null)
  // The scene of the session is gone, and with it the button that had the focus.
  useEffect(() => offer.current?.focus({ preventScroll: true }), [])
  const first = useRef(sentence)
  useEffect(() => announce(first.current), [announce])
  return (
    <>
      <Flare />
      <Words>
        {count > 0 && <Tally count={count} label={t.tally({ count })} />}
        <div>
          {task !== null && <p>{task}</p>}
          <h2 id={titleId}>{sentence}</h2>
        </div>
        <MoodTap onNoted={announce} />
      </Words>
      <RoomActions>
        <Button
          ref={offer}
          variant="primary"
          icon={<Coffee size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => {
            prepareSound()
            startPause(kind, pauseMs)
          }}
        >
          {t.takePause({ minutes: pauseMs / 60_000 })}
        </Button>
        <Button variant="ghost" lang={lang} onClick={() => press(kind, phase)}>
          {timer[phase]}
        </Button>
      </RoomActions>
    </>
  )
}
