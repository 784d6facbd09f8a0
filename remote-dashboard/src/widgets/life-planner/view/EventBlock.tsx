import { useTexts } from '@cadence/shared/i18n'
import type { CSSProperties, KeyboardEvent } from 'react'
import { plannerTexts } from '../../../texts/planner.ts'
import { between, later, type Wall } from '../local-time/local-time.ts'
import { clockTime, inWords } from '../week/days.ts'
import { isAbove, type Occurrence } from '../week/occurrences.ts'
import { Block } from './week-styles.ts'

const STEP_MS = 15 * 60_000
const DAY_MS = 24 * 60 * 60_000

/** What the arrow keys move an event by, with Shift, in milliseconds; up and down with Alt move its end. */
const steps: Record<string, number> = {
  ArrowUp: -STEP_MS,
  ArrowDown: STEP_MS,
  ArrowLeft: -DAY_MS,
  ArrowRight: DAY_MS,
}

/** What can be done with an event. */
export interface EventActions {
  onOpen: (occurrence: Occurrence) => void
  onMove: (occurrence: Occurrence, start: Wall) => void
  onResize: (occurrence: Occurrence, end: Wall) => void
  onDelete: (occurrence: Occurrence) => void
}

interface EventBlockProps {
  occurrence: Occurrence
  /** Null for a sample, which is only looked at. */
  actions: EventActions | null
  tag: string
  /** Id of the text that tells the keys. */
  keysId: string
  style: Record<`--${string}`, number>
  /** Too low for two lines. */
  short?: boolean
  /** Began on an earlier day. */
  goesOn?: boolean
}

/** An event in the hours of a day, or above them. */
export function EventBlock({ occurrence, actions, tag, keysId, style, short, goesOn }: EventBlockProps) {
  const t = useTexts(plannerTexts)
  const { event, start, end } = occurrence
  const title = event.title || t.untitled
  const above = isAbove(occurrence)
  const look = {
    'data-kind': event.kind,
    'data-short': short || undefined,
    'data-goes-on': goesOn || undefined,
    style: style as CSSProperties,
  }
  const content = (
    <>
      <span>{title}</span>
      {!above && <small>{clockTime(start, tag)}</small>}
    </>
  )
  if (!actions) {
    return (
      <Block as="div" {...look}>
        {content}
      </Block>
    )
  }
  const onKeyDown = (press: KeyboardEvent) => {
    const step = steps[press.key]
    if (press.key === 'Delete') actions.onDelete(occurrence)
    else if (press.altKey && !above && (press.key === 'ArrowUp' || press.key === 'ArrowDown')) {
      const next = later(end, press.key === 'ArrowUp' ? -STEP_MS : STEP_MS)
      // What would be over before it began stays as it is.
      if (next > start && between(start, next) < DAY_MS) actions.onResize(occurrence, next)
    } else if (press.shiftKey && step !== undefined && !(above && Math.abs(step) < DAY_MS)) {
      actions.onMove(occurrence, later(start, step))
    } else return
    press.preventDefault()
  }
  return (
    <Block
      type="button"
      {...look}
      data-event={occurrence.id}
      data-occurrence={occurrence.key}
      aria-label={inWords(occurrence, title, tag)}
      aria-describedby={keysId}
      title={title}
      onClick={() => actions.onOpen(occurrence)}
      onKeyDown={onKeyDown}
    >
      {content}
    </Block>
  )
}
