import type { LocalTime } from '@cadence/shared/calendar/time'
import { useTexts } from '@cadence/shared/i18n'
import { type CSSProperties, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { deadlinesOn } from '../../../deadlines/task-views.ts'
import { useRecords } from '../../../records/use-records.ts'
import { plannerTexts } from '../../../texts/planner.ts'
import { weekday } from '../../../time/day.ts'
import { useLocalMinute } from '../../../time/minute.ts'
import { bandsOf } from '../holidays/bands.ts'
import type { NamedHoliday } from '../holidays/planner-holidays.ts'
import { daysBetween } from '../week/days.ts'
import { daysOf, isAllDay, type Occurrence } from '../week/occurrences.ts'
import { sideBySide } from '../week/overlap.ts'
import { isAgenda } from './agenda.ts'
import { DayColumn } from './DayColumn.tsx'
import type { EventActions } from './EventBlock.tsx'
import { firstHour, nextDay } from './first-hour.ts'
import { Days, Scroll } from './week-styles.ts'

const hours = Array.from({ length: 23 }, (_, hour) => hour + 1)

interface WeekViewProps {
  days: readonly string[]
  chosen: string
  view: 'week' | 'day'
  occurrences: readonly Occurrence[]
  holidays: readonly NamedHoliday[]
  actions: EventActions | null
  tag: string
  onChoose: (day: string) => void
  onAdd: (start: LocalTime) => void
}

/** The lane of each event in the all-day row. An event has the same lane on all its days. */
function lanesOf(occurrences: readonly Occurrence[], first: string): ReadonlyMap<string, number> {
  const allDay = occurrences.filter(isAllDay)
  const spans = allDay
    .map(daysOf)
    .map(({ from, to }) => ({ from: daysBetween(first, from), to: daysBetween(first, to) }))
  const places = sideBySide(spans)
  return new Map(allDay.map(({ key }, index) => [key, places[index]?.column ?? 0]))
}

/**
 * The widths of the columns: today has more, a free Saturday or Sunday less. The working days have one width, so that an event
 * that is added or moved there moves no column.
 */
function widthsOf(days: readonly string[], today: string, empty: ReadonlySet<string>): string {
  const shareOf = (day: string) => {
    if (day === today) return 1.3
    return weekday(day) % 6 === 0 && empty.has(day) ? 0.7 : 1
  }
  return days.map((day) => `minmax(0, ${shareOf(day)}fr)`).join(' ')
}

/** A member who has scrolled within this time is reading: midnight does not scroll the hours. */
const READING_MS = 60_000

/** Notes the height of the rows above the hours, below which the texts of the events stay. */
function measureAbove(scroller: HTMLElement | null): void {
  const above = scroller?.querySelector<HTMLElement>('[data-chosen] > .above')
  scroller?.style.setProperty('--above', `${above?.offsetHeight ?? 0}px`)
}

/**
 * Scrolls the hours to their place when a week, a view or today is opened, and at midnight unless the member has just
 * scrolled. A change of the layout, as when a phone is turned, moves the hours. They then return to their place, until
 * the member scrolls.
 * @returns the ref and the handlers of the element that scrolls.
 */
function useFirstHour({ days, chosen, view, occurrences }: WeekViewProps, now: LocalTime) {
  const scroller = useRef<HTMLDivElement>(null)
  const today = now.slice(0, 10)
  const state = useRef({
    today,
    scrolledAt: Number.NEGATIVE_INFINITY,
    hasScrolled: false,
    /** Whether the observer has reported. It does so before the first paint: measuring earlier would cost a layout more. */
    hasLayout: false,
  })
  const place = () => {
    // When there is room for one day only, the other days are hidden and have no height.
    const bodies = [...(scroller.current?.querySelectorAll<HTMLElement>('.body') ?? [])]
    const visible = bodies.filter(({ clientHeight }) => clientHeight > 0)
    const [body] = visible
    if (!scroller.current || !body) return
    if (isAgenda(body)) {
      const line = body.querySelector('[data-over]') && body.querySelector<HTMLElement>('.now')
      // The dot on the line of the present is 4 px higher than the line: it must be seen whole.
      scroller.current.scrollTop = (line?.offsetTop ?? 0) - 4
      return
    }
    const shown = visible.map(({ dataset }) => dataset.day ?? '')
    const hourHeight = body.clientHeight / 24
    const heads = [...scroller.current.querySelectorAll<HTMLElement>('[data-chosen] > :is(.head, .above)')]
    const covered = heads.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0)
    const height = (scroller.current.clientHeight - covered) / hourHeight
    scroller.current.scrollTop = hourHeight * firstHour(shown, occurrences, now, height)
  }
  const open = () => {
    state.current.hasScrolled = false
    if (state.current.hasLayout) place()
  }
  const [first] = days
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls once for each week and view, not when the events change
  useLayoutEffect(open, [first, view])
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when today is opened or has changed
  useLayoutEffect(() => {
    const isMidnight = state.current.today !== today
    state.current.today = today
    const isReading = Date.now() - state.current.scrolledAt < READING_MS
    if (chosen === today && !(isMidnight && isReading)) open()
  }, [today, chosen === today])
  const newest = useRef(place)
  useLayoutEffect(() => {
    newest.current = place
  })
  useLayoutEffect(() => {
    if (state.current.hasLayout) measureAbove(scroller.current)
  })
  // The lines of an agenda have no place of their own: events that come later, as those of series do, move them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the events change
  useLayoutEffect(() => {
    const body = scroller.current?.querySelector('[data-chosen] > .body')
    if (state.current.hasLayout && !state.current.hasScrolled && body && isAgenda(body)) place()
  }, [occurrences])
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      state.current.hasLayout = true
      if (!state.current.hasScrolled) newest.current()
      measureAbove(scroller.current)
    })
    if (scroller.current) observer.observe(scroller.current)
    return () => observer.disconnect()
  }, [])
  const onMember = () => {
    state.current.scrolledAt = Date.now()
    state.current.hasScrolled = true
  }
  return {
    ref: scroller,
    onWheel: onMember,
    onTouchMove: onMember,
    onPointerDown: onMember,
    onKeyDown: onMember,
  }
}

