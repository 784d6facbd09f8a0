import { useTexts } from '@cadence/shared/i18n'
import { TASK_TEXT_MAX } from '@cadence/shared/schemas'
import { type ReactNode, useId } from 'react'
import { useLengthLimit } from '../../feedback/use-length-limit.ts'
import { toDoListTexts } from '../../texts/widgets.ts'
import { tasksInLines } from './pasted-tasks.ts'
import { addPasted, addTasks, type Due } from './task-commands.ts'
import { Field } from './to-do-list-styles.ts'

const noDue: Due = {}

interface NewTaskProps {
  /** When the new tasks are due; without it they are not. */
  due?: Due
  /** Its name and its placeholder where it is not below the to-do list. */
  label?: string
  placeholder?: string
  onAdded: (ids: readonly string[]) => void
  /** Shown at the end of the field. */
  children?: ReactNode
}

/** The field below the list: Enter adds a task, and a pasted list becomes one task per line. */
export function NewTask({ due = noDue, label, placeholder, onAdded, children }: NewTaskProps) {
  const t = useTexts(toDoListTexts)
  const limit = useLengthLimit(TASK_TEXT_MAX)
  const hintId = useId()
  return (
    <div data-add="">
      <Field
        data-new=""
        aria-label={label ?? t.newTask}
        aria-describedby={limit.hint ? hintId : undefined}
        placeholder={placeholder ?? t.newTaskHint}
        maxLength={TASK_TEXT_MAX}
        enterKeyHint="done"
        autoComplete="off"
        onChange={({ currentTarget }) => limit.check(currentTarget.value)}
        onPaste={(event) => {
          const field = event.currentTarget
          const { value, selectionStart, selectionEnd } = field
          const pasted = event.clipboardData.getData('text/plain')
          const lines = tasksInLines(
            value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? 0),
          )
          if (!lines) return limit.onPaste(event)
          event.preventDefault()
          field.value = ''
          limit.check('')
          onAdded(addPasted(lines, due))
        }}
        onKeyDown={(event) => {
          // This Enter ends the composition of a character (accents, other scripts).
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          const ids = addTasks([event.currentTarget.value], due)
          if (ids.length === 0) return
          event.currentTarget.value = ''
          limit.check('')
          onAdded(ids)
        }}
      />
      {children}
      <p id={hintId} role="status" data-hint="" hidden={!limit.hint}>
        {limit.hint}
      </p>
    </div>
  )
}
