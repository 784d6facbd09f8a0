/** Times on a clock and the offsets of time zones, for the planner and for the API. Without ical.js. */

export { type EventPhase, endOfEvent, phaseOf } from './event-phase.ts'
export {
  addMs,
  DAY_MS,
  dayOf,
  fromMs,
  isDay,
  type LocalTime,
  localTimeAt,
  minutesOf,
  msBetween,
  toMs,
} from './local-time.ts'
export { isKnownZone, localTimeIn, momentOf, moveZone, offsetAt } from './time-zones.ts'
