import { addMs, DAY_MS, dayOf, type LocalTime, localTimeIn, momentOf } from '@cadence/shared/calendar/time'
import type { ChosenNotifications } from '@cadence/shared/schemas'

const MINUTE_MS = 60_000

/** The choices about quiet hours, and the time zone in which they are meant. */
export interface Quiet extends Pick<ChosenNotifications, 'quiet' | 'quietFrom' | 'quietTo'> {
  zone: string
}

const clockOf = (local: LocalTime) => local.slice(11, 16)

/** Whether no reminder may come at a moment. Equal hours mean that there are no quiet hours. */
export function isQuiet(moment: number, { quiet, quietFrom, quietTo, zone }: Quiet): boolean {
  if (!quiet || quietFrom === quietTo) return false
  const clock = clockOf(localTimeIn(moment, zone))
  return quietFrom < quietTo ? clock >= quietFrom && clock < quietTo : clock >= quietFrom || clock < quietTo
}

/**
 * Most steps of a search: one, one more for each change of the offset, of which a night has two at most, and one for each
 * minute of an hour that summer time skips.
 */
const TRIES = 3 + 60

/** The first moment from `moment` on that is not quiet. */
export function quietEnd(moment: number, quiet: Quiet): number {
  let end = moment
  for (let tries = 0; tries < TRIES && isQuiet(end, quiet); tries++) {
    const local = localTimeIn(end, quiet.zone)
    const isLater = clockOf(local) < quiet.quietTo
    const day = isLater ? dayOf(local) : addMs(dayOf(local), DAY_MS)
    // Summer time may skip the hour of the end. A step goes at least a minute on, so the search does not stop there.
    end = Math.max(end + MINUTE_MS, momentOf(`${day}T${quiet.quietTo}:00`, quiet.zone))
  }
  return end
}

/** The last minute before the quiet hours in which `moment` lies. */
function quietStart(moment: number, quiet: Quiet): number {
  let start = moment
  for (let tries = 0; tries < TRIES && isQuiet(start, quiet); tries++) {
    const local = localTimeIn(start, quiet.zone)
    const isEarlier = clockOf(local) >= quiet.quietFrom
    const day = isEarlier ? dayOf(local) : addMs(dayOf(local), -DAY_MS)
    // Where summer time skips the hour of the start, they begin with the next one: that is reached minute by minute.
    start = Math.min(start, momentOf(`${day}T${quiet.quietFrom}:00`, quiet.zone)) - MINUTE_MS
  }
  return start
}

/**
 * The moment that is `ms` before `moment`. If it falls into quiet hours, these do not count, and it lies before them.
 */
export function awakeSince(moment: number, ms: number, quiet: Quiet): number {
  const since = moment - ms
  if (!isQuiet(since, quiet)) return since
  const awake = Math.max(0, moment - quietEnd(since, quiet))
  return quietStart(since, quiet) - (ms - awake)
}

/**
 * Moves a reminder out of the quiet hours: to their end, or before them when their end would be too late.
 * @param until when the reminder expires
 */
export function outsideQuiet(moment: number, until: number, quiet: Quiet): number {
  const end = quietEnd(moment, quiet)
  return end < until ? end : quietStart(moment, quiet)
}
