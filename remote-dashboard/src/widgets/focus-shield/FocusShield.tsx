import { useTexts } from '@cadence/shared/i18n'
import { Button } from '@cadence/shared/ui'
import { Maximize2, Minimize2 } from 'lucide-react'
import { type CSSProperties, useRef } from 'react'
import { focusShieldTexts } from '../../texts/focus-shield.ts'
import { timerTexts } from '../../texts/timer.ts'
import { Controls } from '../countdown/Controls.tsx'
import { useCountdown } from '../countdown/use-countdown.ts'
import type { WidgetBodyProps } from '../parts.ts'
import { AwayNote } from './AwayNote.tsx'
import { withAway } from './away.ts'
import { guardRun, useWatch } from './guard.ts'
import { Box } from './look.ts'
import { useFullScreen } from './use-full-screen.ts'

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/**
 * A protected session: a countdown of 25 minutes, drawn as a ring that wears away. It keeps the screen on, offers full
 * screen, and counts how often the tab is left; a page can do no more, and this one says so.
 */
export function FocusShield({ size }: WidgetBodyProps) {
  const t = useTexts(focusShieldTexts)
  const { left } = useTexts(timerTexts)
  const { countdown, phase, digits, share } = useCountdown('shield')
  const watch = useWatch()
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
        <Controls kind="shield" phase={phase} onStart={guardRun}>
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
        </Controls>
        <AwayNote size={size} phase={phase} counting={watch !== null} count={awayCount} ms={awayMs} />
      </div>
    </Box>
  )
}
