import { useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import type { CSSProperties } from 'react'
import { timerTexts } from '../../texts/countdown.ts'
import { CountdownControls } from '../countdown/CountdownControls.tsx'
import { useCountdown } from '../countdown/use-countdown.ts'
import type { WidgetBodyProps } from '../display-size.ts'

const Box = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 0.875rem;
  --tone: var(--outline);
  /* Coloured while it runs. */
  &[data-phase='running'] { --tone: var(--accent); }
  [role='timer'] {
    font: 650 clamp(2.5rem, 19cqi, 5rem) / 1 var(--font-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
    text-align: center;
    white-space: nowrap;
  }
  i { flex: none; height: 4px; border-radius: var(--radius-pill); background: linear-gradient(var(--tone) 0 0) no-repeat 0 / calc(var(--share) * 100%) 100% var(--surface-3); }
  p { color: var(--muted); font-size: var(--text-sm); text-align: center; }
  &[data-size='small'] { gap: 0.375rem; }
  &[data-size='small'] [role='timer'] { font-size: clamp(1.75rem, 16cqi, 3.5rem); }
  &[data-size='large'] { gap: 1.25rem; }
  &[data-size='large'] [role='timer'] { font-size: clamp(3rem, 22cqi, 7rem); }
`

/** A countdown of 25 minutes. */
export function Timer({ size }: WidgetBodyProps) {
  const t = useTexts(timerTexts)
  const { phase, digits, share } = useCountdown('timer')
  return (
    <Box data-size={size} data-phase={phase}>
      <div role="timer" aria-label={t.left}>
        {digits}
      </div>
      <i style={{ '--share': share } as CSSProperties} />
      <CountdownControls kind="timer" phase={phase} />
      {size === 'large' && <p>{t.hint}</p>}
    </Box>
  )
}
