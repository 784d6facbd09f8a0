import styled from '@emotion/styled'
import { useRef } from 'react'
import { CountdownControls } from '../countdown/CountdownControls.tsx'
import { CountdownBox, CountdownFace, Dial, Foot } from '../countdown/countdown-layout.ts'
import { DialTime } from '../countdown/DialTime.tsx'
import { useShowsTime } from '../countdown/shown-in-card.ts'
import { useTaskName } from '../countdown/task-name.ts'
import { useCountdown } from '../countdown/use-countdown.ts'
import type { WidgetBodyProps } from '../display-size.ts'
import { AwayNote } from './AwayNote.tsx'
import { withAway } from './away-count.ts'
import { useAwayWatch, watchSession } from './away-watch.ts'
import { Lamp } from './Lamp.tsx'

/**
 * The lamp of the room. The digits stand under its arc. Before a session the Timer leads: two equal times and two equal
 * buttons would ask which one to press.
 */
const Face = styled(CountdownFace)`
  --ratio: 0.58;
  --line: 3.25rem;
  --tone: color-mix(in srgb, var(--warm) 58%, var(--surface-3));
  --digits: 0.17;
  &[data-phase='running'] { --tone: var(--warm); }
  &[data-phase='ready'] {
    --tone: color-mix(in srgb, var(--warm) 58%, var(--surface-3));
    & :is([data-track], [data-burning]) { stroke-width: 2.5; }
    [role='timer'] { font-size: max(1rem, var(--dial) * 0.12); color: var(--muted); font-weight: 550; }
  }
  [role='timer'] { align-self: end; margin-bottom: calc(var(--dial) * 0.135); }
  /* Its light, which is brighter while it burns. */
  i {
    pointer-events: none;
    width: 100%;
    aspect-ratio: 1;
    margin: -22.5%;
    translate: 0 22.5%;
    background: radial-gradient(closest-side, color-mix(in srgb, var(--warm) 20%, transparent), transparent);
    opacity: 0.35;
    transition: opacity var(--slow) var(--ease), transform var(--slow) var(--ease);
  }
  &[data-phase='running'] i { opacity: 1; transform: scale(1.15); }
  p {
    display: -webkit-box;
    margin-bottom: 0.75rem;
    overflow: hidden;
    color: var(--muted);
    font-size: var(--text-sm);
    line-height: 1.25rem;
    text-align: center;
    text-wrap: balance;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  &:not([data-size='small']) [data-long] + [data-short] { display: none; }
  @container countdown (min-height: 18rem) { p { -webkit-line-clamp: 4; } }
  /* With room at its side the lamp is the picture of the card. The arcs around it need some of the height. */
  @container countdown (min-aspect-ratio: 21 / 10) and (min-height: 10.01rem) { gap: 0.75rem; --dial: min(100cqh / 0.64, 47cqw, 20rem); &[data-phase='ready'] [role='timer'] { font-size: calc(var(--dial) * 0.14); } }
  /* Beside the picture, on a phone, three lines are what the widget does not do. */
  @container countdown (max-height: 10rem) { [data-awake] { display: none; } }
  @container countdown (max-width: 20rem) {
    &[data-size='medium'] [data-long]:has(+ [data-short]) { display: none; }
    &[data-size='medium'] [data-short] { display: inline; }
  }
`

/**
 * A focus session, drawn as a lamp that burns down. It keeps the screen on, leads to the quiet room, and counts how often
 * the tab is left. A web page cannot block other sites, and the widget says so.
 */
export function FocusShield({ size }: WidgetBodyProps) {
  const { countdown, phase, digits, share } = useCountdown('shield')
  const task = useTaskName(countdown.task)
  const watch = useAwayWatch()
  const face = useRef<HTMLDivElement>(null)
  useShowsTime(face, 'shield')
  const { awayCount, awayMs } = withAway(countdown, watch)
  return (
    <CountdownBox>
      <Face ref={face} data-size={size} data-phase={phase}>
        <Dial>
          <i />
          <Lamp share={share} lit={phase === 'running'} />
          <DialTime digits={digits} />
        </Dial>
        <Foot>
          <AwayNote
            size={size}
            phase={phase}
            // Before a session the band and the Timer name the task: here the widget says what it does.
            task={phase === 'ready' ? null : task}
            counting={watch !== null}
            count={awayCount}
            ms={awayMs}
          />
          <CountdownControls
            kind="shield"
            phase={phase}
            lengthMs={countdown.lengthMs}
            onStart={watchSession}
          />
        </Foot>
      </Face>
    </CountdownBox>
  )
}
