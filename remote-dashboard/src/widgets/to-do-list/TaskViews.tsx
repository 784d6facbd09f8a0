import { useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { useMemo } from 'react'
import { countViews, type Present, type TaskView, taskViews } from '../../deadlines/task-views.ts'
import { deadlineTexts } from '../../texts/deadlines.ts'
import { useTimeZone, useToday } from '../../time/clock.ts'
import { useMinute } from '../../time/minute.ts'
import { useWeekStart, weekOf } from '../../time/week.ts'
import type { TaskEntry } from './task-order.ts'

/**
 * The row of the views, which scrolls where they do not fit: a second row would leave little of the list. The right edge
 * fades, so that a word that is cut there shows that the row goes on. At the left there is room for the outline of the focus. In
 * a card of a third of the grid short words fit.
 */
const Bar = styled.fieldset`
  display: flex;
  flex: none;
  gap: 0.25rem;
  min-width: 0;
  margin: 0 -1.125rem 0 -0.125rem;
  padding: 0.125rem 1.125rem 0.125rem 0.125rem;
  border: 0;
  overflow-x: auto;
  scrollbar-width: none;
  mask-image: linear-gradient(to right, #000 calc(100% - 1.25rem), transparent);
  button { flex: none; display: flex; align-items: center; gap: 0.375rem; min-height: 2rem; padding: 0.125rem 0.625rem 0; border: 1px solid transparent; border-radius: var(--radius-pill); background: transparent; color: var(--muted); font-size: var(--text-sm); line-height: 1; white-space: nowrap; transition: background-color var(--fast) var(--ease), color var(--fast) var(--ease); }
  button:hover { color: var(--text); }
  button:focus-visible { outline-offset: 0; }
  button[aria-pressed='true'] { border-color: var(--hairline); background: var(--surface-3); color: var(--text); }
  b { font-weight: 600; font-size: var(--text-xs); font-variant-numeric: tabular-nums; }
  [data-view='late'] { color: var(--amber); }
  [data-short] { display: none; }
  @container (max-width: 24rem) {
    gap: 0;
    [data-long] { display: none; }
    [data-short] { display: inline; }
    button { gap: 0.25rem; min-height: 1.75rem; padding-inline: 0.4375rem; font-size: var(--text-xs); }
  }
  /* As high as a finger needs, and no higher to the eye. */
  @media (pointer: coarse) {
    margin-top: -0.3125rem;
    && button { min-height: 2.75rem; border: 0.3125rem solid transparent; border-inline-width: 1px; background-clip: padding-box; }
    && button[aria-pressed='true'] { box-shadow: inset 0 0 0 1px var(--hairline); }
    @media (forced-colors: active) { && button { border-width: 1px; } }
  }
`

/** The member's present, to the minute. The week is that of the figures: it starts on Monday until the member chooses. */
export function usePresent(): Present {
  const now = useMinute()
  const today = useToday()
  const timeZone = useTimeZone()
  const start = useWeekStart('monday')
  return useMemo(() => ({ now, today, timeZone, week: weekOf(today, start) }), [now, today, timeZone, start])
}

interface TaskViewsProps {
  tasks: readonly TaskEntry[]
  present: Present
  view: TaskView
  onView: (view: TaskView) => void
}

/** What the list shows, with the number of open tasks of each view. */
export function TaskViews({ tasks, present, view, onView }: TaskViewsProps) {
  const t = useTexts(deadlineTexts)
  const counts = useMemo(() => countViews(tasks, present), [tasks, present])
  // Nothing late is no view to offer.
  const shown = taskViews.filter((each) => each !== 'late' || counts.late > 0 || view === 'late')
  return (
    <Bar aria-label={t.views}>
      {shown.map((each) => (
        <button
          key={each}
          type="button"
          data-view={each}
          aria-pressed={each === view}
          aria-label={t.counted({ view: t[each], count: counts[each] })}
          onClick={() => onView(each)}
        >
          {each === 'week' ? (
            <>
              <span data-long="">{t.week}</span>
              <span data-short="">{t.weekShort}</span>
            </>
          ) : (
            t[each]
          )}
          {counts[each] > 0 && <b>{counts[each]}</b>}
        </button>
      ))}
    </Bar>
  )
}
