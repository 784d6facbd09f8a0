import { type Groups, type Rule, rule } from './find-phrase.ts'
import { COUNT, countOf, WEEKDAY } from './vocabulary.ts'

/**
 * What a phrase says about the hour. Minutes count from the start of the day. `written`: the hour before a small one was
 * taken for the afternoon, `14:00` for `à 2h`; a phrase of the day may say that it is of the night.
 */
export type HourMeaning =
  | { at: number; written: number; until: number | null; isLimit: boolean; isOpen: boolean; isBare?: boolean }
  | { inMinutes: number }

const HALF_DAY = 12 * 60
const NOON = HALF_DAY
/** The end of the day: `minuit`. */
export const MIDNIGHT = 24 * 60

/** Parts of the day, with the hour at which something begins then. */
const parts = [
  { hour: 9, words: 'matinee|matin|morning' },
  { hour: 14, words: 'apres-?\\s?midi|aprem|afternoon|tarde' },
  { hour: 19, words: 'soiree|soir|evening' },
  { hour: 22, words: 'nuit|night|noche' },
] as const
export const PART = `(?:${parts.map(({ words }) => words).join('|')})`

/** The hour at which something in a part of the day begins. */
export const hourOfPart = (word: string) =>
  parts.find(({ words }) => new RegExp(`^(?:${words})$`).test(word))?.hour ?? 9

/** Whether an hour in a part of the day is after noon: `8h du soir` is, `3h de la nuit` is not. */
const isLate = (part: string, hours: number) =>
  hourOfPart(part) >= 12 && !(hourOfPart(part) >= 22 && hours < 6)

/** An hour with its sign: `10 h 30`, `10:30`, `9.30am`. The names of its groups end with `n`. */
const hour = (n: number) =>
  `(?<h${n}>\\d{1,2})(?:\\s?h(?:eures?|rs?)?(?:\\s?(?<m${n}>[0-5]\\d)(?!\\d|\\s*min))?|:(?<c${n}>[0-5]\\d)(?!\\d)(?:\\s?(?<a${n}>am|pm|a\\.m\\.?|p\\.m\\.?))?|(?:\\.(?<d${n}>[0-5]\\d))?\\s?(?<p${n}>am|pm|a\\.m\\.?|p\\.m\\.?))(?:\\s+(?<q${n}>et demie?|et quart|moins le quart))?`
/** A number that is an hour only by what stands around it. */
const bareHour = (n: number) => `(?<h${n}>\\d{1,2})`

const BEFORE =
  "(?:(?:(?<limit>avant|pour|d'ici(?: a)?|jusqu'a|by|before|until|due(?: at| by)?|antes de)|(?<prep>a partir de|des|vers|a las|a|at|from|around|about|sobre las|de|@))\\s+)?"
const IN_PART = `(?:\\s+(?:du|de l'|de la|in the)\\s*(?<part>${PART}))?`
const NO_LENGTH = '(?<!(?:pendant|durant|duree|duree de|for)\\s)'

/** Minutes behind the name of an hour: `midi et demi`. */
const AFTER = '(?:\\s+(?<after>et demie?|et quart|trente|30))?'

const quarters: Record<string, number> = { 'et quart': 15, 'moins le quart': -15 }

/** Minutes of the hour `n` of a match, or null when there is no such hour. `pm` is true for the afternoon. */
function minutesAt(groups: Groups, n: number, pm: boolean | null): number | null {
  const hours = Number(groups[`h${n}`])
  const minutes = Number(groups[`m${n}`] ?? groups[`c${n}`] ?? groups[`d${n}`] ?? 0)
  const quarter = groups[`q${n}`]
  const extra = quarter === undefined ? 0 : (quarters[quarter] ?? 30)
  if (hours > 24 || (hours === 24 && minutes > 0)) return null
  const isAfternoon = pm === true && hours < 12
  const isNight = pm === false && hours === 12
  return hours * 60 + minutes + extra + (isAfternoon ? HALF_DAY : 0) - (isNight ? HALF_DAY : 0)
}

/** Whether an hour is of the afternoon, as its am or pm says; null without one. */
function suffix(groups: Groups, n: number): boolean | null {
  const word = groups[`a${n}`] ?? groups[`p${n}`]
  return word === undefined ? null : word.startsWith('p')
}

function range(groups: Groups): HourMeaning | null {
  const [first, second] = [suffix(groups, 1), suffix(groups, 2)]
  // `2-4pm` begins in the afternoon, `10-2pm` in the morning; `10-12am` is written for noon.
  const h1 = Number(groups.h1)
  const h2 = Number(groups.h2)
  const isNoon = second === false && h2 === 12 && h1 < 12
  const own = first ?? (second === true && h1 < h2 && h2 < 12 ? true : null)
  const at = minutesAt(groups, 1, own)
  const until = minutesAt(groups, 2, isNoon ? null : second)
  if (at === null || until === null || at >= MIDNIGHT) return null
  return until === at ? null : { at, written: at, until, isLimit: groups.limit !== undefined, isOpen: false }
}

