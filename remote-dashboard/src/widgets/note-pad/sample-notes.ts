import { useTexts } from '@cadence/shared/i18n'
import { useMemo, useState } from 'react'
import { newId } from '../../records/records.ts'
import { notePadTexts } from '../../texts/note-pad.ts'
import type { NoteEntry } from './notes.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Samples, by the beginning of the names of their texts, with how old they look. */
const samples = [
  { note: 'oral', days: 0 },
  { note: 'ideas', days: 2 },
  { note: 'ask', days: 5 },
] as const

/**
 * What a member sees before they have notes of their own (specification, section 3). One that is opened and written in
 * becomes the first of theirs, and the others go.
 */
export function useSampleNotes(): NoteEntry[] {
  const t = useTexts(notePadTexts)
  const [now] = useState(Date.now)
  // What they are called once they are the member's own.
  const [ids] = useState(() => samples.map(newId))
  return useMemo(
    () =>
      samples.map(({ note, days }, at) => {
        const date = new Date(now - days * DAY_MS).toISOString()
        const data = { title: t[`${note}Title`], content: t[`${note}Text`], createdAt: date, date }
        return { id: ids[at] ?? note, data, updatedAt: date }
      }),
    [t, now, ids],
  )
}
