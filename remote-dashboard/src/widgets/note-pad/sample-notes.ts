import { useTexts } from '@cadence/shared/i18n'
import { useMemo, useState } from 'react'
import { newId } from '../../records/records.ts'
import { notePadTexts } from '../../texts/widgets.ts'
import type { NoteEntry } from './notes.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The samples: the prefix of their texts' names, and their age in days. */
const samples = [
  { note: 'oral', days: 0 },
  { note: 'ideas', days: 2 },
  { note: 'ask', days: 5 },
] as const

/**
 * Sample notes, shown until the member's first note (specification, section 3). A sample that the member edits becomes
 * the first note, and the others disappear.
 */
export function useSampleNotes(): NoteEntry[] {
  const t = useTexts(notePadTexts)
  const [now] = useState(Date.now)
  // The id of the stored note, should a sample become one.
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
