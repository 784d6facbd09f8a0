import { type Rule, rule } from './find-phrase.ts'
import { WEEKDAY, WEEKDAYS, weekdayOf } from './vocabulary.ts'

/** A repetition: its RRULE, and its weekdays from 0 for Sunday; none for every day. */
export interface RepeatMeaning {
  rule: string
  weekdays: readonly number[]
}

const codes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const LIST = `${WEEKDAYS}(?:(?:\\s*,\\s*|\\s+(?:et|and|y)\\s+)(?:les )?${WEEKDAYS})*`

function weekly(words: string): RepeatMeaning {
  const weekdays = [...words.matchAll(new RegExp(WEEKDAYS, 'g'))].map(([word]) => weekdayOf(word))
  const days = weekdays.length > 1 ? `;BYDAY=${weekdays.map((day) => codes[day]).join(',')}` : ''
  return { rule: `FREQ=WEEKLY${days}`, weekdays }
}

export const repeatRules: readonly Rule<null, RepeatMeaning>[] = [
  rule(
    'tous les (?:jours|soirs|matins)|chaque (?:jour|soir|matin)|every ?day|every (?:morning|evening|night)|todos los dias',
    () => ({ rule: 'FREQ=DAILY', weekdays: [] }),
  ),
  rule(`un\\s+(?<fr>${WEEKDAY})\\s+sur\\s+deux|every other\\s+(?<en>${WEEKDAY})`, ({ fr, en }) => ({
    rule: 'FREQ=WEEKLY;INTERVAL=2',
    weekdays: [weekdayOf(fr ?? en ?? '')],
  })),
  rule(`(?:tous les|chaque|every|todos los|cada)\\s+(?<list>${LIST})`, ({ list = '' }) => weekly(list)),
]
