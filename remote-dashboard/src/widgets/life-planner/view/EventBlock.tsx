import { addMs, type LocalTime, msBetween } from '@cadence/shared/calendar/time'
import { useTexts } from '@cadence/shared/i18n'
import type { CSSProperties, KeyboardEvent } from 'react'
import { useRecords } from '../../../records/use-records.ts'
import { sourceLook } from '../../../subscriptions/calendar-colours.ts'
import { plannerTexts } from '../../../texts/planner.ts'
import { dayTitle, formatTime } from '../date-format.ts'
import { isAllDay, type Occurrence } from '../week/occurrences.ts'
import { eventLook } from './event-look.ts'
import { Block } from './week-styles.ts'

const STEP_MS = 15 * 60_000
const DAY_MS = 24 * 60 * 60_000

/** Shift with an arrow key moves an event by this many milliseconds. Alt with up or down moves its end. */
const steps: Record<string, number> = {
  ArrowUp: -STEP_MS,
  ArrowDown: STEP_MS,
  ArrowLeft: -DAY_MS,
  ArrowRight: DAY_MS,
}

/** What the member can do with an event. */
export interface EventActions {
  onOpen: (occurrence: Occurrence) => void
  onMove: (occurrence: Occurrence, start: LocalTime) => void
  onResize: (occurrence: Occurrence, end: LocalTime) => void
  onDelete: (occurrence: Occurrence) => void
}

interface EventBlockProps {
  occurrence: Occurrence
  /** Null for a sample, which has no actions. */
  actions: EventActions | null
  tag: string
  /** Id of the text that explains the keys. */
  keysId: string
  style: Record<`--${string}`, number>
  /** Whether it has ended. */
  over?: boolean
  /** Too low for two lines. */
  short?: boolean
  /** Whether it began on an earlier day. */
  goesOn?: boolean
  /** It is on, or the next one of today. */
  lead?: boolean
  /** The words at the end of the event's line in an agenda: its place, or how far off it is. */
  note?: string | undefined
}

/** An occurrence in words, for screen readers. */
function describe(occurrence: Occurrence, title: string, tag: string): string {
  const { start, end, event, source } = occurrence
  const times = isAllDay(occurrence) ? '' : `${formatTime(start, tag)} – ${formatTime(end, tag)}`
  const exam = event.exam && plannerTexts.get().exam
  return [exam, title, dayTitle(start.slice(0, 10), tag), times, event.location, source?.name]
    .filter(Boolean)
    .join(', ')
}

/** An event in the hours of a day, or in the all-day row above them. */
export function EventBlock({
  occurrence,
  actions,
  tag,
  keysId,
  style,
  over,
  short,
  goesOn,
  lead,
  note,
}: EventBlockProps) {
  const t = useTexts(plannerTexts)
  const { event, start, end, source } = occurrence
  const title = event.title || t.untitled
  const allDay = isAllDay(occurrence)
  const subjects = useRecords('subject')
  const look = source ? sourceLook(source) : eventLook(event, subjects)
  const attributes = {
    ...look,
    'data-over': over || undefined,
    'data-short': short || undefined,
    'data-goes-on': goesOn || undefined,
    'data-lead': lead || undefined,
    style: { ...look.style, ...style } as CSSProperties,
  }
  const content = (
    <span className="text">
      <span>{title}</span>
      {!allDay && <small>{formatTime(start, tag)}</small>}
      {note && <em>{note}</em>}
    </span>
  )
  if (!actions) {
    return (
      <Block as="div" {...attributes}>
        {content}
      </Block>
    )
  }
  const onKeyDown = (press: KeyboardEvent) => {
    // An event of another calendar is changed there.
    if (source) return
    const step = steps[press.key]
    if (press.key === 'Delete') actions.onDelete(occurrence)
    else if (press.altKey && !allDay && (press.key === 'ArrowUp' || press.key === 'ArrowDown')) {
      const next = addMs(end, press.key === 'ArrowUp' ? -STEP_MS : STEP_MS)
      // What would be over before it began stays as it is.
      if (next > start && msBetween(start, next) < DAY_MS) actions.onResize(occurrence, next)
    } else if (press.shiftKey && step !== undefined && !(allDay && Math.abs(step) < DAY_MS)) {
      actions.onMove(occurrence, addMs(start, step))
    } else return
    press.preventDefault()
  }
  return (
    <Block
      type="button"
      {...attributes}
      data-event={occurrence.id}
      data-occurrence={occurrence.key}
      aria-label={describe(occurrence, title, tag)}
      aria-describedby={source ? undefined : keysId}
      title={source ? `${title} · ${source.name}` : title}
      onClick={() => actions.onOpen(occurrence)}
      onKeyDown={onKeyDown}
    >
      {content}
    </Block>
  )
}
