import { type LocalTime, minutesOf } from '@cadence/shared/calendar/time'
import { isAllDay, type Occurrence, piecesOf } from '../week/occurrences.ts'

/** The first visible hour of an empty day. */
const MORNING = 8

/** How many hours the upper edge rises at most, so that it does not cut the title of an event. */
const RISE_MAX = 1.5

/** The parts of an hour at which the upper edge cuts no label of a full hour. */
const EDGE = { from: 0.15, to: 0.6 }
/** Below an hour by this part of one, the lower edge cuts its label or fades it. */
const FADED = 0.3
/** The part of an hour that the title of an event needs above the lower edge and its fade. */
const TITLE = 0.83

/**
 * An hour near another one at which neither the upper edge nor the lower one cuts the label of a full hour. One that leaves the
 * titles of all events above the lower edge comes first.
 * @param height hours between the edges.
 * @param starts the hours at which events begin.
 * @param latest the upper edge is at this hour at the latest, if it can be.
 */
function besideLabels(
  wanted: number,
  height: number,
  starts: readonly number[],
  latest = Number.POSITIVE_INFINITY,
): number {
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
  const early = clear.filter((at) => hour + at <= latest)
  return hour + (early.find(hasTitles) ?? early[0] ?? clear[0] ?? near)
}

/** From this hour on, the plan of the next day is more than the rest of this one, when that is empty. */
const NIGHT = 21

/** Tomorrow, late in the evening of a day on which nothing follows, where it is shown and has events; else null. */
export function nextDay(
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
export function firstHour(
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
    const above = besideLabels(wanted, height, starts, wanted)
    // Beside the labels the edge may not be above the event: it would cut the same one again, without an end.
    if (above >= edge || above < hour - RISE_MAX) return hour
    edge = above
  }
}
