import { DAY_MS, toMs } from '@cadence/shared/calendar/time'

/** Start of a new event for which the member chose no time, in minutes. */
export const MORNING_MINUTES = 9 * 60

/** Number of days from one day to another. */
export const daysBetween = (from: string, to: string) => (toMs(to) - toMs(from)) / DAY_MS
