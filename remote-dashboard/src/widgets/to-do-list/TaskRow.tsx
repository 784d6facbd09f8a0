import { useTexts } from '@cadence/shared/i18n'
import { IconButton } from '@cadence/shared/ui'
import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, memo, useId, useLayoutEffect, useRef } from 'react'
import { arrowSteps } from '../../drag/arrow-keys.ts'
import { excerpt } from '../../string-helpers.ts'
import { toDoListTexts } from '../../texts/widgets.ts'
import { focusNeighbour } from './focus-task.ts'
import { TaskEditor } from './TaskEditor.tsx'
import { TaskMeta } from './TaskMeta.tsx'
import { TaskOptions } from './TaskOptions.tsx'
import type { TaskEntry } from './task-order.ts'

/** The actions of a row, which its list performs. */
export interface RowActions {
  open: (id: string, mode: 'editing' | 'options' | null) => void
  tick: (entry: TaskEntry, completed: boolean) => void
  rename: (entry: TaskEntry, text: string) => void
  remove: (entry: TaskEntry) => void
  move: (id: string, before: string | null) => void
  details: (id: string) => void
  step: (id: string, by: -1 | 1) => void
}

interface TaskRowProps {
  entry: TaskEntry
  /** Whether the tasks are in the member's order, so that this one can be moved. */
  movable: boolean
  mode: 'editing' | 'options' | null
  on: RowActions
}

/**
 * One task. Its handle drags it, moves it with the arrow keys, and opens the same options as buttons. On the checkbox, F2
 * and Enter edit, Delete deletes, Alt with an arrow moves the task, and an arrow moves the focus.
 */
export const TaskRow = memo(function TaskRow({ entry, movable, mode, on }: TaskRowProps) {
  const t = useTexts(toDoListTexts)
  const { id, data } = entry
  const row = useRef<HTMLLIElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const before = useRef<boolean | null>(null)
  const refocus = useRef(false)
  const optionsId = useId()
  useLayoutEffect(() => {
    if (mode === 'editing' || !refocus.current) return
    refocus.current = false
    box.current?.focus()
  }, [mode])

  const remove = () => {
    if (row.current) focusNeighbour(row.current)
    on.remove(entry)
  }
  const edit = () => on.open(id, 'editing')

  const onKeyDown = (event: KeyboardEvent) => {
    const onBox = event.target === box.current
    const onGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null
    if (event.key === 'Escape' && mode === 'options') {
      on.open(id, null)
      row.current?.querySelector<HTMLElement>('[data-grip]')?.focus()
    }
    if ((!onBox && !onGrip) || event.ctrlKey || event.metaKey) return
    const step = arrowSteps[event.key]
    if (step && (onGrip || event.altKey)) {
      if (movable) on.step(id, step)
    } else if (step) {
      const next = step === 1 ? row.current?.nextElementSibling : row.current?.previousElementSibling
      next?.querySelector('input')?.focus()
    } else if (event.key === 'F2' || (event.key === 'Enter' && onBox)) edit()
    else if (event.key === 'Delete') remove()
    else return
    event.preventDefault()
  }

  const onLabelClick = (event: MouseEvent) => {
    if (event.target === box.current) return
    if (event.detail > 1) event.preventDefault()
    else before.current = data.completed
  }
  const onDoubleClick = (event: MouseEvent) => {
    if (event.target === box.current) return
    // The first of the two clicks has ticked the task.
    if (before.current !== null && before.current !== data.completed) on.tick(entry, before.current)
    edit()
  }

  return (
    <li
      ref={row}
      data-task={id}
      data-done={data.completed || undefined}
      data-fixed={!movable || undefined}
      onKeyDown={onKeyDown}
    >
      {mode === 'editing' ? (
        <TaskEditor
          text={data.text}
          onEnd={(text, byKey) => {
            if (text?.trim() === '') {
              if (byKey) remove()
              else on.remove(entry)
            } else if (text !== null) on.rename(entry, text)
            refocus.current = byKey
            on.open(id, null)
          }}
        />
      ) : (
        // biome-ignore lint/a11y/useKeyWithClickEvents: F2 and Enter do the same
        <label onClick={onLabelClick} onDoubleClick={onDoubleClick}>
          <input
            ref={box}
            type="checkbox"
            checked={data.completed}
            onChange={(event) => on.tick(entry, event.target.checked)}
          />
          <span>
            {data.text}
            <TaskMeta task={data} />
          </span>
        </label>
      )}
      <IconButton
        data-grip=""
        label={t.options({ task: excerpt(data.text) })}
        title={t.optionsHint}
        aria-expanded={mode === 'options'}
        aria-controls={optionsId}
        onClick={() => on.open(id, mode === 'options' ? null : 'options')}
      >
        <GripVertical size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      {mode === 'options' && (
        <TaskOptions
          id={optionsId}
          label={t.options({ task: excerpt(data.text) })}
          task={data}
          onEdit={edit}
          onStep={movable ? (by) => on.step(id, by) : null}
          onRemove={remove}
          onDetails={() => on.details(id)}
        />
      )}
    </li>
  )
})
