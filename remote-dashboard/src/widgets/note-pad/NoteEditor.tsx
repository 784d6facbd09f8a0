import { useTexts } from '@cadence/shared/i18n'
import { NOTE_CONTENT_MAX, NOTE_TITLE_MAX } from '@cadence/shared/schemas'
import { IconButton } from '@cadence/shared/ui'
import { ArrowLeft, Trash2 } from 'lucide-react'
import { type FocusEvent, useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useLimit } from '../../fields/use-limit.ts'
import { notePadTexts } from '../../texts/note-pad.ts'
import { isBlank, type NoteDraft } from './note-draft.ts'
import { removeOpenNote, takeFocusWish } from './open-note.ts'

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

interface NoteEditorProps {
  draft: NoteDraft
  onClose: () => void
}

/** Whether a keyboard on the screen would rise over a note that is opened to be read. */
const isTouch = () => matchMedia('(pointer: coarse)').matches

/**
 * One note, edited. The fields are the browser's own: nothing that is drawn again moves the caret, and what comes from
 * elsewhere fills them only when the member is not in them, or asks for it.
 */
export function NoteEditor({ draft, onClose }: NoteEditorProps) {
  const t = useTexts(notePadTexts)
  const { saved, theirs, revision } = useSyncExternalStore(draft.listen, draft.state)
  const titleLimit = useLimit(NOTE_TITLE_MAX)
  const contentLimit = useLimit(NOTE_CONTENT_MAX)
  const title = useRef<HTMLInputElement>(null)
  const content = useRef<HTMLTextAreaElement>(null)
  const hintId = useId()
  const hint = titleLimit.hint ?? contentLimit.hint

  useLayoutEffect(() => () => draft.hold(false), [draft])
  useEffect(() => {
    if (!takeFocusWish()) return
    if (isBlank(draft.text)) title.current?.focus()
    else if (!isTouch()) content.current?.focus({ preventScroll: true })
  })

  const left = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) draft.hold(false)
  }
  return (
    <section
      aria-label={t.open}
      onFocus={() => draft.hold(true)}
      onBlur={left}
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
            draft.type({ title: currentTarget.value })
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
          draft.type({ content: currentTarget.value })
        }}
        onPaste={contentLimit.onPaste}
      />
      <footer>
        <span id={hintId} role="status" data-hint="">
          {hint}
        </span>
        {theirs !== 'same' && (
          <span role="status">
            {theirs === 'changed' ? t.changedElsewhere : t.removedElsewhere}{' '}
            <button
              type="button"
              onClick={() => {
                if (theirs === 'removed') return onClose()
                draft.takeTheirs()
                // The button goes; the fields are new.
                requestAnimationFrame(() => content.current?.focus())
              }}
            >
              {theirs === 'changed' ? t.takeOver : t.close}
            </button>
          </span>
        )}
        <small data-saved={saved}>{!draft.exists ? '' : saved === 'no' ? t.unsaved : t.saved}</small>
      </footer>
    </section>
  )
}
