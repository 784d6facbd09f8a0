import { type LocalTime, minutesOf } from '@cadence/shared/calendar/time'
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
import { daysOf, isAllDay, type Occurrence, piecesOf } from '../week/occurrences.ts'
import { sideBySide } from '../week/overlap.ts'
import { isAgenda } from './agenda.ts'
import { DayColumn } from './DayColumn.tsx'
import type { EventActions } from './EventBlock.tsx'
import { Days, Scroll } from './week-styles.ts'

const hours = Array.from({ length: 23 }, (_, hour) => hour + 1)
/** The first visible hour of an empty day. */
const MORNING = 8

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
function widthsOf(days: readonly string[], today: string, isEmpty: (day: string) => boolean): string {
  const shareOf = (day: string) => {
    if (day === today) return 1.4
    return weekday(day) % 6 === 0 && isEmpty(day) ? 0.8 : 1
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

/** How many hours the upper edge rises at most, so that it does not cut the title of an event. */
const RISE_MAX = 1.5

/** The parts of an hour at which the upper edge cuts no label of a full hour. */
const EDGE = { from: 0.15, to: 0.6 }
/** Below an hour by this part of one, the lower edge cuts its label or fades it. */
const FADED = 0.3
/** The part of an hour that the title of an event needs above the lower edge and its fade. */
const TITLE = 0.83

/**
 * An hour near another one at which neither the upper edge nor the lower one cuts the label of a full hour, and where there is
 * one, the lower edge leaves no event without its title.
 * @param height hours between the edges.
 * @param starts the hours at which events begin.
 */
function besideLabels(wanted: number, height: number, starts: readonly number[]): number {
  const part = wanted % 1
  const hour = part < EDGE.from ? Math.floor(wanted) - 1 : Math.floor(wanted)
  const near = part < EDGE.from ? EDGE.to : Math.min(part, EDGE.to)
  if (hour < 0) return 0
  // A lower edge at the end of the day has no label.
  if (hour + near + height >= 24) return hour + near
  const steps = Array.from({ length: 46 }, (_, step) => EDGE.from + 0.01 * step)
  const byDistance = steps.sort((a, b) => Math.abs(a - near) - Math.abs(b - near))
  const clear = [near, ...byDistance].filter((at) => {
    const below = (hour + at + height) % 1
    return below >= FADED && below < 1 - EDGE.from
  })
  const hasTitles = (at: number) => {
    const edge = hour + at + height
    return !starts.some((start) => start < edge && edge < start + TITLE)
  }
  return hour + (clear.find(hasTitles) ?? clear[0] ?? near)
}

/** From this hour on, the plan of the next day is more than the rest of this one, when that is empty. */
const NIGHT = 21

/** Tomorrow, late in the evening of a day on which nothing follows, where it is shown and has events; else null. */
function nextDay(
  shown: readonly string[],
  occurrences: readonly Occurrence[],
  now: LocalTime,
): string | null {
  const today = now.slice(0, 10)
  const tomorrow = shown[shown.indexOf(today) + 1]
  if (!shown.includes(today) || tomorrow === undefined || minutesOf(now) / 60 < NIGHT) return null
  const timed = occurrences.filter((each) => !isAllDay(each))
  if (timed.some(({ start, end }) => start <= `${today}T24` && end > now)) return null
  return timed.some(({ start }) => start.slice(0, 10) === tomorrow) ? tomorrow : null
}

/**
 * The hour that is wanted at the upper edge: one hour before now where today is shown, and late in the evening of a day on
 * which nothing follows, before the first event of the next one; else before the first event.
 */
function wantedHour(shown: readonly string[], timed: readonly Occurrence[], now: LocalTime): number {
  const hourOf = ({ start }: Occurrence) => minutesOf(start) / 60
  const today = now.slice(0, 10)
  if (!shown.includes(today)) return Math.min(MORNING, ...timed.map(hourOf))
  const next = nextDay(shown, timed, now)
  const times = timed.filter(({ start }) => start.slice(0, 10) === next).map(hourOf)
  return next ? Math.min(...times) : minutesOf(now) / 60 - 1
}

/** The hour at the upper edge. Where it would cut events that began shortly before, it is above them. */
function firstHour(
  shown: readonly string[],
  occurrences: readonly Occurrence[],
  now: LocalTime,
  height: number,
): number {
  const timed = occurrences.filter((each) => !isAllDay(each))
  const pieces = shown.flatMap((day) => piecesOf(occurrences, day))
  const starts = pieces.map(({ from }) => from / 60)
  const hour = besideLabels(Math.max(0, wantedHour(shown, timed, now)), height, starts)
  for (let edge = hour; ; ) {
    const cut = pieces.filter(({ from, to }) => from / 60 < edge && edge < to / 60)
    if (cut.length === 0) return edge
    const wanted = Math.max(0, Math.min(...cut.map(({ from }) => from / 60 - 0.05)))
    const above = besideLabels(wanted, height, starts)
    // Beside the labels the edge may not be above the event: it would cut the same one again, without an end.
    if (above >= edge || above < hour - RISE_MAX) return hour
    edge = above
  }
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
  const isEmpty = (day: string) =>
    !occurrences.map(daysOf).some(({ from, to }) => from <= day && day < to) &&
    deadlinesOn(tasks, day).length === 0
  const lanes = useMemo(() => lanesOf(occurrences, first), [occurrences, first])
  return (
    <Scroll {...scrolling} role="group" aria-label={t.hours} tabIndex={0}>
      <Days
        style={{ '--widths': widthsOf(days, now.slice(0, 10), isEmpty) } as CSSProperties}
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
              isEmpty={isEmpty(day)}
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
