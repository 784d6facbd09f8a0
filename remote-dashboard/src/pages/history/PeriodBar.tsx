import { useTexts } from '@cadence/shared/i18n'
import { IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { historyTexts } from '../../texts/history.ts'
import { rangeNames } from './totals/period.ts'
import { useFormats } from './use-formats.ts'
import type { ShownPeriod } from './use-period.ts'

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  margin-bottom: 0.75rem;
  fieldset { display: flex; flex-wrap: wrap; flex: 0 1 auto; min-width: 0; margin: 0; padding: 0.1875rem; border: 1px solid var(--hairline); border-radius: var(--radius-control); background: var(--surface-1); }
  label { position: relative; display: grid; place-items: center; min-height: 2.25rem; padding: 0.25rem 0.875rem; border-radius: calc(var(--radius-control) - 3px); color: var(--muted); font-size: var(--text-sm); font-weight: 600; white-space: nowrap; cursor: pointer; transition: background-color var(--fast) var(--ease), color var(--fast) var(--ease); }
  label:hover { color: var(--text); }
  label:has(:checked) { background: var(--surface-3); color: var(--text); box-shadow: inset 0 -2px var(--accent); }
  label:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 1px; }
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  @media (pointer: coarse) { label { min-height: 2.75rem; } }
  @media (max-width: 429.98px) { fieldset { flex: 1 0 100%; } label { flex: 1; padding-inline: 0.25rem; } }
  button[aria-disabled='true'] { opacity: 0.4; cursor: default; }
  @media print { fieldset, button { display: none; } }
`

const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: 0.25rem;
  margin-left: auto;
  p { min-width: 13rem; font-weight: 600; text-align: center; font-variant-numeric: tabular-nums; }
  @media (max-width: 429.98px) { width: 100%; justify-content: space-between; p { min-width: 0; } }
  @media print { margin-left: 0; p { text-align: start; } }
`

/** The range, the dates that are shown, and the ways to the periods before and after. */
export function PeriodBar({ period, showRange, showEarlier, showLater }: ShownPeriod) {
  const t = useTexts(historyTexts)
  const formats = useFormats()
  const name = useId()
  return (
    <Bar>
      <fieldset aria-label={t.range}>
        {rangeNames.map((range) => (
          <label key={range}>
            <input
              type="radio"
              name={name}
              value={range}
              checked={range === period.range}
              onChange={() => showRange(range)}
            />
            {t[range]}
          </label>
        ))}
      </fieldset>
      <Steps>
        <IconButton label={t.earlier} aria-disabled={showEarlier === null} onClick={showEarlier ?? undefined}>
          <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <p role="status">{formats.span(period)}</p>
        <IconButton label={t.later} aria-disabled={showLater === null} onClick={showLater ?? undefined}>
          <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </Steps>
    </Bar>
  )
}
