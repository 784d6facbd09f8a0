import { useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { dailyFocusTexts } from '../../texts/widgets.ts'
import { places } from './goals.ts'

const Bar = styled.p`
  display: flex;
  align-items: center;
  gap: 0.25rem;
  color: var(--muted);
  font-size: var(--text-xs);
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  i { flex: 1; height: 3px; border-radius: var(--radius-pill); background: color-mix(in srgb, var(--outline) 30%, var(--surface-3)); transition: background-color var(--slow) var(--ease); }
  i[data-done='true'] { background: var(--mint); }
  span { order: 1; margin-left: 0.5rem; }
  [data-size='small'] & span { position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`

/** How many of the day's goals are done, in words and as a bar. */
export function GoalProgress({ done, total }: { done: number; total: number }) {
  const t = useTexts(dailyFocusTexts)
  return (
    <Bar>
      <span>{done === total ? t.allDone : t.progress({ done, total })}</span>
      {places.slice(0, total).map((place) => (
        <i key={place} data-done={place <= done} />
      ))}
    </Bar>
  )
}
