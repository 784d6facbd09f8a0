import { useEffect, useMemo, useRef } from 'react'
import { useRecords, useUntouched } from '../../records/use-records.ts'
import type { WidgetBodyProps } from '../widget-components.ts'
import { NoteEditor } from './NoteEditor.tsx'
import { NoteList } from './NoteList.tsx'
import { Box } from './note-pad-styles.ts'
import { latestFirst } from './notes.ts'
import { closeNote, openNote, useDesk } from './open-note.ts'
import { useSampleNotes } from './sample-notes.ts'

/** Notes: title, content, date. Where there is room the list and a note stand side by side, else one at a time. */
export function NotePad({ size }: WidgetBodyProps) {
  const untouched = useUntouched('note')
  const samples = useSampleNotes()
  const records = useRecords('note')
  const own = useMemo(() => latestFirst(records), [records])
  const notes = untouched ? samples : own
  const desk = useDesk()
  const box = useRef<HTMLDivElement>(null)

  const [newest] = notes
  const large = size === 'large'
  useEffect(() => {
    // Room for a note that nobody asked for: the latest one.
    if (large && !desk && newest) openNote(newest.id, newest.data, false)
  }, [large, desk, newest])

  const shown = desk && (large || desk.chosen) ? desk : null
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
            // The editor held the focus; the list is drawn first.
            requestAnimationFrame(() => focusList(box.current, id))
          }}
        />
      )}
    </Box>
  )
}

/** Focuses a note's place in the list, or the button that makes a new one. */
function focusList(box: HTMLElement | null, id: string): void {
  const place = box?.querySelector<HTMLElement>(`[data-note="${id}"]`)
  const target = place ?? box?.querySelector<HTMLElement>('[data-create]')
  target?.focus()
}
