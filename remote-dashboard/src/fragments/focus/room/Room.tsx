import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { IconButton, Scene, useModal } from '@cadence/shared/ui'
import { Global } from '@emotion/react'
import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Announcer, useAnnouncement } from '../../../feedback/Announcer.tsx'
import { focusTexts } from '../../../texts/focus.ts'
import { focusShieldTexts } from '../../../texts/focus-shield.ts'
import { useTimeOfDay } from '../../../time/part-of-day.ts'
import type { CountdownKind } from '../../../widgets/countdown/countdown.ts'
import { useCountdown, usePause } from '../../../widgets/countdown/use-countdown.ts'
import { useKeptAwake } from '../../../widgets/focus-shield/wake-lock.ts'
import { RoomSession } from './RoomSession.tsx'
import { Leave, RoomBox, RoomScreen, Scenery, wholeWidthCss } from './room-styles.ts'
import { SessionEnd } from './SessionEnd.tsx'
import { useFullScreen } from './use-full-screen.ts'
import { useStillness } from './use-stillness.ts'

interface RoomProps {
  kind: CountdownKind
  onLeave: () => void
}

/**
 * The quiet room of a session: nothing but the task, the lamp that burns down, and the light of the time of day. It is a
 * modal over the page, and goes to full screen where the browser can. It lies in the body: the place of the fragment in
 * the shell may be hidden.
 */
export function Room({ kind, onLeave }: RoomProps) {
  const t = useTexts(focusTexts)
  const { leaveFullScreen } = useTexts(focusShieldTexts)
  // The room is outside the layout, which has the language of the member.
  const lang = useLanguageTag('fr')
  const time = useTimeOfDay()
  const session = useCountdown(kind)
  const pause = usePause()
  const titleId = useId()
  const { announcement, announce } = useAnnouncement()
  const screen = useRef<HTMLDivElement>(null)
  useFullScreen(screen, onLeave)
  const modal = useModal(onLeave)
  useKeptAwake()
  const pausing = pause !== null
  // During a pause the buttons stay: a member who comes back has to find the one that ends it.
  const still = useStillness(session.phase === 'running' && !pausing)
  const pausedBefore = useRef(pausing)
  useEffect(() => {
    if (pausing === pausedBefore.current) return
    pausedBefore.current = pausing
    if (pausing) announce(t.rest)
    else if (session.phase === 'ready') announce(t.pauseOver)
  }, [pausing, session.phase, announce, t])
  const isEnd = !pausing && session.phase === 'over'
  return createPortal(
    <RoomBox
      lang={lang}
      aria-labelledby={titleId}
      data-room=""
      data-time={time}
      data-pausing={pausing || undefined}
      data-still={still || undefined}
      {...modal}
    >
      <Global styles={wholeWidthCss} />
      <RoomScreen ref={screen}>
        <Scenery>
          <div>
            <Scene />
          </div>
        </Scenery>
        <Leave>
          <IconButton label={leaveFullScreen} onClick={onLeave}>
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </Leave>
        {isEnd ? (
          <SessionEnd kind={kind} session={session} titleId={titleId} announce={announce} onLeave={onLeave} />
        ) : (
          <RoomSession
            key={pausing ? 'pause' : 'session'}
            kind={kind}
            session={session}
            pause={pause}
            titleId={titleId}
          />
        )}
        <Announcer announcement={announcement} />
      </RoomScreen>
    </RoomBox>,
    document.body,
  )
}
