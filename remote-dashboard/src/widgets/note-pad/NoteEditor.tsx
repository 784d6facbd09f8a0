import { useTexts } from '@cadence/shared/i18n'
import { NOTE_CONTENT_MAX, NOTE_TITLE_MAX } from '@cadence/shared/schemas'
import { IconButton } from '@cadence/shared/ui'
import { ArrowLeft, Trash2 } from 'lucide-react'
import { type FocusEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useLengthLimit } from '../../feedback/use-length-limit.ts'
import { notePadTexts } from '../../texts/widgets.ts'
import { isBlank, type NoteDraft } from './note-draft.ts'
import { consumeFocusRequest, removeOpenNote } from './open-note.ts'

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

interface NoteEditorProps {
  draft: NoteDraft
  onClose: () => void
}

/** Touch screens: focusing the text would open the keyboard over a note that the member may only want to read. */
const isTouch = () => matchMedia('(pointer: coarse)').matches

/**
 * The editor of a note. The fields are uncontrolled, so a render never moves the caret. A change from elsewhere fills
 * them only when the member is not in the editor, or asks for it.
 */
export function NoteEditor({ draft, onClose }: NoteEditorProps) {
  const t = useTexts(notePadTexts)
  // `sync`: the fields must be filled before the next key, which would otherwise go into the old text.
  const { saved, storedNote, revision } = useSnapshot(draft.state, { sync: true })
  const titleLimit = useLengthLimit(NOTE_TITLE_MAX)
  const contentLimit = useLengthLimit(NOTE_CONTENT_MAX)
  const title = useRef<HTMLInputElement>(null)
  const content = useRef<HTMLTextAreaElement>(null)
  const hintId = useId()
  const hint = titleLimit.hint ?? contentLimit.hint

  useLayoutEffect(() => () => draft.setFocused(false), [draft])
  useEffect(() => {
    if (!consumeFocusRequest()) return
    if (isBlank(draft.text)) title.current?.focus()
    else if (!isTouch()) content.current?.focus({ preventScroll: true })
  })

  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) draft.setFocused(false)
  }
  return (
    <section
      aria-label={t.open}
      onFocus={() => draft.setFocused(true)}
      onBlur={onBlur}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose()
      }}
    >
      <div>
        <IconButton data-back="" label={t.back} onClick={onClose}>
          <ArrowLeft {...icon} />
        </IconButton>
        <input
          key={`title ${revision}`}
          ref={title}
          aria-label={t.title}
          aria-describedby={titleLimit.hint ? hintId : undefined}
          placeholder={t.title}
          maxLength={NOTE_TITLE_MAX}
          autoComplete="off"
          enterKeyHint="next"
          defaultValue={draft.text.title}
          onChange={({ currentTarget }) => {
            titleLimit.check(currentTarget.value)
            draft.edit({ title: currentTarget.value })
          }}
          onPaste={titleLimit.onPaste}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            content.current?.focus()
          }}
        />
        <IconButton
          label={t.remove}
          tone="danger"
          onClick={() => {
            removeOpenNote()
            onClose()
          }}
        >
          <Trash2 {...icon} />
        </IconButton>
      </div>
      <textarea
        key={`content ${revision}`}
        ref={content}
        aria-label={t.content}
        aria-describedby={contentLimit.hint ? hintId : undefined}
        placeholder={t.contentHint}
        maxLength={NOTE_CONTENT_MAX}
        defaultValue={draft.text.content}
        onChange={({ currentTarget }) => {
          contentLimit.check(currentTarget.value)
          draft.edit({ content: currentTarget.value })
        }}
        onPaste={contentLimit.onPaste}
      />
      <footer>
        <span id={hintId} role="status" data-hint="">
          {hint}
        </span>
        {storedNote !== 'same' && (
          <span role="status">
            {storedNote === 'changed' ? t.changedElsewhere : t.removedElsewhere}{' '}
            <button
              type="button"
              onClick={() => {
                if (storedNote === 'removed') return onClose()
                draft.applyStored()
                // The button disappears, and the fields are new elements.
                requestAnimationFrame(() => content.current?.focus())
              }}
            >
              {storedNote === 'changed' ? t.takeOver : t.close}
            </button>
          </span>
        )}
        <small data-saved={saved}>{!draft.isStored ? '' : saved === 'no' ? t.unsaved : t.saved}</small>
      </footer>
    </section>
  )
}
