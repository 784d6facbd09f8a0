const HOUR_MS = 60 * 60 * 1000

/** Whether an event of the community is over, takes place, or is to come. */
export type EventPhase = 'past' | 'now' | 'coming'

/** The end of an event of the community: each takes an hour. */
export const endOfEvent = (start: Date): Date => new Date(start.getTime() + HOUR_MS)

/** The one rule by which the public site and the Community Hub say what is past. */
export function phaseOf(start: Date, now: Date): EventPhase {
  if (now < start) return 'coming'
  return now < endOfEvent(start) ? 'now' : 'past'
}
