import { useTexts } from '@cadence/shared/i18n'
import type { WeekStart } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { useId, useState } from 'react'
import { historyTexts } from '../../../texts/history.ts'
import { addDays } from '../../../time/day.ts'
import { weekStartOf } from '../../../time/week.ts'
import type { Days, DayTotals } from '../totals/day-totals.ts'
import { datesOf, type Period, type Slot } from '../totals/period.ts'
import { isActive, type Streaks } from '../totals/streaks.ts'
import { type Formats, useFormats } from '../use-formats.ts'
import { ChartTable } from './ChartTable.tsx'
import { Figure } from './chart-styles.ts'
import { cursorProps, type Places } from './use-cursor.ts'

/* The words beside the days where both fit, else above them. */
const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.75rem 2.5rem;
  margin-top: 0.25rem;
  & > :first-of-type { flex: 1 1 18rem; max-width: 34rem; }
  & > :last-of-type { max-width: 100%; }
`

const Run = styled.div`
  strong { display: block; font: 650 var(--text-2xl) / 1.2 var(--font-display); letter-spacing: -0.02em; }
  p { margin-top: 0.25rem; color: var(--muted); font-size: var(--text-sm); line-height: 1.4; }
`

const Calendar = styled.div`
  max-width: 100%;
  border-radius: 4px;
  touch-action: pan-y;
  svg { width: 100%; height: 100%; overflow: visible; }
  rect { fill: var(--chart-study); }
  circle { fill: var(--outline); }
  .cursor { fill: none; stroke: var(--text); stroke-width: 1; }
  @media print { .cursor { display: none; } }
`

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.5rem;
  margin-top: 0.5rem;
  color: var(--muted);
  font-size: var(--text-xs);
  svg { width: 4rem; height: 1rem; }
  rect { fill: var(--chart-study); }
`

const MINUTE_MS = 60_000
const DAYS = 7

/** Weeks that are drawn before the last week of a short period, because a run is often longer than it. */
const WEEKS_BEFORE = 12

/** Side of a cell with its margin, and of its square by how much was done. */
const CELL = 10
const sides = [4, 5.5, 7, 8.5] as const

/** Time of focus from which the square of a day is larger, in milliseconds. */
const bounds = [25, 60, 120].map((minutes) => minutes * MINUTE_MS)

/** Side of the square of a day. */
const sideOf = ({ studyMs }: DayTotals) =>
  sides[bounds.filter((bound) => studyMs >= bound).length] ?? sides[0]

/** The squares of days. */
function squares(places: readonly { x: number; y: number; side: number }[]) {
  return places.map(({ x, y, side }) => (
    <rect key={`${x} ${y}`} x={x - side / 2} y={y - side / 2} width={side} height={side} rx={side / 4} />
  ))
}

function textOf(
  totals: DayTotals | undefined,
  t: ReturnType<typeof historyTexts.get>,
  formats: Formats,
): string {
  if (!totals || !isActive(totals)) return t.restDay
  const parts = [
    ...(totals.studyMs > 0 ? [formats.duration(totals.studyMs)] : []),
    ...(totals.tasks > 0 ? [t.tasksDone({ count: totals.tasks })] : []),
  ]
  return parts.join(', ')
}

/** The state of the current run, in a sentence. */
function StreakNow({ streaks: { current, longest, state } }: { streaks: Streaks }) {
  const t = useTexts(historyTexts)
  const hints = { done: t.streakDone, open: t.streakOpen, grace: t.streakGrace, none: '' }
  return (
    <Run>
      <strong>{current === 0 ? t.streakNone : t.streakNow({ count: current })}</strong>
      <p>
        {[
          hints[state],
          longest > 0 ? `${t.longest({ days: t.days({ count: longest }) })}.` : '',
          t.streakRule,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </Run>
  )
}

/**
 * The days of the calendar, from the first day of a week: a long period as it is, or the weeks before the end of a
 * short one. A semester may begin in the middle of a week.
 */
function spanOf({ step, from, to }: Period, weekStart: WeekStart): Slot {
  const first = step === 'week' ? from : addDays(to, -WEEKS_BEFORE * DAYS)
  return { from: weekStartOf(first, weekStart), to }
}

interface StreakCalendarProps {
  period: Period
  days: Days
  streaks: Streaks
  today: string
  weekStart: WeekStart
}

/** The days, a column for each week, with larger squares for more time of focus. */
export function StreakCalendar({ period, days, streaks, today, weekStart }: StreakCalendarProps) {
  const t = useTexts(historyTexts)
  const formats = useFormats()
  const [at, move] = useState<number | null>(null)
  const id = useId()
  const dates = datesOf(spanOf(period, weekStart)).filter((day) => day <= today)
  const columns = Math.ceil(dates.length / DAYS)
  const placeOf = (nth: number) => ({
    x: (Math.floor(nth / DAYS) + 0.5) * CELL,
    y: ((nth % DAYS) + 0.5) * CELL,
  })
  const textAt = (nth: number) => {
    const day = dates[nth] ?? today
    return t.ofDay({ day: formats.slot({ from: day, to: day }), value: textOf(days.get(day), t, formats) })
  }
  const places: Places = {
    count: dates.length,
    textAt,
    steps: { side: DAYS, down: 1 },
    placeAt: (x, y) => Math.floor(x * columns) * DAYS + Math.floor(y * DAYS),
  }
  const active = dates.flatMap((day, nth) => {
    const totals = days.get(day)
    return totals && isActive(totals) ? [{ ...placeOf(nth), side: sideOf(totals) }] : []
  })
  const idle = dates.flatMap((day, nth) => (isActive(days.get(day)) ? [] : [placeOf(nth)]))
  const shown = at === null ? null : placeOf(Math.min(at, dates.length - 1))
  const style = { width: `${columns * 1.375}rem`, aspectRatio: `${columns} / ${DAYS}` }
  return (
    <Figure aria-labelledby={id} data-wide="">
      <h2 id={id}>{t.streak}</h2>
      <Parts>
        <StreakNow streaks={streaks} />
        <div>
          <Calendar
            role="slider"
            tabIndex={0}
            style={style}
            {...cursorProps({ at, move }, places)}
            aria-labelledby={id}
          >
            <svg viewBox={`0 0 ${columns * CELL} ${DAYS * CELL}`} aria-hidden="true">
              {idle.map(({ x, y }) => (
                <circle key={`${x} ${y}`} cx={x} cy={y} r="1" />
              ))}
              {squares(active)}
              {shown && (
                <rect
                  className="cursor"
                  x={shown.x - CELL / 2}
                  y={shown.y - CELL / 2}
                  width={CELL}
                  height={CELL}
                  rx="2.5"
                />
              )}
            </svg>
          </Calendar>
          <Legend aria-hidden="true">
            {t.less}
            <svg viewBox="0 0 40 10" aria-hidden="true">
              {squares(sides.map((side, nth) => ({ x: nth * CELL + 5, y: 5, side })))}
            </svg>
            {t.more}
          </Legend>
        </div>
      </Parts>
      <p data-now={at === null ? undefined : ''}>
        {at === null ? t.activeDays({ count: active.length, total: dates.length }) : textAt(at)}
      </p>
      <ChartTable
        caption={t.streak}
        head={t.day}
        rows={() =>
          dates.map(
            (day) => [formats.shortSlot({ from: day, to: day }), textOf(days.get(day), t, formats)] as const,
          )
        }
      />
    </Figure>
  )
}
