import { useEffect, useMemo, useRef } from 'react'
import { useRecords, useUntouched } from '../../records/use-records.ts'
import type { WidgetBodyProps } from '../display-size.ts'
import { NoteEditor } from './NoteEditor.tsx'
import { NoteList } from './NoteList.tsx'
import { Box } from './note-pad-styles.ts'
import { latestFirst } from './notes.ts'
import { closeNote, openNote, useOpenNote } from './open-note.ts'
import { useSampleNotes } from './sample-notes.ts'

/** Notes with title, content and date. The large widget shows list and note side by side, the others one at a time. */
export function NotePad({ size }: WidgetBodyProps) {
  const untouched = useUntouched('note')
  const samples = useSampleNotes()
  const records = useRecords('note')
  const own = useMemo(() => latestFirst(records), [records])
  const notes = untouched ? samples : own
  const open = useOpenNote()
  const box = useRef<HTMLDivElement>(null)

  const [newest] = notes
  const large = size === 'large'
  useEffect(() => {
    // The large widget has room for a note beside the list: it opens the newest one.
    if (large && !open && newest) openNote(newest.id, newest.data, false)
  }, [large, open, newest])

  const shown = open && (large || open.chosen) ? open : null
  return (
    <Box ref={box} data-size={size} data-open={(shown?.chosen ?? false) || undefined}>
      {(large || !shown) && <NoteList notes={notes} openId={shown?.draft.id ?? null} size={size} />}
      {shown && (
        <NoteEditor
          key={shown.draft.id}
          draft={shown.draft}
          onClose={() => {
            const { id } = shown.draft
            closeNote()
            // The focus was in the editor. The list must be rendered first.
            requestAnimationFrame(() => focusList(box.current, id))
          }}
        />
      )}
    </Box>
  )
}

/** Focuses a note in the list, or the button for a new note. */
function focusList(box: HTMLElement | null, id: string): void {
  const item = box?.querySelector<HTMLElement>(`[data-note="${id}"]`)
  const target = item ?? box?.querySelector<HTMLElement>('[data-create]')
  target?.focus()
}
