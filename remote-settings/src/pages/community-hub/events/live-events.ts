import type { CommunityEventsTexts } from '../../../texts/community-hub.ts'

const HOUR_MS = 60 * 60 * 1000

type EventId = 'ama' | 'challenge' | 'patch'

/** A live event. It begins at 19h00 in Paris. Its id is the start of the names of its texts. */
interface LiveEvent {
  id: EventId
  /** In September, as stated (specification, section 9). */
  day: number
  /** Its title is English in every language. */
  isEnglish?: boolean
}

/** In the order of their dates. */
export const liveEvents: readonly LiveEvent[] = [
  { id: 'ama', day: 16, isEnglish: true },
  { id: 'challenge', day: 17 },
  { id: 'patch', day: 18, isEnglish: true },
]

/** The texts of an event. */
export function eventTextsOf(
  id: EventId,
  t: CommunityEventsTexts,
): { type: string; title: string; text: string } {
  return { type: t[`${id}Type`], title: t[id], text: t[`${id}Text`] }
}

const SEPTEMBER = 8
/** 19h00 in Paris, which is two hours ahead of UTC in September. */
const HOUR_UTC = 17

/**
 * When an event takes place: its next date that is not over. The specification states the day and the hour without a year,
 * and the tag 'Bientôt', which would be wrong beside a past date.
 */
export function momentsOf({ day }: LiveEvent, now: Date): { start: Date; end: Date } {
  const inYear = (year: number) => Date.UTC(year, SEPTEMBER, day, HOUR_UTC)
  const year = now.getUTCFullYear()
  const start = inYear(year) + HOUR_MS > now.getTime() ? inYear(year) : inYear(year + 1)
  return { start: new Date(start), end: new Date(start + HOUR_MS) }
}

const zone = { timeZone: 'Europe/Paris' } as const

/** The day and the hour in Paris, in the form of the language: in French the hour is `19h00`. */
export function dateAndTime(moment: Date, tag: string): { date: string; time: string } {
  const date = new Intl.DateTimeFormat(tag, { ...zone, dateStyle: 'full' }).format(moment)
  const time = new Intl.DateTimeFormat(tag, { ...zone, hour: 'numeric', minute: '2-digit' }).format(moment)
  return { date, time: tag === 'fr' ? time.replace(':', 'h') : time }
}
