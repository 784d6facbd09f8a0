import type { Note } from '@cadence/shared/schemas'
import type { Entry } from '../../records/records.ts'
import { searchable } from '../../string-helpers.ts'
import { dateTimeFormat } from '../../time/date-time-format.ts'
import { dayAt } from '../../time/day.ts'
import type { NoteText } from './note-draft.ts'

/** The list shows the beginning of a note: at most this many characters. */
const PREVIEW_LENGTH = 240

export type NoteEntry = Entry<'note'>

/** The notes, with the one that was edited last first. */
export function latestFirst(entries: readonly NoteEntry[]): NoteEntry[] {
  const time = ({ data }: NoteEntry) => Date.parse(data.date)
  return [...entries].sort((a, b) => time(b) - time(a) || (a.id < b.id ? -1 : 1))
}

/** What the list shows of a note: its title, or its first line when it has none, and the following text. */
export function headOf({ title, content }: NoteText): { title: string; preview: string } {
  const lines = content
    .slice(0, PREVIEW_LENGTH)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const own = title.trim()
  return { title: own || (lines.shift() ?? ''), preview: lines.join(' ') }
}

/** The notes that contain every word of a search. */
export function matching(entries: readonly NoteEntry[], search: string): readonly NoteEntry[] {
  const words = searchable(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  const holds = ({ title, content }: Note) => {
    const text = searchable(`${title}\n${content}`)
    return words.every((word) => text.includes(word))
  }
  return entries.filter(({ data }) => holds(data))
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Up to this age, in days, a date is shown as 'il y a 3 jours'. */
const NEAR_DAYS = 6

const styles = {
  time: { hour: '2-digit', minute: '2-digit' },
  date: { day: 'numeric', month: 'short' },
  dateYear: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** When a note was edited, in short: the time of today, then 'hier' and 'il y a 3 jours', then the date. */
export function editedAt(date: string, today: string, timeZone: string, tag: string): string {
  const moment = Date.parse(date)
  const day = dayAt(moment, timeZone)
  const days = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS)
  if (days <= 0) return dateTimeFormat(styles.time, tag, timeZone).format(moment)
  if (days <= NEAR_DAYS) return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-days, 'day')
  const style = day.slice(0, 4) === today.slice(0, 4) ? styles.date : styles.dateYear
  return dateTimeFormat(style, tag, timeZone).format(moment)
}
