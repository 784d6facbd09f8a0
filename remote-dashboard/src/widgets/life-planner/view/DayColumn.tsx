import { useTexts } from '@cadence/shared/i18n'
import type { CSSProperties, MouseEvent } from 'react'
import { plannerTexts } from '../../../texts/planner.ts'
import { inStyle } from '../local-time/date-format.ts'
import { minutesOf, toMs, type Wall, wallAt } from '../local-time/local-time.ts'
import { dayTitle, MORNING_MINUTES } from '../week/days.ts'
import { daysOf, isAbove, type Occurrence, piecesOf } from '../week/occurrences.ts'
import { sideBySide } from '../week/overlap.ts'
import { type EventActions, EventBlock } from './EventBlock.tsx'

/** Shorter events are drawn, and kept apart, as if they took so long, in minutes. */
const LEAST_MINUTES = 30
/** A new event begins at a half hour. */
const SLOT_MINUTES = 30
/** Events of whole days that are shown above a column of the week. */
const LANES_MAX = 2

interface DayColumnProps {
  day: string
  /** Its place in the week, from 1. */
  place: number
  chosen: boolean
  view: 'week' | 'day'
  /** What the member's clock shows. */
  now: Wall
  occurrences: readonly Occurrence[]
  /** The lane of each occurrence that stands above the hours. */
  lanes: ReadonlyMap<string, number>
  actions: EventActions | null
  tag: string
  keysId: string
  onChoose: (day: string) => void
  onAdd: (start: Wall) => void
}

/** The half hour that was pressed; in the morning when the keyboard did. */
function slotOf(press: MouseEvent<HTMLElement>): number {
  const { top, height } = press.currentTarget.getBoundingClientRect()
  if (press.detail === 0 || height === 0) return MORNING_MINUTES
  const minutes = ((press.clientY - top) / height) * 24 * 60
  return Math.max(0, Math.floor(minutes / SLOT_MINUTES) * SLOT_MINUTES)
}

/** A day: its head, what lasts all day, and its hours. */
export function DayColumn(props: DayColumnProps) {
  const { day, place, chosen, view, now, occurrences, lanes, actions, tag, keysId, onChoose, onAdd } = props
  const t = useTexts(plannerTexts)
  const title = dayTitle(day, tag)
  const weekday = inStyle('weekday', toMs(day), tag)
  const pieces = piecesOf(occurrences, day)
  const places = sideBySide(pieces, LEAST_MINUTES)
  const above = occurrences.filter(
    (each) => isAbove(each) && daysOf(each).from <= day && day < daysOf(each).to,
  )
  const shown = view === 'day' ? above : above.filter(({ key }) => (lanes.get(key) ?? 0) < LANES_MAX)
  const hidden = above.length - shown.length
  const isToday = now.startsWith(day)
  const given = { actions, tag, keysId }
  return (
    <li
      style={{ '--day': place } as CSSProperties}
      data-chosen={chosen || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <button
        type="button"
        className="head"
        data-day={day}
        aria-label={title}
        aria-pressed={chosen}
        onClick={() => onChoose(day)}
      >
        {weekday} <b>{Number(day.slice(8))}</b>
      </button>
      <div className="above">
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
      </div>
      <div className="body" data-day={day} data-body>
        <button
          type="button"
          className="add"
          aria-label={t.addOn({ day: title })}
          onClick={(press) => onAdd(wallAt(day, slotOf(press)))}
        />
        {pieces.length + above.length === 0 && <p className="empty">{t.emptyDay}</p>}
        {pieces.map(({ occurrence, from, to }, index) => {
          const { column = 0, columns = 1 } = places[index] ?? {}
          const style = { '--from': from, '--to': to, '--column': column, '--columns': columns }
          return (
            <EventBlock
              key={occurrence.key}
              {...given}
              occurrence={occurrence}
              style={style}
              short={to - from < 45}
            />
          )
        })}
        {isToday && <i className="now" style={{ '--from': minutesOf(now) } as CSSProperties} />}
      </div>
    </li>
  )
}
