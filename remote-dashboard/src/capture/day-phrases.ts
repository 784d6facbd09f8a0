import { addDays, weekday } from '../time/day.ts'
import {
  addMonths,
  dateOf,
  lastDayOf,
  monthOfDay,
  nextDate,
  nextWeekday,
  weekdayInWeek,
  yearOf,
} from './calendar.ts'
import { type Groups, type Rule, rule } from './find-phrase.ts'
import { PART } from './hour-phrases.ts'
import { COUNT, countOf, MONTH, monthOf, SHORT_WEEKDAY, WEEKDAY, weekdayOf } from './vocabulary.ts'

/** What a phrase says about the day. */
export interface DayMeaning {
  day: string
  /** The last day of several, or null. */
  lastDay: string | null
  /** The words of a part of the day, such as `soir`. */
  part: string | null
  /** Whether it is a limit, as in `avant vendredi`. */
  isLimit: boolean
  /** Whether it names today by its date, which has no meaning once the hour is over: `le 25`. */
  isDate: boolean
}

const LIMIT =
  "(?:(?<limit>pour|avant|d'ici(?: a)?|jusqu'au|jusqu'a|by|before|until|for|due(?: on| by)?|antes del?|para)\\s+)?"
const ARTICLE = "(?:(?:le|la|l'|au|en|on the|on|the|el)\\s+)?"
const DAY_PART = `(?:\\s+(?:en\\s+)?(?<part>${PART}))?`
const ORDINAL = '(?:er|st|nd|rd|th)?'
/** A number that no unit and no hour follows. */
const NUMBER_END =
  '(?=\\s*(?:$|[,;:.!?)\\u0001])|\\s+-\\s|\\s+(?:a|au|de|avec|chez|pour|sur|et|at|from|with|for)\\s)'
const ENGLISH_MONTH =
  '(?:january|jan|february|febuary|feb|march|april|apr|may|june|jun|july|jul|august|aug|september|sept?|october|oct|november|nov|december|dec)\\.?'

function meaning(groups: Groups, day: string | null, more: Partial<DayMeaning> = {}): DayMeaning | null {
  if (day === null) return null
  return {
    day,
    lastDay: null,
    part: groups.part ?? null,
    isLimit: groups.limit !== undefined,
    isDate: false,
    ...more,
  }
}

const year = (text: string | undefined) =>
  text === undefined ? null : Number(text) + (text.length === 2 ? 2000 : 0)

/** A day of a month: in its year, or the next one from today on. */
function dated(today: string, day: string | undefined, month: number | null, text?: string): string | null {
  const at = year(text)
  if (at !== null && month !== null) return dateOf(at, month, Number(day))
  return nextDate(today, Number(day), month)
}

/** Several days. A month may be missing: then they are the next ones. */
function between(
  groups: Groups,
  today: string,
  m1: number | null,
  m2: number | null,
  isLimit = false,
): DayMeaning | null {
  const from = nextDate(today, Number(groups.d1), m1)
  const to = from && nextDate(from, Number(groups.d2), m2)
  return from && to && to > from ? meaning(groups, from, { lastDay: to, isLimit }) : null
}

/** Days between which something is: a limit for what is to be done. */
const windows: readonly Rule<string, DayMeaning>[] = [
  rule(
    `(?:entre|between)\\s+(?:le |the )?(?<d1>\\d{1,2})${ORDINAL}(?:\\s+(?:of )?(?<m1>${MONTH}))?\\s+(?:et|and)\\s+(?:le |the )?(?<d2>\\d{1,2})${ORDINAL}\\s+(?:of )?(?<m2>${MONTH})`,
    (groups, today) =>
      between(groups, today, monthOf(groups.m1 ?? groups.m2 ?? ''), monthOf(groups.m2 ?? ''), true),
  ),
  rule(
    `between\\s+(?<m1>${ENGLISH_MONTH})\\s+(?<d1>\\d{1,2})${ORDINAL}\\s+and\\s+(?:(?<m2>${ENGLISH_MONTH})\\s+)?(?<d2>\\d{1,2})${ORDINAL}`,
    (groups, today) =>
      between(groups, today, monthOf(groups.m1 ?? ''), monthOf(groups.m2 ?? groups.m1 ?? ''), true),
  ),
  rule(
    'entre\\s+(?:le )?(?<d1>\\d{1,2})/(?<m1>\\d{1,2})\\s+et\\s+(?:le )?(?<d2>\\d{1,2})/(?<m2>\\d{1,2})',
    (groups, today) => between(groups, today, Number(groups.m1), Number(groups.m2), true),
  ),
  rule(
    `(?:entre le|between the)\\s+(?<d1>\\d{1,2})${ORDINAL}\\s+(?:et le|and the)\\s+(?<d2>\\d{1,2})${ORDINAL}${NUMBER_END}`,
    (groups, today) => between(groups, today, null, null, true),
  ),
]

