import type { Fact } from '@cadence/shared/site'
import type { CommunityEventsTexts } from '../../../texts/community-hub.ts'

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

/** When an event begins in a year. */
export const startIn = (year: number, { day }: Pick<LiveEvent, 'day'>): Date =>
  new Date(Date.UTC(year, SEPTEMBER, day, HOUR_UTC))

/** The year of the events, where the facts of the site name one; null leaves the day without a year. */
export function yearOf(fact: Fact): number | null {
  return typeof fact === 'string' && /^20\d\d$/.test(fact) ? Number(fact) : null
}

const zone = { timeZone: 'Europe/Paris' } as const

/** The hour of a moment in Paris, in the form of the language: in French it is `19h00`. */
function hourOf(moment: Date, tag: string): string {
  const time = new Intl.DateTimeFormat(tag, { ...zone, hour: 'numeric', minute: '2-digit' }).format(moment)
  return tag === 'fr' ? time.replace(':', 'h') : time
}

/** The day and the hour in Paris, in the form of the language. */
export function dateAndTime(moment: Date, tag: string): { date: string; time: string } {
  const date = new Intl.DateTimeFormat(tag, { ...zone, dateStyle: 'full' }).format(moment)
  return { date, time: hourOf(moment, tag) }
}

/** The same of an event whose year is not known: its day has no weekday. */
export function dayAndTime(event: Pick<LiveEvent, 'day'>, tag: string): { date: string; time: string } {
  // Any year will do: September has summer time in Paris each year.
  const moment = startIn(2000, event)
  const date = new Intl.DateTimeFormat(tag, { ...zone, day: 'numeric', month: 'long' }).format(moment)
  return { date, time: hourOf(moment, tag) }
}
