import { useTexts } from '@cadence/shared/i18n'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Coffee } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { focusTexts } from '../../../texts/focus.ts'
import type { CountdownKind } from '../../../widgets/countdown/countdown.ts'
import { startNext } from '../../../widgets/countdown/start-next.ts'
import type { ShownCountdown } from '../../../widgets/countdown/use-countdown.ts'
import { useSessionEnd } from '../../../widgets/countdown/use-session-end.ts'
import { ClosedArc } from './ClosedArc.tsx'
import { MoodTap } from './MoodTap.tsx'
import { LOW, RoomActions } from './room-styles.ts'
import { Tally } from './Tally.tsx'

const End = styled.div`
  --lamp: min(86vw, 52dvh, 34rem);
  --above-actions: clamp(0.75rem, 3dvh, 1.75rem);
  position: relative;
  display: grid;
  grid-template: 'dial' auto 'words' auto 'mood' auto 'actions' auto / minmax(0, 1fr);
  align-content: safe center;
  justify-items: center;
  gap: clamp(0.5rem, 2dvh, 1.25rem) clamp(1.5rem, 5vw, 4rem);
  max-height: 100%;
  /* It scrolls on a low screen: its edges are those of the room, which cut nothing that is in sight. */
  margin-inline: -1.25rem;
  padding-inline: 0.25rem;
  /* The outer rings of the lamp rise above its drawing. */
  padding-top: calc(var(--lamp) * 0.08);
  overflow-y: auto;
  text-align: center;
  @media ${LOW} {
    --lamp: min(38vw, 90dvh);
    --above-actions: 0.25rem;
    grid-template: 'dial words' auto 'dial mood' auto 'dial actions' auto / auto minmax(0, 20rem);
    justify-content: center;
    align-items: center;
    padding-top: 0;
  }
`

const Words = styled.div`
  grid-area: words;
  display: grid;
  gap: 0.375rem;
  p { display: -webkit-box; max-width: 34rem; margin: 0 auto; overflow: hidden; color: var(--warm); font-weight: 600; overflow-wrap: anywhere; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  h2 { max-width: 18em; font-size: clamp(1.625rem, min(5vw, 6dvh), 3rem); line-height: 1.1; text-wrap: balance; }
  @media ${LOW} { h2 { font-size: 1.625rem; } p { -webkit-line-clamp: 1; } }
`

/** The flare: the light fills the room once and goes. */
const Flare = styled.i`
  position: absolute;
  inset: 44% auto auto 50%;
  width: 120vmax;
  height: 120vmax;
  margin: -60vmax;
  background: radial-gradient(closest-side, color-mix(in srgb, var(--place-flare, var(--warm)) 34%, transparent), color-mix(in srgb, var(--place-ring-end, var(--warm)) 10%, transparent) 45%, transparent);
  opacity: 0.5;
  pointer-events: none;
  @keyframes cadence-flare { from { transform: scale(0.15); opacity: 0; } 35% { opacity: 1; } }
  animation: cadence-flare 1600ms var(--ease) 500ms backwards;
  @media (prefers-reduced-motion: reduce) { animation: none; }
`

interface SessionEndProps {
  kind: CountdownKind
  session: ShownCountdown
  titleId: string
  announce: (text: string) => void
  onLeave: () => void
}

/** The end of a session in the room: the arc closes, what was done, a stroke more, the mood, and the pause. */
export function SessionEnd({ kind, session, titleId, announce, onLeave }: SessionEndProps) {
  const t = useTexts(focusTexts)
  const { task, count, sentence, tally, offer, takePause } = useSessionEnd(kind, session.countdown)
  const main = useRef<HTMLButtonElement>(null)
  // The scene of the session is gone, and with it the button that had the focus.
  useEffect(() => main.current?.focus({ preventScroll: true }), [])
  const first = useRef(sentence)
  useEffect(() => announce(first.current), [announce])
  return (
    <>
      <Flare />
      <End>
        <ClosedArc>{count > 0 && <Tally count={count} label={tally} drawn />}</ClosedArc>
        <Words>
          {task !== null && <p>{task}</p>}
          <h2 id={titleId}>{sentence}</h2>
        </Words>
        <MoodTap onNoted={announce} />
        <RoomActions>
          <Button
            ref={main}
            variant="primary"
            icon={<Coffee size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={takePause}
          >
            {offer}
          </Button>
          <div>
            <Button variant="ghost" onClick={() => startNext(kind)}>
              {t.oneMore}
            </Button>
            <Button variant="ghost" onClick={onLeave}>
              {t.leaveRoom}
            </Button>
          </div>
        </RoomActions>
      </End>
    </>
  )
}