const exact: readonly Rule<string, DayMeaning>[] = [
  rule(
    `(?:du|de|from)\\s+(?:the )?(?<d1>\\d{1,2})${ORDINAL}(?:\\s+(?<m1>${MONTH}))?\\s+(?:au|a|to|until)\\s+(?:the )?(?<d2>\\d{1,2})${ORDINAL}\\s+(?<m2>${MONTH})`,
    (groups, today) =>
      between(groups, today, monthOf(groups.m1 ?? groups.m2 ?? ''), monthOf(groups.m2 ?? '')),
  ),
  rule(
    '(?:du|from)\\s+(?<d1>\\d{1,2})/(?<m1>\\d{1,2})\\s+(?:au|to)\\s+(?<d2>\\d{1,2})/(?<m2>\\d{1,2})',
    (groups, today) => between(groups, today, Number(groups.m1), Number(groups.m2)),
  ),
  rule(
    `(?:from\\s+)?(?<m1>${ENGLISH_MONTH})\\s+(?<d1>\\d{1,2})${ORDINAL}(?:\\s+(?:to|until)\\s+|\\s?-\\s?)(?:(?<m2>${ENGLISH_MONTH})\\s+)?(?<d2>\\d{1,2})${ORDINAL}`,
    (groups, today) =>
      between(groups, today, monthOf(groups.m1 ?? ''), monthOf(groups.m2 ?? groups.m1 ?? '')),
  ),
  rule(`${LIMIT}${ARTICLE}(?<y>20\\d\\d)-(?<m>\\d\\d)-(?<d>\\d\\d)`, (groups) =>
    meaning(groups, dateOf(Number(groups.y), Number(groups.m), Number(groups.d))),
  ),
  rule(
    `${LIMIT}${ARTICLE}(?:(?:${WEEKDAY}|${SHORT_WEEKDAY}\\.?),?\\s+)?(?<d>\\d{1,2})/(?<m>\\d{1,2})(?:/(?<y>(?:20)?\\d\\d))?${DAY_PART}(?!/)`,
    (groups, today) =>
      meaning(groups, dated(today, groups.d, Number(groups.m), groups.y)) ??
      // 12/25 is written the other way round.
      meaning(groups, dated(today, groups.m, Number(groups.d), groups.y)),
  ),
  rule(
    `${LIMIT}${ARTICLE}(?:(?:${WEEKDAY}|${SHORT_WEEKDAY}\\.?),?\\s+(?:the )?)?(?<d>\\d{1,2})${ORDINAL}\\s+(?:of\\s+|de\\s+)?(?<m>${MONTH})(?:\\s+(?:de\\s+)?(?<y>20\\d\\d))?${DAY_PART}`,
    (groups, today) => meaning(groups, dated(today, groups.d, monthOf(groups.m ?? ''), groups.y)),
  ),
  rule(
    `${LIMIT}${ARTICLE}(?:${WEEKDAY},?\\s+)?(?<m>${ENGLISH_MONTH})\\s+(?<d>\\d{1,2})${ORDINAL}(?![:.]\\d)(?:,?\\s+(?<y>20\\d\\d))?${DAY_PART}`,
    (groups, today) => meaning(groups, dated(today, groups.d, monthOf(groups.m ?? ''), groups.y)),
  ),
  rule(
    `${LIMIT}(?:a la |en |at the |the )?(?<edge>fin|debut|mi|end|beginning)[ -](?:(?<this>du mois|of the month)|(?:of )?(?<m>${MONTH}))`,
    (groups, today) => {
      const edge = groups.edge === 'mi' ? 15 : /^(?:fin|end)$/.test(groups.edge ?? '') ? 31 : 1
      const month = groups.m === undefined ? monthOfDay(today) : monthOf(groups.m)
      const inYear = yearOf(today) + (month < monthOfDay(today) ? 1 : 0)
      const day = dateOf(inYear, month, Math.min(edge, lastDayOf(inYear, month)))
      return meaning(groups, day !== null && day < today ? nextDate(today, Number(day.slice(8)), null) : day)
    },
  ),
]

