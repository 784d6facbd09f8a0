import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Button } from '@cadence/shared/ui'
import { Coffee } from 'lucide-react'
import { type Ref, useEffect, useRef } from 'react'
import { timerTexts } from '../../../texts/countdown.ts'
import { focusTexts } from '../../../texts/focus.ts'
import type { CountdownKind } from '../../../widgets/countdown/countdown.ts'
import { endPause, press } from '../../../widgets/countdown/countdown-records.ts'
import { useEndTime } from '../../../widgets/countdown/end-time.ts'
import { pauseAfter, ROUNDS } from '../../../widgets/countdown/focus-sessions.ts'
import { startNext } from '../../../widgets/countdown/start-next.ts'
import { useTaskName } from '../../../widgets/countdown/task-name.ts'
import { type ShownCountdown, useRound } from '../../../widgets/countdown/use-countdown.ts'
import { Lamp } from '../../../widgets/focus-shield/Lamp.tsx'
import { Dial, Glow, Note, RoomActions, RoomLayout } from './room-styles.ts'
import { Series } from './Series.tsx'

/** Characters of a time below 100 minutes: a longer one is written smaller where the arc is narrow. */
const SHORT = '99 : 59'.length

interface RoomSessionProps {
  kind: CountdownKind
  session: ShownCountdown
  /** The pause that runs, or null. */
  pause: ShownCountdown | null
  titleId: string
}

/** A session, or the pause after it: the name of the task, the time that is left, and the lamp that burns down. */
export function RoomSession({ kind, session, pause, titleId }: RoomSessionProps) {
  const t = useTexts(focusTexts)
  const timer = useTexts(timerTexts)
  const lang = useLanguageTag('en')
  const task = useTaskName(session.countdown.task)
  const round = useRound(session.countdown)
  const main: Ref<HTMLButtonElement> = useRef(null)
  // The screen before this one is gone, and with it the button that had the focus.
  useEffect(() => main.current?.focus({ preventScroll: true }), [])
  const { digits, share } = pause ?? session
  const end = useEndTime((pause ?? session).countdown.endsAt)
  const phase = pause ? 'pause' : session.phase
  const waits = phase === 'ready' || phase === 'paused'
  const onPress = () => (session.phase === 'running' ? press(kind, 'running') : startNext(kind))
  return (
    <RoomLayout>
      <h2 id={titleId}>{pause ? t.rest : (task ?? t.unnamed)}</h2>
      <Dial data-phase={phase}>
        <Glow />
        <Lamp share={share} lit={phase === 'running' || phase === 'pause'} />
        <span role="timer" aria-label={timer.left} data-long={digits.length > SHORT || undefined}>
          {digits}
        </span>
      </Dial>
      <Note>
        {!pause && <Series round={round} />}
        {pause && <Coffee size={18} strokeWidth={1.75} aria-hidden="true" />}
        {pause ? t.pause : t.round({ round, total: ROUNDS })}
        {end && <span data-end="">{t.until({ time: end })}</span>}
        {end && !pause && <span data-then="">{t.thenPause({ minutes: pauseAfter(round) / 60_000 })}</span>}
      </Note>
      <RoomActions>
        <Button
          ref={main}
          variant={waits ? 'primary' : 'secondary'}
          lang={pause ? undefined : lang}
          onClick={onPress}
        >
          {pause ? t.nextSession : timer[session.phase]}
        </Button>
        {pause && (
          <div>
            <Button variant="ghost" onClick={endPause}>
              {t.endPause}
            </Button>
          </div>
        )}
      </RoomActions>
    </RoomLayout>
  )
}