/** Seven days with their hours, which scroll inside the widget. */
export function WeekView(props: WeekViewProps) {
  const { days, chosen, view, occurrences, holidays, actions, tag, onChoose, onAdd } = props
  const t = useTexts(plannerTexts)
  const keysId = useId()
  const now = useLocalMinute()
  const scrolling = useFirstHour(props, now)
  const first = days[0] ?? ''
  const bands = useMemo(() => bandsOf(holidays, days), [holidays, days])
  const chosenPlace = days.indexOf(chosen) + 1
  const next = nextDay(days, occurrences, now)
  const tasks = useRecords('task')
  const spans = occurrences.map(daysOf)
  const empty = new Set(
    days.filter(
      (day) => !spans.some(({ from, to }) => from <= day && day < to) && deadlinesOn(tasks, day).length === 0,
    ),
  )
  const lanes = useMemo(() => lanesOf(occurrences, first), [occurrences, first])
  return (
    <Scroll {...scrolling} role="group" aria-label={t.hours} tabIndex={0}>
      <Days
        style={{ '--widths': widthsOf(days, now.slice(0, 10), empty) } as CSSProperties}
        data-view={view}
        data-bands={bands.length > 0 || undefined}
      >
        <div className="corner" />
        <div className="hours" aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour} style={{ '--at': hour } as CSSProperties}>
              {String(hour).padStart(2, '0')}:00
            </span>
          ))}
        </div>
        <ol>
          {days.map((day, index) => (
            <DayColumn
              key={day}
              day={day}
              place={index + 1}
              chosen={day === chosen}
              view={view}
              now={now}
              isNext={day === next}
              isEmpty={empty.has(day)}
              occurrences={occurrences}
              holidays={holidays}
              lanes={lanes}
              actions={actions}
              tag={tag}
              keysId={keysId}
              onChoose={onChoose}
              onAdd={onAdd}
            />
          ))}
        </ol>
        {/* The heads of the days name the holidays. */}
        {bands.map(({ kind, title, place, length }) => (
          <p
            key={place}
            className="band"
            aria-hidden="true"
            data-kind={kind}
            data-chosen={(place <= chosenPlace && chosenPlace < place + length) || undefined}
            style={{ '--day': place, '--days': length } as CSSProperties}
          >
            {title}
          </p>
        ))}
        {occurrences.length === 0 && <p className="free">{t.emptyWeek}</p>}
      </Days>
      <p id={keysId} hidden>
        {t.keys}
      </p>
    </Scroll>
  )
}
