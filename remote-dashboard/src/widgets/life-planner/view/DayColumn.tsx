import { type LocalTime, localTimeAt, minutesOf } from '@cadence/shared/calendar/time'
import { useTexts } from '@cadence/shared/i18n'
import type { CSSProperties, MouseEvent } from 'react'
import { eventTime, nextEvent } from '../../../now/next-event.ts'
import { nowTexts } from '../../../texts/now.ts'
import { plannerTexts } from '../../../texts/planner.ts'
import { addDays } from '../../../time/day.ts'
import { dayTitle, formatDate } from '../date-format.ts'
import { holidaysOn } from '../holidays/bands.ts'
import type { NamedHoliday } from '../holidays/planner-holidays.ts'
import { MORNING_MINUTES } from '../week/days.ts'
import { daysOf, isAllDay, type Occurrence, piecesOf } from '../week/occurrences.ts'
import { sideBySide } from '../week/overlap.ts'
import { isAgenda } from './agenda.ts'
import { DayDeadlines } from './DayDeadlines.tsx'
import { type EventActions, EventBlock } from './EventBlock.tsx'

/** Shorter events are drawn as if they took this long, in minutes. */
const LEAST_MINUTES = 30
/** A click makes an event at a full or half hour. */
const SLOT_MINUTES = 30
/** Lines of text in an hour, and what the padding of an event takes of them. */
const LINES = { perHour: 2.4, padding: 0.3 }
/** Most all-day events that a column of the week shows. */
const LANES_MAX = 2

/** Most deadlines below the head of a day that is shown alone. */
const DEADLINES_MAX = 6

interface DayColumnProps {
  day: string
  /** Its number in the week, from 1. */
  place: number
  chosen: boolean
  view: 'week' | 'day'
  /** The present time in the member's time zone. */
  now: LocalTime
  /** Whether it is tomorrow, and today is over. */
  isNext: boolean
  /** Nothing is on it, and no task is due. */
  isEmpty: boolean
  occurrences: readonly Occurrence[]
  /** The holidays of the week. */
  holidays: readonly NamedHoliday[]
  /** The lane of each occurrence in the all-day row. */
  lanes: ReadonlyMap<string, number>
  actions: EventActions | null
  tag: string
  keysId: string
  onChoose: (day: string) => void
  onAdd: (start: LocalTime) => void
}

/** The half hour that was clicked. The keyboard and an agenda give no position, so they mean the morning. */
function slotOf(press: MouseEvent<HTMLElement>): number {
  const { top, height } = press.currentTarget.getBoundingClientRect()
  if (press.detail === 0 || height === 0 || isAgenda(press.currentTarget)) return MORNING_MINUTES
  const minutes = ((press.clientY - top) / height) * 24 * 60
  return Math.max(0, Math.floor(minutes / SLOT_MINUTES) * SLOT_MINUTES)
}

/** A day: its head, its all-day events and its hours. */
export function DayColumn(props: DayColumnProps) {
  const {
    day,
    place,
    chosen,
    view,
    now,
    isNext,
    isEmpty,
    occurrences,
    holidays,
    lanes,
    actions,
    tag,
    keysId,
    onChoose,
    onAdd,
  } = props
  const t = useTexts(plannerTexts)
  const title = dayTitle(day, tag)
  const nowT = useTexts(nowTexts)
  const { tomorrow } = nowT
  const weekday = isNext ? tomorrow : formatDate('weekday', day, tag)
  const pieces = piecesOf(occurrences, day)
  const places = sideBySide(pieces, LEAST_MINUTES)
  const allDay = occurrences.filter(
    (each) => isAllDay(each) && daysOf(each).from <= day && day < daysOf(each).to,
  )
  const shown = view === 'day' ? allDay : allDay.filter(({ key }) => (lanes.get(key) ?? 0) < LANES_MAX)
  const hidden = allDay.length - shown.length
  const isToday = now.startsWith(day)
  const free = holidaysOn(holidays, day).map(({ label }) => label)
  const given = { actions, tag, keysId }
  const lead = isToday
    ? nextEvent(
        pieces.map(({ occurrence }) => occurrence),
        now,
      )
    : null
  const noteOf = (occurrence: Occurrence) => {
    if (occurrence !== lead) return occurrence.event.location
    const { distance, hours } = eventTime(occurrence, now, nowT, tag)
    return occurrence.start <= now ? hours : distance
  }
  return (
    <li
      style={{ '--day': place } as CSSProperties}
      data-chosen={chosen || undefined}
      data-next={isNext || undefined}
      data-empty={isEmpty || undefined}
      data-holiday={free.length > 0 || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <button
        type="button"
        className="head"
        data-day={day}
        aria-label={[...(isNext ? [tomorrow] : []), title, ...free].join(', ')}
        aria-pressed={chosen}
        onClick={() => onChoose(day)}
      >
        {weekday} <b>{Number(day.slice(8))}</b>
      </button>
      <div className="above" data-name={day === addDays(now.slice(0, 10), 1) ? tomorrow : title}>
        {shown.map((each) => {
          const lane = view === 'day' ? shown.indexOf(each) : (lanes.get(each.key) ?? 0)
          const goesOn = daysOf(each).from < day
          return (
            <EventBlock
              key={each.key}
              {...given}
              occurrence={each}
              goesOn={goesOn}
              style={{ '--lane': lane + 1 }}
            />
          )
        })}
        {hidden > 0 && (
          <button
            type="button"
            className="more"
            aria-label={t.moreOn({ count: hidden, day: title })}
            onClick={() => onChoose(day)}
          >
            {t.more({ count: hidden })}
          </button>
        )}
        <DayDeadlines
          day={day}
          title={title}
          most={view === 'day' ? DEADLINES_MAX : LANES_MAX}
          onMore={() => onChoose(day)}
        />
      </div>
      <div className="body" data-day={day} data-body>
        <button
          type="button"
          className="add"
          aria-label={t.addOn({ day: title })}
          onClick={(press) => onAdd(localTimeAt(day, slotOf(press)))}
        />
        {isEmpty && (
          <p className="empty" data-short={t.emptyAgenda}>
            <span>{t.emptyDay}</span>
          </p>
        )}
        {pieces.map(({ occurrence, from, to }, index) => {
          const { column = 0, columns = 1 } = places[index] ?? {}
          const lines = Math.max(1, Math.floor(((to - from) / 60) * LINES.perHour - LINES.padding))
          const style = {
            '--from': from,
            '--to': to,
            '--column': column,
            '--columns': columns,
            '--lines': lines,
          }
          return (
            <EventBlock
              key={occurrence.key}
              {...given}
              occurrence={occurrence}
              style={style}
              over={occurrence.end <= now}
              short={to - from < 45}
              lead={occurrence === lead}
              note={noteOf(occurrence)}
            />
          )
        })}
        {isToday && <i className="now" style={{ '--from': minutesOf(now) } as CSSProperties} />}
      </div>
    </li>
  )
}
