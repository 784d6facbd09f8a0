import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import type { CSSProperties } from 'react'
import { widgetTexts } from '../../texts/widgets.ts'
import { freshCountdown } from '../countdown/countdown.ts'
import { useCountdown } from '../countdown/use-countdown.ts'
import { memberState } from '../member-state.ts'
import type { WidgetBodyProps } from '../parts.ts'

const shield = memberState(freshCountdown)

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 0.75rem;
  --tone: var(--outline);
  /* It lights up while it runs. */
  &[data-phase='running'] { --tone: var(--mint); }
  & > div { display: grid; place-items: center; flex: 0 1 11rem; min-height: 0; max-width: 100%; aspect-ratio: 1; }
  & > div > * { grid-area: 1 / 1; }
  svg { width: 100%; height: 100%; fill: none; stroke: var(--surface-3); stroke-width: 4; stroke-linecap: round; transform: rotate(-90deg); }
  svg circle + circle { stroke: var(--tone); stroke-dasharray: var(--share) 100; }
  [role='timer'] {
    font: 650 clamp(1.5rem, 9cqi, 2.125rem) / 1 var(--font-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
  p { color: var(--muted); font-size: var(--text-sm); text-align: center; }
  button { min-width: 7rem; }
  &[data-size='large'] > div { flex-basis: 15rem; }
  &[data-size='large'] [role='timer'] { font-size: 2.75rem; }
  &[data-size='small'] { flex-direction: row; gap: 1rem; }
  &[data-size='small'] > div { flex: 0 1 8rem; }
  &[data-size='small'] button { min-width: 0; }
  &[data-size='small'] [role='timer'] { font-size: 1.375rem; }
  @container (max-width: 15rem) {
    &[data-size='small'] svg { display: none; }
    &[data-size='small'] { flex-direction: column; }
    &[data-size='small'] > div { aspect-ratio: auto; flex: none; }
  }
`

/** A protected session: a countdown of 25 minutes, drawn as a ring that wears away. */
export function FocusShield({ size }: WidgetBodyProps) {
  const t = useTexts(widgetTexts)
  const { phase, press, digits, share } = useCountdown(shield)
  return (
    <Box data-size={size} data-phase={phase}>
      <div>
        <svg viewBox="0 0 120 120" aria-hidden="true" style={{ '--share': share * 100 } as CSSProperties}>
          <circle cx="60" cy="60" r="54" />
          {share > 0 && <circle cx="60" cy="60" r="54" pathLength="100" />}
        </svg>
        <span role="timer">{digits}</span>
      </div>
      {size === 'large' && <p>{t.shieldHint}</p>}
      <Button lang={useLanguageTag('en')} onClick={press}>
        {t[phase]}
      </Button>
      <output className="visually-hidden">{phase === 'over' ? t.shieldOver : ''}</output>
    </Box>
  )
}
