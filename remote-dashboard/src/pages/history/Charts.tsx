import { useAuth } from '@cadence/shared/auth'
import { useTexts } from '@cadence/shared/i18n'
import { css, Global } from '@emotion/react'
import styled from '@emotion/styled'
import { useDeferredValue, useMemo, useState } from 'react'
import { useIsListAwaited } from '../../dashboards/main-opening.ts'
import { CardsSkeleton } from '../../feedback/CardsSkeleton.tsx'
import { historyPageTexts } from '../../texts/history-page.ts'
import { useWeekStart } from '../../time/week.ts'
import { MoodChart, StudyChart, TasksChart } from './charts/period-charts.tsx'
import { StreakCalendar } from './charts/StreakCalendar.tsx'
import { StudyByMoods } from './charts/StudyByMoods.tsx'
import { SubjectShares } from './charts/SubjectShares.tsx'
import { EmptyHistory } from './EmptyHistory.tsx'
import { PeriodBar } from './PeriodBar.tsx'
import { Summary } from './Summary.tsx'
import type { Days } from './totals/day-totals.ts'
import { periodUntil, untilBefore } from './totals/period.ts'
import { studyByMood, totalsOf } from './totals/slot-totals.ts'
import { streaksOf } from './totals/streaks.ts'
import { useDays } from './use-days.ts'
import { usePeriod } from './use-period.ts'

/* Paper is white whatever the theme is: the deep accent is made to be read on white, and the warm colour is darkened. */
const Colours = styled.div`
  --chart-study: var(--place-hue-study, var(--accent));
  --chart-tasks: var(--place-hue-tasks, var(--muted));
  --chart-mood: var(--place-hue-mood, var(--warm));
  container-type: inline-size;
  @media print {
    --chart-study: var(--accent-deep);
    --chart-mood: color-mix(in srgb, var(--warm) 60%, black);
    --chart-tasks: color-mix(in srgb, black 60%, white);
    --text: black;
    --muted: color-mix(in srgb, black 72%, white);
    --faint: var(--muted);
    --outline: color-mix(in srgb, black 45%, white);
    --hairline: color-mix(in srgb, black 14%, white);
    --surface-1: white;
    --surface-2: white;
    --surface-3: white;
    color: var(--text);
  }
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  @container (min-width: 46rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > [data-wide] { grid-column: 1 / -1; }
  }
`

/** About as high as the charts below the window: a page that comes back is scrolled to where it was. */
const Rest = styled.div`
  min-height: 60rem;
  @container (min-width: 46rem) { grid-column: 1 / -1; min-height: 36rem; }
`

const paper = css`
  @media print {
    html, body { background: white !important; color: black !important; }
    /* The light of the theme. */
    body::before { display: none; }
    main header :is(h1, p) { color: black !important; }
    @page { margin: 14mm; }
  }
`

// Exported with the module of the charts, so that the link to the history prepares both.
export { computeDaysAhead } from './use-days.ts'

/** The charts, or what stands in their place until there is something to draw. */
export function Charts() {
  const userId = useAuth().user?._id
  const days = useDays()
  const t = useTexts(historyPageTexts)
  const isEmpty = days.size === 0
  // A member at a new browser must not read that they have no history.
  const isAwaited = useIsListAwaited(isEmpty ? userId : undefined)
  return (
    <Colours>
      <Global styles={paper} />
      {isAwaited ? (
        <CardsSkeleton label={t.loading} />
      ) : isEmpty ? (
        <EmptyHistory />
      ) : (
        <PeriodCharts days={days} />
      )}
    </Colours>
  )
}

/** The charts of one period. */
function PeriodCharts({ days }: { days: Days }) {
  const shown = usePeriod()
  const { period, today } = shown
  const weekStart = useWeekStart('monday')
  const [at, move] = useState<number | null>(null)
  // Below the window: drawn when the charts above are on the screen.
  const hasRest = useDeferredValue(true, false)
  const totals = useMemo(() => {
    const before = periodUntil(period.range, untilBefore(period), weekStart)
    return {
      whole: totalsOf(days, period),
      before: totalsOf(days, before),
      slots: period.slots.map((slot) => totalsOf(days, slot)),
      moods: studyByMood(days, period),
    }
  }, [days, period, weekStart])
  const streaks = useMemo(() => streaksOf(days, today), [days, today])
  const { whole, before, slots, moods } = totals
  const chart = { period, slots, whole, cursor: { at: at !== null && at < slots.length ? at : null, move } }
  return (
    <>
      <PeriodBar {...shown} />
      <Summary now={whole} before={before} streaks={streaks} />
      <Grid>
        <StudyChart {...chart} />
        <TasksChart {...chart} />
        <MoodChart {...chart} />
        {hasRest ? (
          <>
            <SubjectShares whole={whole} />
            <StudyByMoods moods={moods} />
            <StreakCalendar {...{ period, days, streaks, today, weekStart }} />
          </>
        ) : (
          <Rest />
        )}
      </Grid>
    </>
  )
}
