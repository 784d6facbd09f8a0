// biome-ignore-all lint/a11y/useSemanticElements: a table that is laid out as a grid loses its roles in some engines
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus is on the buttons in the cells
import { useTexts } from '@cadence/shared/i18n'
import type { WeekStart } from '@cadence/shared/schemas'
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { plannerMonthTexts } from '../../../texts/planner-month.ts'
import { formatDate } from '../date-format.ts'
import type { NamedHoliday } from '../holidays/planner-holidays.ts'
import type { Occurrence } from '../week/occurrences.ts'
import { MonthDay } from './MonthDay.tsx'
import { dayAfterKey, monthStart, occurrencesByDay, weeksOfMonth } from './month-days.ts'
import { Grid } from './month-styles.ts'

// The planner needs them only while it shows a month.
export { addMonths, weeksOfMonth } from './month-days.ts'

/** Below this width, in pixels, the days are too narrow for lines of events. */
const LINES_FROM = 560
/** Heights in pixels: of the number of a day with the edges, and of a line of an event. */
const NUMBER_PX = 28
const LINE_PX = 18

interface MonthViewProps {
  /** A day of the month, which the keyboard moves. */
  chosen: string
  today: string
  weekStart: WeekStart
  occurrences: readonly Occurrence[]
  holidays: readonly NamedHoliday[]
  tag: string
  /** Called with the day that a key leads to, also in another month. */
  onMove: (day: string) => void
  /** Called with the day that the member opens. */
  onOpen: (day: string) => void
}

/** How many lines of events a day has room for; measured before the first paint and whenever the size changes. */
function useLines(weeks: number) {
  const grid = useRef<HTMLDivElement>(null)
  const [lines, setLines] = useState(0)
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const measure = () => {
      const head = element.firstElementChild?.clientHeight ?? 0
      const room = (element.clientHeight - head) / weeks - NUMBER_PX
      setLines(element.clientWidth < LINES_FROM ? 0 : Math.max(1, Math.floor(room / LINE_PX)))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [weeks])
  return { grid, lines }
}

/** A month. The keys of a grid lead from day to day; a day opens by a press or Enter. */
export default function MonthView(props: MonthViewProps) {
  const { chosen, today, weekStart, occurrences, holidays, tag, onMove, onOpen } = props
  const t = useTexts(plannerMonthTexts)
  const keysId = useId()
  const month = monthStart(chosen)
  const weeks = useMemo(() => weeksOfMonth(month, weekStart), [month, weekStart])
  const byDay = useMemo(() => occurrencesByDay(occurrences, weeks.flat()), [occurrences, weeks])
  const { grid, lines } = useLines(weeks.length)

  const follow = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day that a key has chosen
  useLayoutEffect(() => {
    if (!follow.current) return
    follow.current = false
    grid.current?.querySelector<HTMLElement>('[data-chosen]')?.focus()
  }, [chosen])

  const onKeyDown = (press: KeyboardEvent) => {
    if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return
    const next = dayAfterKey(press.key, chosen, weekStart)
    if (next === null) return
    press.preventDefault()
    if (next === chosen) return
    follow.current = true
    onMove(next)
  }
  return (
    <Grid ref={grid} role="grid" aria-label={t.grid} aria-describedby={keysId} onKeyDown={onKeyDown}>
      <div role="row">
        {weeks[0]?.map((day) => (
          <span key={day} role="columnheader">
            {formatDate('weekday', day, tag)}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row">
          {week.map((day) => (
            <div key={day} role="gridcell" aria-selected={day === chosen}>
              <MonthDay
                day={day}
                occurrences={byDay.get(day) ?? []}
                holidays={holidays}
                lines={lines}
                first={day === weeks[0]?.[0]}
                chosen={day === chosen}
                today={today}
                outside={monthStart(day) !== month}
                tag={tag}
                onOpen={onOpen}
              />
            </div>
          ))}
        </div>
      ))}
      <p id={keysId} hidden>
        {t.keys}
      </p>
    </Grid>
  )
}
