import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Button } from '@cadence/shared/ui'
import { type Ref, useEffect, useRef } from 'react'
import { timerTexts } from '../../../texts/countdown.ts'
import { focusTexts } from '../../../texts/focus.ts'
import type { CountdownKind } from '../../../widgets/countdown/countdown.ts'
import { endPause, press } from '../../../widgets/countdown/countdown-records.ts'
import { prepareSound } from '../../../widgets/countdown/end-sound.ts'
import { useTaskName } from '../../../widgets/countdown/task-name.ts'
import type { ShownCountdown } from '../../../widgets/countdown/use-countdown.ts'
import { watchSession } from '../../../widgets/focus-shield/away-watch.ts'
import { Lamp } from '../../../widgets/focus-shield/Lamp.tsx'
import { Glow, RoomActions, Scene, Words } from './room-styles.ts'

/** A name of more characters than this is written smaller, so that it stays under the arc. */
const LONG_TITLE = 36

interface RoomSessionProps {
  kind: CountdownKind
  session: ShownCountdown
  /** The pause that runs, or null. */
  pause: ShownCountdown | null
  titleId: string
}

/** A session, or the pause after it: the name of the task, and the lamp that burns down. */
export function RoomSession({ kind, session, pause, titleId }: RoomSessionProps) {
  const t = useTexts(focusTexts)
  const timer = useTexts(timerTexts)
  const lang = useLanguageTag('en')
  const task = useTaskName(session.countdown.task)
  const main: Ref<HTMLButtonElement> = useRef(null)
  // The screen before this one is gone, and with it the button that had the focus.
  useEffect(() => main.current?.focus({ preventScroll: true }), [])
  const { digits, share } = pause ?? session
  const title = pause ? t.rest : (task ?? t.unnamed)
  const phase = pause ? 'pause' : session.phase
  const onPress = () => {
    press(kind, session.phase)
    if (session.phase === 'running') return
    prepareSound()
    if (kind === 'shield') watchSession()
  }
  return (
    <>
      <Scene data-phase={phase}>
        <Glow />
        <Lamp share={share} lit={phase === 'running' || phase === 'pause'} />
        <Words>
          <h2 id={titleId} data-long={title.length > LONG_TITLE || undefined}>
            {title}
          </h2>
          <span role="timer" aria-label={timer.left}>
            {digits}
          </span>
        </Words>
      </Scene>
      <RoomActions>
        <Button ref={main} lang={lang} onClick={onPress}>
          {timer[session.phase]}
        </Button>
        {pause && (
          <Button variant="ghost" onClick={endPause}>
            {t.endPause}
          </Button>
        )}
      </RoomActions>
    </>
  )
}
