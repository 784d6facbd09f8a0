import { useTexts } from '@cadence/shared/i18n'
import { TASK_TEXT_MAX } from '@cadence/shared/schemas'
import { useEffect, useId, useRef } from 'react'
import { useLengthLimit } from '../../feedback/use-length-limit.ts'
import { toDoListTexts } from '../../texts/widgets.ts'

interface TaskEditorProps {
  text: string
  /** Called once, with the text, or null to change nothing. With `byKey` the focus is lost and must be set. */
  onEnd: (text: string | null, byKey: boolean) => void
}

/** Edits the text of a task in its row: Enter and leaving the field store it, Escape does not. */
export function TaskEditor({ text, onEnd }: TaskEditorProps) {
  const t = useTexts(toDoListTexts)
  const limit = useLengthLimit(TASK_TEXT_MAX)
  const field = useRef<HTMLTextAreaElement>(null)
  const ended = useRef(false)
  const hintId = useId()
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const end = (value: string | null, byKey: boolean) => {
    if (ended.current) return
    ended.current = true
    onEnd(value, byKey)
  }
  return (
    <div>
      <textarea
        ref={field}
        rows={1}
        aria-label={t.editing}
        aria-describedby={limit.hint ? hintId : undefined}
        defaultValue={text}
        maxLength={TASK_TEXT_MAX}
        enterKeyHint="done"
        onChange={({ currentTarget }) => limit.check(currentTarget.value)}
        onPaste={limit.onPaste}
        onBlur={({ currentTarget }) => end(currentTarget.value, false)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') {
            event.preventDefault()
            end(event.currentTarget.value, true)
          } else if (event.key === 'Escape') {
            event.stopPropagation()
            end(null, true)
          }
        }}
      />
      <p id={hintId} role="status" data-hint="" hidden={!limit.hint}>
        {limit.hint}
      </p>
    </div>
  )
}
