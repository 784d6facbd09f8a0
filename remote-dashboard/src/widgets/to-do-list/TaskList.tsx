import { useTexts } from '@cadence/shared/i18n'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useDraggable } from '../../drag/drag.ts'
import { useRecords } from '../../records/use-records.ts'
import { excerpt } from '../../strings.ts'
import { toDoListTexts } from '../../texts/widgets.ts'
import type { DisplaySize } from '../display-size.ts'
import { focusNewTask } from './focus.ts'
import { doneAt, inOrder } from './order.ts'
import { draggableRow } from './sortable-rows.ts'
import { type RowActions, TaskRow } from './TaskRow.tsx'
import { clearDone, deleteTask, moveTask, renameTask, tickTask } from './tasks.ts'
import { useHeld } from './use-held.ts'

interface TaskListProps {
  size: DisplaySize
  /** Tells a screen reader what happened. */
  say: (text: string) => void
}

/** The member's own tasks: the open ones in their order, then what is done. */
export function TaskList({ size, say }: TaskListProps) {
  const t = useTexts(toDoListTexts)
  const entries = useRecords('task')
  const { held, hold } = useHeld()
  const tasks = useMemo(() => inOrder(entries, held), [entries, held])
  const [opened, setOpened] = useState<{ id: string; mode: 'editing' | 'options' } | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(tasks)
  useLayoutEffect(() => {
    shown.current = tasks
  }, [tasks])

  // The same for good, so that a row renders only when its own task changed.
  const on = useMemo<RowActions>(() => {
    const move = (id: string, before: string | null) => {
      const open = shown.current.filter(({ data }) => doneAt(data) === null)
      const task = open.find((entry) => entry.id === id)
      if (!task) return
      moveTask(id, before)
      const others = open.filter((entry) => entry.id !== id)
      const place = others.findIndex((entry) => entry.id === before)
      const text = { task: excerpt(task.data.text), place: (place === -1 ? others.length : place) + 1 }
      say(toDoListTexts.get().stands({ ...text, total: open.length }))
    }
    return {
      open: (id, mode) => setOpened(mode === null ? null : { id, mode }),
      tick: (entry, completed) => {
        hold(entry)
        tickTask(entry, completed)
      },
      rename: renameTask,
      remove: deleteTask,
      move,
      step: (id, by) => {
        const open = shown.current.filter(({ data }) => doneAt(data) === null)
        const at = open.findIndex((entry) => entry.id === id)
        const task = open[at]
        if (!task) return
        const texts = toDoListTexts.get()
        if (by === -1 && at === 0) say(texts.highest({ task: excerpt(task.data.text) }))
        else if (by === 1 && at === open.length - 1) say(texts.lowest({ task: excerpt(task.data.text) }))
        else move(id, open[by === -1 ? at - 1 : at + 2]?.id ?? null)
      },
    }
  }, [hold, say])
  useDraggable(list, (target, press) => draggableRow(target, press, on.move))

  const anyDone = size !== 'small' && entries.some(({ data }) => data.completed)
  return (
    <>
      <ul ref={list} hidden={tasks.length === 0}>
        {tasks.map((entry) => (
          <TaskRow key={entry.id} entry={entry} mode={opened?.id === entry.id ? opened.mode : null} on={on} />
        ))}
      </ul>
      {tasks.length === 0 && <p>{t.empty}</p>}
      {anyDone && (
        <button
          type="button"
          onClick={(event) => {
            focusNewTask(event.currentTarget)
            clearDone()
          }}
        >
          {t.clearDone}
        </button>
      )}
    </>
  )
}
