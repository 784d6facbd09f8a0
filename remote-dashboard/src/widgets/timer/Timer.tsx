import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { widgetTexts } from '../../texts/widgets.ts'
import { freshCountdown } from '../countdown/countdown.ts'
import { useCountdown } from '../countdown/use-countdown.ts'
import { memberState } from '../member-state.ts'
import type { WidgetBodyProps } from '../parts.ts'

const timer = memberState(freshCountdown)

const Box = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 0.875rem;
  --tone: var(--outline);
  /* It lights up while it runs. */
  &[data-phase='running'] { --tone: var(--accent); }
  [role='timer'] {
    font: 650 clamp(2.5rem, 19cqi, 5rem) / 1 var(--font-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
    text-align: center;
    white-space: nowrap;
  }
  i { height: 4px; border-radius: var(--radius-pill); background: linear-gradient(var(--tone) 0 0) no-repeat 0 / calc(var(--share) * 100%) 100% var(--surface-3); }
  p { color: var(--muted); font-size: var(--text-sm); text-align: center; }
  &[data-size='small'] { flex-flow: row wrap; align-items: center; align-content: center; gap: 0.625rem 1rem; }
  &[data-size='small'] [role='timer'] { flex: 1; font-size: clamp(2rem, 15cqi, 3.5rem); }
  &[data-size='small'] i { order: 1; flex-basis: 100%; }
`

/** A countdown of 25 minutes. */
export function Timer({ size }: WidgetBodyProps) {
  const t = useTexts(widgetTexts)
  const { phase, press, digits, share } = useCountdown(timer)
  return (
    <Box data-size={size} data-phase={phase}>
      <div role="timer">{digits}</div>
      <i style={{ '--share': share } as React.CSSProperties} />
      <Button lang={useLanguageTag('en')} onClick={press}>
        {t[phase]}
      </Button>
      {size === 'large' && <p>{t.timerHint}</p>}
      <output className="visually-hidden">{phase === 'over' ? t.timerOver : ''}</output>
    </Box>
  )
}