const relative: readonly Rule<string, DayMeaning>[] = [
  rule(
    `${LIMIT}(?:apres[- ]?(?:demain|demian)|surlendemain|(?:the )?day after tomorrow|pasado manana)${DAY_PART}`,
    (groups, today) => meaning(groups, addDays(today, 2)),
  ),
  rule(
    `${LIMIT}(?:demain|demian|demin|dmain|2main|tomorrow|tomorow|tommorow|tommorrow|tmrw|manana)${DAY_PART}`,
    (groups, today) => meaning(groups, addDays(today, 1)),
  ),
  rule(`${LIMIT}(?:aujourd'?\\s?hui|auj|ajd|today|hoy)${DAY_PART}`, (groups, today) =>
    meaning(groups, today),
  ),
  rule(`${LIMIT}(?:(?:ce|cet|cette|this|esta)\\s+(?<part>${PART})|tonight)`, (groups, today) =>
    meaning(groups, today, { part: groups.part ?? 'soir' }),
  ),
  rule(
    `(?:dans|d'ici|in|within)\\s+(?<n>${COUNT})\\s*(?<unit>jours?|j|days?|semaines?|weeks?|mois|months?|dias|semanas)${DAY_PART}`,
    (groups, today) => {
      const { n = '', unit = '' } = groups
      if (/^mo/.test(unit)) return meaning(groups, addMonths(today, countOf(n)))
      const days = countOf(n) * (/^[sw]/.test(unit) ? 7 : 1)
      // In French a week has eight days, and two weeks have fifteen, when they are written as words.
      return meaning(groups, addDays(today, n === 'huit' || n === 'quinze' ? days - 1 : days))
    },
  ),
]

const inWeek: readonly Rule<string, DayMeaning>[] = [
  rule(
    `${LIMIT}${ARTICLE}(?:(?<ref>ce|this|next|este)\\s+)?(?<w>${WEEKDAY})(?:\\s+(?<rel>prochain|en huit|en quinze|de la semaine prochaine|next week))?(?:\\s+(?<d>\\d{1,2})${ORDINAL}${NUMBER_END})?${DAY_PART}`,
    (groups, today) => {
      const { ref, rel, w = '', d } = groups
      const number = weekdayOf(w)
      const coming = nextWeekday(today, number)
      if (d !== undefined) {
        // The next such day of the month that is this weekday; a wrong weekday does not hide the date.
        const dates = [today, ...Array.from({ length: 12 }, (_, at) => addMonths(today, at + 1))].map(
          (from) => nextDate(from, Number(d), null),
        )
        return meaning(
          groups,
          dates.find((date) => date !== null && weekday(date) === number) ?? dates[0] ?? null,
        )
      }
      if (rel === 'en huit' || rel === 'en quinze')
        return meaning(groups, addDays(coming, rel === 'en huit' ? 7 : 14))
      if (ref === 'next' || rel !== undefined) return meaning(groups, weekdayInWeek(today, number, 1))
      return meaning(groups, ref !== undefined && weekday(today) === number ? today : coming)
    },
  ),
  rule(
    `(?<!(?:un|une|le|la|les|du|de|au|en|ce|mon|ma|ton|ta|the|my)\\s)(?<w>${SHORT_WEEKDAY}|sat|sun|mon)\\.?${DAY_PART}(?=\\s*\\u0001)`,
    (groups, today) => {
      const english: Record<string, number> = { sat: 6, sun: 0, mon: 1 }
      const { w = '' } = groups
      return meaning(groups, nextWeekday(today, english[w] ?? weekdayOf(w)))
    },
  ),
  rule(`${LIMIT}${ARTICLE}(?:semaine prochaine|next week|proxima semana|semana que viene)`, (groups, today) =>
    meaning(groups, weekdayInWeek(today, 1, 1)),
  ),
  rule(`${LIMIT}(?:cette semaine|this week|esta semana)`, (groups, today) =>
    meaning(groups, weekdayInWeek(today, 0, 0)),
  ),
  rule(
    `${LIMIT}(?:en |a la |la |the |at the )?(?:fin de (?:la )?semaine|end of (?:the )?week)`,
    (groups, today) => {
      const friday = weekdayInWeek(today, 5, 0)
      return meaning(groups, friday < today ? weekdayInWeek(today, 5, 1) : friday)
    },
  ),
  rule(`${LIMIT}${ARTICLE}(?:week-?\\s?end prochain|next week-?\\s?end)`, (groups, today) =>
    meaning(groups, weekdayInWeek(today, 6, 1)),
  ),
  rule(`${LIMIT}(?:ce|this)\\s+week-?\\s?end`, (groups, today) => {
    const saturday = weekdayInWeek(today, 6, 0)
    return meaning(groups, saturday < today ? today : saturday)
  }),
  rule(`${LIMIT}${ARTICLE}(?:mois prochain|next month)`, (groups, today) =>
    meaning(groups, `${addMonths(today, 1).slice(0, 8)}01`),
  ),
  rule(
    `${LIMIT}(?:le|el|on the|the)\\s+(?<d>\\d{1,2}|1er)(?<nth>${ORDINAL})${DAY_PART}${NUMBER_END}`,
    (groups, today) =>
      meaning(groups, nextDate(today, Number.parseInt(groups.d ?? '', 10), null), { isDate: true }),
  ),
]

/** The rules of days: a date in full comes before a word, and a word before a bare number. */
export const dayRules: readonly Rule<string, DayMeaning>[] = [...windows, ...exact, ...relative, ...inWeek]