/** Small hours that follow a preposition are of the afternoon: nobody plans for three in the night so. */
function small(at: number, word: string | undefined, groups: Groups): number {
  const hasZero = groups.h1?.startsWith('0') ?? false
  const last = word === 'at' || word === 'by' ? 6 : 4
  return word === undefined || hasZero || at < 60 || at >= (last + 1) * 60 ? at : at + HALF_DAY
}

function single(groups: Groups): HourMeaning | null {
  const pm = suffix(groups, 1)
  const part = groups.part
  const at = minutesAt(groups, 1, pm ?? (part === undefined ? null : isLate(part, Number(groups.h1))))
  if (at === null) return null
  const word = groups.limit ?? groups.prep
  const isShort = at < 5 * 60 && !groups.h1?.startsWith('0') && groups.c1 === undefined
  // `réviser 2h` says how long. So does `1h de vidéo`.
  if (pm === null && part === undefined && word === undefined && isShort) return null
  const exact = pm === null && part === undefined ? small(at, word === 'de' ? undefined : word, groups) : at
  return {
    at: exact,
    written: at,
    until: null,
    isLimit: groups.limit !== undefined,
    isOpen: pm === null && part === undefined,
  }
}

const at =
  (minutes: number) =>
  (groups: Groups): HourMeaning => {
    const exact = minutes + (groups.after === undefined ? 0 : (quarters[groups.after] ?? 30))
    return { at: exact, written: exact, until: null, isLimit: groups.limit !== undefined, isOpen: false }
  }

const DASH = '\\s?(?:->?|=>|→|/)\\s?'
/** What may follow an hour without a sign. */
const BARE_END = '(?=\\s*(?:$|[,;.!?)\\u0001])|\\s+(?:avec|chez|with|et|en)\\s)'

/** The rules of hours, the plainest last. */
export const hourRules: readonly Rule<null, HourMeaning>[] = [
  rule(
    `(?:dans|in)\\s+(?:(?<n>${COUNT})\\s?(?:(?<hours>heures?|hours?|hrs?|h)(?:\\s?(?<m>[0-5]\\d))?|(?:minutes?|mins?|mn))|(?<half>une demi-heure|half an hour)|un quart d'heure)`,
    ({ n, hours, m, half }) => {
      if (n === undefined) return { inMinutes: half === undefined ? 15 : 30 }
      return { inMinutes: countOf(n) * (hours === undefined ? 1 : 60) + Number(m ?? 0) }
    },
  ),
  rule(
    `(?:de|entre|from|between|de las)\\s+${hour(1)}\\s*(?:a|et|to|and|until|jusqu'a|-)\\s*${hour(2)}`,
    range,
  ),
  rule(`(?:entre|from|between|de)\\s+${bareHour(1)}\\s+(?:a|et|to|and)\\s+${hour(2)}`, range),
  rule(`${hour(1)}(?:${DASH}|\\s+(?:a|to|until|jusqu'a)\\s+)${hour(2)}`, range),
  rule(`${bareHour(1)}-${hour(2)}`, range),
  rule(
    `(?<=(?:${WEEKDAY}|demain|tomorrow)\\s)(?:de|from)\\s+${bareHour(1)}\\s+(?:a|to)\\s+${bareHour(2)}`,
    range,
  ),
  rule(`${BEFORE}(?<!apres[- ]?)(?:midi|noon|mediodia)${AFTER}`, at(NOON)),
  rule(`${BEFORE}(?:minuit|midnight|medianoche)${AFTER}`, at(MIDNIGHT)),
  rule(`${BEFORE}${NO_LENGTH}${hour(1)}${IN_PART}`, single),
  rule(`(?<!\\d\\s)(?<prep>a las|a|at|vers|around|by)\\s+${bareHour(1)}${BARE_END}`, (groups) => {
    const hour = single(groups)
    return hour && { ...hour, isBare: true }
  }),
]

/** A small hour behind a night: `cette nuit 2h`. Behind a verb it is a length. */
export const nightRules: readonly Rule<null, HourMeaning>[] = [
  rule(
    `(?<=(?:cette|this|esta|demain|tomorrow|${WEEKDAY})\\s+(?:nuit|night|noche)\\s+)${hour(1)}`,
    (groups) => {
      const at = minutesAt(groups, 1, null)
      return at === null ? null : { at, written: at, until: null, isLimit: false, isOpen: true }
    },
  ),
]

/** A length in minutes. */
export const lengthRules: readonly Rule<null, number>[] = [
  rule(
    `(?:,\\s*)?(?:(?:pendant|durant|duree(?: de)?|for|de|d')\\s*)?(?:(?<h>\\d{1,2})\\s?h(?:\\s?(?<m>[0-5]\\d))?|(?<n>${COUNT})\\s+(?:heures?|hours?)(?<half>\\s+et demie)?|(?<min>\\d{1,3})\\s?(?:minutes?|mins?|mn)|(?<short>une demi-heure|half an hour)|(?<long>une heure|an hour))`,
    ({ h, m, n, half, min, short, long }) => {
      if (short !== undefined) return 30
      if (long !== undefined) return 60
      if (min !== undefined) return Number(min) || null
      const hours = h ?? n
      const minutes =
        hours === undefined ? 0 : countOf(hours) * 60 + Number(m ?? 0) + (half === undefined ? 0 : 30)
      return minutes > 0 && minutes <= MIDNIGHT ? minutes : null
    },
  ),
]
