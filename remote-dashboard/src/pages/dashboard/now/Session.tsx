import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { timerTexts } from '../../../texts/countdown.ts'
import { nowTexts } from '../../../texts/now.ts'
import type { CountdownKind } from '../../../widgets/countdown/countdown.ts'
import { press } from '../../../widgets/countdown/countdown-records.ts'
import { type ShownCountdown, useCountdown } from '../../../widgets/countdown/use-countdown.ts'
import { Lamp } from './Lamp.tsx'
import { FocusBox, Kicker, Name } from './now-styles.ts'

const Ring = styled.div`
  display: grid;
  place-items: center;
  & > * { grid-area: 1 / 1; }
  svg { width: 3.75rem; height: 3.75rem; rotate: -90deg; }
  @container (min-width: 640px) { svg { width: 4.25rem; height: 4.25rem; } }
  circle { stroke: var(--surface-3); }
  circle + circle { stroke: var(--accent); }
  &[data-phase='paused'] circle + circle { stroke: var(--outline); }
  [role='timer'] { font: 650 var(--text-md) / 1 var(--font-display); font-variant-numeric: tabular-nums; letter-spacing: -0.02em; white-space: nowrap; }
`

const Pill = styled(Button)`
  border-radius: var(--radius-pill);
  padding-inline: 1.5rem;
`

/** The session that runs or is paused: of the Timer, else of Focus Shield. */
export interface RunningSession extends ShownCountdown {
  kind: CountdownKind
}

/** The session of the member, or null. Of two, the one that runs. */
export function useSession(): RunningSession | null {
  const timer = { kind: 'timer', ...useCountdown('timer') } as const
  const shield = { kind: 'shield', ...useCountdown('shield') } as const
  const sessions = [timer, shield]
  return (
    sessions.find(({ phase }) => phase === 'running') ??
    sessions.find(({ phase }) => phase === 'paused') ??
    null
  )
}

/** The time that is left, what the session is for, and its Pause. */
export function Session({ session }: { session: RunningSession }) {
  const { kind, phase, digits, share, countdown } = session
  const t = useTexts(nowTexts)
  const timer = useTexts(timerTexts)
  const lang = useLanguageTag('en')
  return (
    <FocusBox>
      <Lamp>
        <Ring data-phase={phase}>
          <svg viewBox="0 0 72 72" fill="none" strokeWidth="4" strokeLinecap="round" aria-hidden="true">
            <circle cx="36" cy="36" r="33" />
            <circle cx="36" cy="36" r="33" pathLength="1" strokeDasharray={`${share} 1`} />
          </svg>
          <div role="timer" aria-label={timer.left}>
            {digits.replaceAll(' ', '')}
          </div>
        </Ring>
      </Lamp>
      <div>
        <Kicker>{phase === 'running' ? t.running : t.paused}</Kicker>
        <Name>{countdown.task?.text ?? t.oneThing}</Name>
      </div>
      <Pill variant="primary" lang={lang} onClick={() => press(kind, phase)}>
        {timer[phase]}
      </Pill>
    </FocusBox>
  )
}
