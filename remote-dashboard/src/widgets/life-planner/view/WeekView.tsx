import { useTexts } from '@cadence/shared/i18n'
import { memberTimeZone } from '@cadence/shared/preferences'
import { type CSSProperties, useId, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { plannerTexts } from '../../../texts/planner.ts'
import { subscribeClock } from '../../../time/clock.ts'
import { minutesOf, type Wall } from '../local-time/local-time.ts'
import { wallIn } from '../local-time/time-zones.ts'
import { daysBetween } from '../week/days.ts'
import { daysOf, isAbove, type Occurrence } from '../week/occurrences.ts'
import { sideBySide } from '../week/overlap.ts'
import { DayColumn } from './DayColumn.tsx'
import type { EventActions } from './EventBlock.tsx'
import type { View } from './PlannerToolbar.tsx'
import { Days, Scroll } from './week-styles.ts'

const hours = Array.from({ length: 23 }, (_, hour) => hour + 1)
/** Where an empty day is opened. */
const MORNING = 8

interface WeekProps {
  days: readonly string[]
  chosen: string
  view: View
  occurrences: readonly Occurrence[]
  actions: EventActions | null
  tag: string
  onChoose: (day: string) => void
  onAdd: (start: Wall) => void
}

/** The lanes of what stands above the hours, the same on each of its days. */
function lanesOf(occurrences: readonly Occurrence[], first: string): ReadonlyMap<string, number> {
  const above = occurrences.filter(isAbove)
  const spans = above
    .map(daysOf)
    .map(({ from, to }) => ({ from: daysBetween(first, from), to: daysBetween(first, to) }))
  const places = sideBySide(spans)
  return new Map(above.map(({ key }, index) => [key, places[index]?.column ?? 0]))
}

/** The hour that is on top at first: a little before now, or before the first event. */
function firstHour(days: readonly string[], occurrences: readonly Occurrence[], now: Wall): number {
  if (days.includes(now.slice(0, 10))) return Math.max(0, Math.min(MORNING, minutesOf(now) / 60 - 1))
  const starts = occurrences.filter((each) => !isAbove(each)).map(({ start }) => minutesOf(start) / 60)
  return Math.max(0, Math.min(MORNING, ...starts) - 0.25)
}

/** Seven days with their hours, which scroll within the widget. */
export function Week({ days, chosen, view, occurrences, actions, tag, onChoose, onAdd }: WeekProps) {
  const t = useTexts(plannerTexts)
  const keysId = useId()
  const now = useMinute()
  const scroll = useRef<HTMLDivElement>(null)
  const first = days[0] ?? ''
  const lanes = useMemo(() => lanesOf(occurrences, first), [occurrences, first])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each week, and never while it is looked at
  useLayoutEffect(() => {
    // Where there is room for one day, the others are not shown and have no height.
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

const minute = () => `${wallIn(Date.now(), memberTimeZone()).slice(0, 16)}:00`

/** The member's clock to the minute, as `2026-11-22T09:30:00`. */
export const useMinute = () => useSyncExternalStore(subscribeClock, minute)
