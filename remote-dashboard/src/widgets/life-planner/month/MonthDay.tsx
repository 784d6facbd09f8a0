import { useTexts } from '@cadence/shared/i18n'
import { useRecords } from '../../../records/use-records.ts'
import { sourceLook } from '../../../subscriptions/calendar-colours.ts'
import { plannerTexts } from '../../../texts/planner.ts'
import { plannerMonthTexts } from '../../../texts/planner-month.ts'
import { holidaysOn } from '../holidays/bands.ts'
import type { NamedHoliday } from '../holidays/planner-holidays.ts'
import { dayTitle, formatTime } from '../local-time/date-format.ts'
import { eventLook } from '../view/event-look.ts'
import { isAllDay, type Occurrence } from '../week/occurrences.ts'
import { Day } from './month-styles.ts'

/** Most dots of a day. */
const DOTS_MAX = 3
/** Most events that the name of a day lists for a screen reader. */
const NAMED_MAX = 4

interface MonthDayProps {
  day: string
  occurrences: readonly Occurrence[]
  holidays: readonly NamedHoliday[]
  /** How many lines of events there is room for. Without room they are dots. */
  lines: number
  /** Whether it is the first day of the view, where the name of holidays that go on is repeated. */
  first: boolean
  chosen: boolean
  today: boolean
  /** Whether it belongs to another month. */
  outside: boolean
  tag: string
  onOpen: (day: string) => void
}

/** One day of the month: a button that opens it. Its name holds what the day shows. */
export function MonthDay(props: MonthDayProps) {
  const { day, occurrences, holidays, lines, first, chosen, today, outside, tag, onOpen } = props
  const t = useTexts(plannerMonthTexts)
  const { untitled } = useTexts(plannerTexts)
  const subjects = useRecords('subject')
  const free = holidaysOn(holidays, day)
  const [top] = free
  const name = top && (top.kind === 'public' || first || top.from === day) ? top.title : null
  const count = occurrences.length
  const titles = occurrences.slice(0, NAMED_MAX).map(({ event }) => event.title || untitled)
  const events = count === 0 ? [t.noEvents] : [t.events({ count }), ...titles]
  const dots = lines === 0
  const most = dots ? DOTS_MAX : lines
  // The number of the rest takes the place of a dot, but not of a line.
  const shown = occurrences.slice(0, dots && count > most ? most - 1 : most)
  const more = count > shown.length && (
    <small className="more">{t.more({ count: count - shown.length })}</small>
  )
  return (
    <Day
      type="button"
      tabIndex={chosen ? 0 : -1}
      data-day={day}
      data-chosen={chosen || undefined}
      data-outside={outside || undefined}
      data-holiday={top?.kind}
      data-dots={dots || undefined}
      aria-current={today ? 'date' : undefined}
      title={free.map(({ title }) => title).join(', ') || undefined}
      aria-label={[dayTitle(day, tag), ...free.map(({ label }) => label), ...events].join(', ')}
      onClick={() => onOpen(day)}
    >
      <span className="top">
        <b>{Number(day.slice(8))}</b>
        {!dots && name && <small>{name}</small>}
        {!dots && more}
      </span>
      {dots && count > 0 && (
        <span className="dots">
          {shown.map(({ key, event, source }) => (
            <i key={key} {...(source ? sourceLook(source) : eventLook(event, subjects))} />
          ))}
          {more}
        </span>
      )}
      {!dots &&
        shown.map((each) => (
          <span
            key={each.key}
            className="line"
            {...(each.source ? sourceLook(each.source) : eventLook(each.event, subjects))}
            data-whole={isAllDay(each) || undefined}
          >
            {!isAllDay(each) && each.start.startsWith(day) && <small>{formatTime(each.start, tag)}</small>}
            <span>{each.event.title || untitled}</span>
          </span>
        ))}
    </Day>
  )
}
