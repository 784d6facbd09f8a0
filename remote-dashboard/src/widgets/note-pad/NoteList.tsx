import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { notePadTexts } from '../../texts/widgets.ts'
import { useTimeZone, useToday } from '../../time/clock.ts'
import type { DisplaySize } from '../display-size.ts'
import { editedAt, headOf, matching, type NoteEntry } from './notes.ts'
import { openNote } from './open-note.ts'

/** The search appears from this number of notes on. */
const SEARCH_FROM = 9

interface NoteListProps {
  notes: readonly NoteEntry[]
  openId: string | null
  size: DisplaySize
}

/** The list of notes, and the button for a new one. */
export function NoteList({ notes, openId, size }: NoteListProps) {
  const t = useTexts(notePadTexts)
  const tag = useLanguageTag('fr-FR')
  const today = useToday()
  const zone = useTimeZone()
  const [search, setSearch] = useState('')
  const searchable = notes.length >= SEARCH_FROM
  const found = searchable ? matching(notes, search) : notes
  return (
    <div data-list="">
      {searchable && (
        <input
          type="search"
          aria-label={t.search}
          placeholder={t.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {notes.length === 0 && (
        <p>
          <strong>{t.emptyTitle}</strong>
          {size !== 'small' && t.emptyHint}
        </p>
      )}
      {notes.length > 0 && found.length === 0 && <p role="status">{t.noMatch}</p>}
      <ul hidden={found.length === 0}>
        {found.map(({ id, data }) => {
          const { title, preview } = headOf(data)
          return (
            <li key={id}>
              <button
                type="button"
                data-note={id}
                aria-current={id === openId || undefined}
                onClick={() => openNote(id, { title: data.title, content: data.content })}
              >
                <b>{title || t.untitled}</b>
                <time dateTime={data.date}>{editedAt(data.date, today, zone, tag)}</time>
                {preview && <span>{preview}</span>}
              </button>
            </li>
          )
        })}
      </ul>
      <button type="button" data-create="" onClick={() => openNote(null, { title: '', content: '' })}>
        <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
        {t.create}
      </button>
    </div>
  )
}
