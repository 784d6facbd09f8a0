import styled from '@emotion/styled'
import { type CSSProperties, useId, useRef } from 'react'
import { CountdownControls } from '../countdown/CountdownControls.tsx'
import { CountdownBox, CountdownFace, Dial, Foot } from '../countdown/countdown-layout.ts'
import { DialTime } from '../countdown/DialTime.tsx'
import { useShowsTime } from '../countdown/shown-in-card.ts'
import { useCountdown, usePause } from '../countdown/use-countdown.ts'
import { TimerCaption } from './TimerCaption.tsx'

const Face = styled(CountdownFace)`
  @media (pointer: coarse) { --line: 3rem; }
  --from: var(--place-ring, var(--accent));
  --to: var(--place-ring-end, var(--from));
  --tone: color-mix(in srgb, var(--from) 45%, var(--surface-3));
  --tone-end: color-mix(in srgb, var(--to) 45%, var(--surface-3));
  &[data-phase='running'] { --tone: var(--from); --tone-end: var(--to); }
  &:is([data-phase='pause'], [data-phase='over']) { --tone: var(--mint); --tone-end: var(--mint); }
  /* While it runs, warm light spreads from the ring. */
  i {
    width: 100%;
    height: 100%;
    /* The light reaches the buttons of the card below. */
    pointer-events: none;
    border-radius: var(--radius-pill);
    background: radial-gradient(closest-side, color-mix(in srgb, var(--place-flare, var(--warm)) 14%, transparent), transparent);
    opacity: 0;
    transform: scale(0.8);
    transition: opacity var(--slow) var(--ease), transform var(--slow) var(--ease);
  }
  &[data-phase='running'] i { opacity: 1; transform: scale(1.6); }
`

const Ring = styled.svg`
  fill: none;
  stroke: var(--surface-3);
  stroke-width: 6;
  /* A full and thick ring would look like time that runs: before a session it is thin, with a point where the time begins. */
  [data-phase='ready'] & circle:first-of-type { stroke: var(--tone); stroke-width: 2.5; }
  stroke-linecap: var(--place-ring-cap, round);
  path { stroke-dasharray: calc(var(--share) * 100) 100; }
  stop { stop-color: var(--tone); transition: stop-color var(--slow) var(--ease); }
  stop + stop { stop-color: var(--tone-end); }
  [data-phase='ready'] & path { stroke: var(--from); stroke-dasharray: 0.01 100; stroke-linecap: round; }
  /* A thin ring around it, as the theme has it. */
  circle + circle { stroke: var(--tone); stroke-width: 1.25; stroke-linecap: butt; stroke-dasharray: var(--place-ring-marks, 0 1); }
`

/** A countdown of 25 minutes, or of a length of one's own, and the pauses between the sessions. */
export function Timer() {
  const session = useCountdown('timer')
  const pause = usePause()
  const { digits, share } = pause ?? session
  const { countdown, phase } = session
  const face = useRef<HTMLDivElement>(null)
  const gradient = useId()
  useShowsTime(face, 'timer')
  return (
    <CountdownBox>
      <Face ref={face} data-phase={pause ? 'pause' : phase}>
        <Dial>
          <i />
          <Ring
            viewBox="0 0 120 120"
            aria-hidden="true"
            data-picture=""
            style={{ '--share': share || 1 } as CSSProperties}
          >
            <linearGradient id={gradient} x2="0" y2="1">
              <stop />
              <stop offset="1" />
            </linearGradient>
            <circle cx="60" cy="60" r="54" />
            <circle cx="60" cy="60" r="59.25" pathLength="100" />
            <path
              stroke={`url(#${gradient})`}
              d="M60 6a54 54 0 1 1 0 108a54 54 0 1 1 0 -108"
              pathLength="100"
            />
          </Ring>
          <DialTime digits={digits} />
        </Dial>
        <Foot>
          <TimerCaption shown={session} pausing={pause !== null} />
          <CountdownControls
            kind="timer"
            phase={phase}
            lengthMs={countdown.lengthMs}
            pausing={pause !== null}
          />
        </Foot>
      </Face>
    </CountdownBox>
  )
}
