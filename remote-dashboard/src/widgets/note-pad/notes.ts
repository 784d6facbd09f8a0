import type { Note } from '@cadence/shared/schemas'
import { plain } from '../../plain.ts'
import type { Entry } from '../../records/records.ts'
import type { NoteText } from './draft.ts'

/** How much of a note its place in the list is drawn from, in characters. */
const PREVIEW_LENGTH = 240

export type NoteEntry = Entry<'note'>

/** The notes, the one that was edited last first. */
export function latestFirst(entries: readonly NoteEntry[]): NoteEntry[] {
  const time = ({ data }: NoteEntry) => Date.parse(data.date)
  return [...entries].sort((a, b) => time(b) - time(a) || (a.id < b.id ? -1 : 1))
}

/** What a list shows of a note: its title, or its first line for want of one, and what comes next. */
export function headOf({ title, content }: NoteText): { title: string; preview: string } {
  const lines = content
    .slice(0, PREVIEW_LENGTH)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const own = title.trim()
  return { title: own || (lines.shift() ?? ''), preview: lines.join(' ') }
}

/** The notes in which each word of a search stands, somewhere. */
export function matching(entries: readonly NoteEntry[], search: string): readonly NoteEntry[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  const holds = ({ title, content }: Note) => {
    const text = plain(`${title}\n${content}`)
    return words.every((word) => text.includes(word))
  }
  return entries.filter(({ data }) => holds(data))
}
