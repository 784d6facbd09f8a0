import ICAL from 'ical.js'
import { isDay, type LocalTime } from './local-time.ts'

/** A time as ical.js holds it. */
export const toIcalTime = (local: LocalTime) =>
  isDay(local) ? ICAL.Time.fromDateString(local) : ICAL.Time.fromDateTimeString(local)
