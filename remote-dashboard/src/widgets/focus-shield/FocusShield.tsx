import { useTexts } from '@cadence/shared/i18n'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Maximize2, Minimize2 } from 'lucide-react'
import { type CSSProperties, useRef } from 'react'
import { timerTexts } from '../../texts/countdown.ts'
import { focusShieldTexts } from '../../texts/widgets.ts'
import { CountdownControls } from '../countdown/CountdownControls.tsx'
import { useCountdown } from '../countdown/use-countdown.ts'
import type { WidgetBodyProps } from '../display-size.ts'
import { AwayNote } from './AwayNote.tsx'
import { withAway } from './away-count.ts'
import { useAwayWatch, watchSession } from './away-watch.ts'
import { useFullScreen } from './use-full-screen.ts'

/** The ring, with the controls beside or below it. */
const Box = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 1rem;
  --tone: var(--outline);
  --ring: 9rem;
  --digits: 1.75rem;
  /* Coloured while it runs. */
  &[data-phase='running'] { --tone: var(--mint); }
  figure { display: grid; place-items: center; flex: none; width: var(--ring); aspect-ratio: 1; }
  figure > * { grid-area: 1 / 1; }
  figure svg { width: 100%; height: 100%; fill: none; stroke: var(--surface-3); stroke-width: 4; stroke-linecap: round; transform: rotate(-90deg); }
  figure svg circle + circle { stroke: var(--tone); stroke-dasharray: var(--share) 100; }
  [role='timer'] { font: 650 var(--digits) / 1 var(--font-display); font-variant-numeric: tabular-nums; letter-spacing: -0.02em; white-space: nowrap; }
  & > div { display: grid; flex: 0 1 14rem; gap: 0.5rem; min-width: 0; }
  p { color: var(--muted); font-size: var(--text-sm); line-height: 1.4; text-align: center; }
  &:not([data-size='small']) [data-long] + [data-short] { display: none; }
  &[data-size='small'] { --ring: 7rem; --digits: 1.375rem; }
  &[data-size='small'] > div { gap: 0.25rem; }
  &[data-size='large'], &:fullscreen { flex-direction: column; }
  &[data-size='large'] { --ring: 12rem; --digits: 2.5rem; }
  &[data-size='large'] > div { flex: none; width: min(100%, 24rem); }
  @container (max-width: 21rem) {
    &:not([data-size='large'], :fullscreen) { flex-direction: column; gap: 0.375rem; --digits: 1.375rem; }
    &:not([data-size='large'], :fullscreen) figure { width: 6.5rem; }
    &:not([data-size='large'], :fullscreen) > div { flex: none; gap: 0.25rem; width: 100%; }
    &[data-size='small']:not(:fullscreen) figure { width: auto; aspect-ratio: auto; }
    &[data-size='small']:not(:fullscreen) figure svg { display: none; }
    &[data-size='medium']:not(:fullscreen) [data-long]:has(+ [data-short]) { display: none; }
    &[data-size='medium']:not(:fullscreen) [data-short] { display: inline; }
    p { font-size: var(--text-xs); }
  }
  @container (max-width: 14rem) {
    &[data-size='medium']:not(:fullscreen) figure { width: 5.5rem; --digits: 1.125rem; }
    button > span > span { position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  }
  &:fullscreen { gap: 2rem; padding: 2rem; background: var(--page); --ring: min(26rem, 60vh, 80vw); --digits: clamp(2.5rem, 9vmin, 5rem); }
  &:fullscreen figure { width: var(--ring); }
  &:fullscreen figure svg { stroke-width: 2.5; }
  &:fullscreen > div { flex: none; width: min(100%, 24rem); }
`

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/**
 * A focus session: a countdown of 25 minutes, drawn as a shrinking ring. It keeps the screen on, offers full screen, and
 * counts how often the tab is left. A web page cannot block other sites, and the widget says so.
 */
export function FocusShield({ size }: WidgetBodyProps) {
  const t = useTexts(focusShieldTexts)
  const { left } = useTexts(timerTexts)
  const { countdown, phase, digits, share } = useCountdown('shield')
  const watch = useAwayWatch()
  const { awayCount, awayMs } = withAway(countdown, watch)
  const box = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen(box)
  const offered = fullScreen.supported && (phase === 'running' || fullScreen.active)
  return (
    <Box ref={box} data-size={size} data-phase={phase}>
      <figure>
        <svg viewBox="0 0 120 120" aria-hidden="true" style={{ '--share': share * 100 } as CSSProperties}>
          <circle cx="60" cy="60" r="54" />
          {share > 0 && <circle cx="60" cy="60" r="54" pathLength="100" />}
        </svg>
        <span role="timer" aria-label={left}>
          {digits}
        </span>
      </figure>
      <div>
        <CountdownControls kind="shield" phase={phase} onStart={watchSession}>
          {offered && (
            <Button
              variant="ghost"
              size="sm"
              icon={fullScreen.active ? <Minimize2 {...icon} /> : <Maximize2 {...icon} />}
              onClick={fullScreen.toggle}
            >
              <span>{fullScreen.active ? t.leaveFullScreen : t.fullScreen}</span>
            </Button>
          )}
        </CountdownControls>
        <AwayNote size={size} phase={phase} counting={watch !== null} count={awayCount} ms={awayMs} />
      </div>
    </Box>
  )
}
