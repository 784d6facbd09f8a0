import { useTexts } from '@cadence/shared/i18n'
import { TASK_TEXT_MAX } from '@cadence/shared/schemas'
import { useEffect, useId, useRef } from 'react'
import { useLimit } from '../../fields/use-limit.ts'
import { toDoListTexts } from '../../texts/widgets.ts'

interface TaskEditorProps {
  text: string
  /** Called once, with the text, or null when nothing is to change; `byKey` when the focus has nowhere to go. */
  onEnd: (text: string | null, byKey: boolean) => void
}

/** A task's text, edited where it stands: Enter and leaving keep it, Escape does not. */
export function TaskEditor({ text, onEnd }: TaskEditorProps) {
  const t = useTexts(toDoListTexts)
  const limit = useLimit(TASK_TEXT_MAX)
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
