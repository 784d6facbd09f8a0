import { useTexts } from '@cadence/shared/i18n'
import { memberTimeZone } from '@cadence/shared/preferences'
import { type CSSProperties, useId, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { plannerTexts } from '../../../texts/planner.ts'
import { subscribeClock } from '../../../time/clock.ts'
import { type LocalTime, minutesOf } from '../local-time/local-time.ts'
import { localTimeIn } from '../local-time/time-zones.ts'
import type { PlannerView } from '../planner-state.ts'
import { daysBetween } from '../week/days.ts'
import { daysOf, isAllDay, type Occurrence } from '../week/occurrences.ts'
import { sideBySide } from '../week/overlap.ts'
import { DayColumn } from './DayColumn.tsx'
import type { EventActions } from './EventBlock.tsx'
import { Days, Scroll } from './week-styles.ts'

const hours = Array.from({ length: 23 }, (_, hour) => hour + 1)
/** The first visible hour of an empty day. */
const MORNING = 8

interface WeekViewProps {
  days: readonly string[]
  chosen: string
  view: PlannerView
  occurrences: readonly Occurrence[]
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

/** The first visible hour: a little before now, or before the first event. */
function firstHour(days: readonly string[], occurrences: readonly Occurrence[], now: LocalTime): number {
  if (days.includes(now.slice(0, 10))) return Math.max(0, Math.min(MORNING, minutesOf(now) / 60 - 1))
  const starts = occurrences.filter((each) => !isAllDay(each)).map(({ start }) => minutesOf(start) / 60)
  return Math.max(0, Math.min(MORNING, ...starts) - 0.25)
}

/** Seven days with their hours, which scroll inside the widget. */
export function WeekView({ days, chosen, view, occurrences, actions, tag, onChoose, onAdd }: WeekViewProps) {
  const t = useTexts(plannerTexts)
  const keysId = useId()
  const now = useMinute()
  const scroll = useRef<HTMLDivElement>(null)
  const first = days[0] ?? ''
  const lanes = useMemo(() => lanesOf(occurrences, first), [occurrences, first])
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls once for each week, not when its events change
  useLayoutEffect(() => {
    // When there is room for one day only, the other days are hidden and have no height.
    const lists = [...(scroll.current?.querySelectorAll('.body') ?? [])]
    const list = lists.find(({ clientHeight }) => clientHeight > 0)
    if (scroll.current && list)
      scroll.current.scrollTop = (list.clientHeight / 24) * firstHour(days, occurrences, now)
  }, [first])
  return (
    <Scroll ref={scroll} role="group" aria-label={t.hours} tabIndex={0}>
      <Days data-view={view}>
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
              occurrences={occurrences}
              lanes={lanes}
              actions={actions}
              tag={tag}
              keysId={keysId}
              onChoose={onChoose}
              onAdd={onAdd}
            />
          ))}
        </ol>
        {occurrences.length === 0 && <p className="free">{t.emptyWeek}</p>}
      </Days>
      <p id={keysId} hidden>
        {t.keys}
      </p>
    </Scroll>
  )
}

const minute = () => `${localTimeIn(Date.now(), memberTimeZone()).slice(0, 16)}:00`

/** The member's local time to the minute, as `2026-11-22T09:30:00`. */
export const useMinute = () => useSyncExternalStore(subscribeClock, minute)
