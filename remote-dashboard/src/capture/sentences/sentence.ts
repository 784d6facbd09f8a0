/**
 * A sentence that a student types, and what it must become. The expected text has up to three parts between bars: the
 * kind, when, and the title.
 *
 * - `event | 2026-11-26 10:00-12:00 | TD droit`; without hours it takes whole days: `event | 2026-12-19..2027-01-03 | …`.
 *   A repetition is written behind it as its RRULE: `event | 2026-11-30 18:00-19:00 FREQ=WEEKLY | Piscine`.
 *   A repetition that ends has its last day behind two dots: `FREQ=DAILY..2026-12-18`.
 * - `task | 2026-11-27 18:00 | Rendre le mémoire`; `task | | Lire 3 chapitres` has no date.
 * - `note | | Courses ¶ - pâtes`: the content stands behind the ¶, and a line break is a `⏎`.
 * - `nothing`: there is nothing to keep.
 */
export type Sentence = readonly [typed: string, becomes: string]

/** Sentences that are typed at one moment, in Paris. */
export interface SentencesAt {
  /** The moment, ISO 8601 with the offset of Paris. */
  now: string
  sentences: readonly Sentence[]
}

/** Moments at which a sentence is typed. */
export const nows = {
  wednesday: '2026-11-25T14:30:00+01:00',
  sundayNight: '2026-11-29T23:50:00+01:00',
  newYearsEve: '2026-12-31T18:00:00+01:00',
  /** The clocks go from 02:00 to 03:00 in the coming night. */
  eveOfSummerTime: '2027-03-27T22:00:00+01:00',
  nightOfSummerTime: '2027-03-28T01:30:00+01:00',
  /** The clocks go from 03:00 back to 02:00 in this night. */
  nightOfWinterTime: '2026-10-25T01:30:00+02:00',
} as const
