import { useTexts } from '@cadence/shared/i18n'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { byDue, isInView, type Present, type TaskView } from '../../deadlines/task-views.ts'
import { useDraggable } from '../../drag/drag.ts'
import { toastLoadFailure } from '../../feedback/toast-load-failure.ts'
import { useLazyModule } from '../../lazy-module.ts'
import { excerpt } from '../../string-helpers.ts'
import { deadlineTexts } from '../../texts/deadlines.ts'
import { toDoListTexts } from '../../texts/widgets.ts'
import type { DisplaySize } from '../display-size.ts'
import { focusNewTask } from './focus-task.ts'
import { draggableRow } from './sortable-rows.ts'
import { type RowActions, TaskRow } from './TaskRow.tsx'
import { clearDone, deleteTask, moveTask, renameTask, tickTask } from './task-commands.ts'
import { taskDialogModule } from './task-dialog-module.ts'
import { doneAt, inOrder, type TaskEntry } from './task-order.ts'

interface TaskListProps {
  size: DisplaySize
  entries: readonly TaskEntry[]
  view: TaskView
  present: Present
  announce: (text: string) => void
}

const emptyTexts = { today: 'noneToday', week: 'noneWeek', late: 'noneLate' } as const

/**
 * The tasks of the member: the open ones in their order, then those that are done. A view by due date shows its open tasks,
 * the first one first.
 */
export function TaskList({ size, entries, view, present, announce }: TaskListProps) {
  const t = useTexts(toDoListTexts)
  const empty = useTexts(deadlineTexts)
  const { held, hold } = useTickedTasks()
  const tasks = useMemo(() => {
    if (view === 'all') return inOrder(entries, held)
    const isOpen = ({ id, data }: TaskEntry) => !data.completed || held.has(id)
    return byDue(entries.filter((entry) => isOpen(entry) && isInView(view, entry.data, present)))
  }, [entries, held, view, present])
  const [opened, setOpened] = useState<{ id: string; mode: 'editing' | 'options' } | null>(null)
  const [detailed, setDetailed] = useState<string | null>(null)
  const closeDetails = useCallback(() => setDetailed(null), [])
  const Details = useLazyModule(
    taskDialogModule,
    detailed !== null,
    useCallback(() => {
      setDetailed(null)
      toastLoadFailure()
    }, []),
  )
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(tasks)
  useLayoutEffect(() => {
    shown.current = tasks
  }, [tasks])

  // Stable, so that a row renders only when its own task changed.
  const on = useMemo<RowActions>(() => {
    const move = (id: string, before: string | null) => {
      const open = shown.current.filter(({ data }) => doneAt(data) === null)
      const task = open.find((entry) => entry.id === id)
      if (!task) return
      moveTask(id, before)
      const others = open.filter((entry) => entry.id !== id)
      const place = others.findIndex((entry) => entry.id === before)
      const text = { task: excerpt(task.data.text), place: (place === -1 ? others.length : place) + 1 }
      announce(toDoListTexts.get().stands({ ...text, total: open.length }))
    }
    return {
      open: (id, mode) => setOpened(mode === null ? null : { id, mode }),
      tick: (entry, completed) => {
        hold(entry)
        tickTask(entry, completed)
      },
      rename: renameTask,
      details: setDetailed,
      remove: deleteTask,
      move,
      step: (id, by) => {
        const open = shown.current.filter(({ data }) => doneAt(data) === null)
        const at = open.findIndex((entry) => entry.id === id)
        const task = open[at]
        if (!task) return
        const texts = toDoListTexts.get()
        if (by === -1 && at === 0) announce(texts.highest({ task: excerpt(task.data.text) }))
        else if (by === 1 && at === open.length - 1) announce(texts.lowest({ task: excerpt(task.data.text) }))
        else move(id, open[by === -1 ? at - 1 : at + 2]?.id ?? null)
      },
    }
  }, [hold, announce])
  useDraggable(list, (target, press) => draggableRow(target, press, on.move))

  const anyDone = size !== 'small' && view === 'all' && entries.some(({ data }) => data.completed)
  return (
    <>
      <ul ref={list} hidden={tasks.length === 0}>
        {tasks.map((entry) => (
          <TaskRow
            key={entry.id}
            entry={entry}
            movable={view === 'all'}
            mode={opened?.id === entry.id ? opened.mode : null}
            on={on}
          />
        ))}
        {anyDone && (
          <li data-clear="">
            <button
              type="button"
              onClick={(event) => {
                focusNewTask(event.currentTarget)
                clearDone()
              }}
            >
              {t.clearDone}
            </button>
          </li>
        )}
      </ul>
      {tasks.length === 0 && <p>{view === 'all' ? t.empty : empty[emptyTexts[view]]}</p>}
      {detailed !== null && Details && <Details.default id={detailed} onClose={closeDetails} />}
    </>
  )
}

/** How long the list waits after the last tick before it sorts itself, in milliseconds. */
const SORT_DELAY_MS = 1200

const none: ReadonlyMap<string, string | null> = new Map()

/**
 * Tasks that were just ticked, with the `doneAt` that they had before. They stay in their place for a moment, so that
 * the next task does not slip away from under the pointer.
 */
function useTickedTasks() {
  const [held, setHeld] = useState(none)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const hold = useCallback(({ id, data }: TaskEntry) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setHeld(none), SORT_DELAY_MS)
    setHeld((before) => (before.has(id) ? before : new Map(before).set(id, doneAt(data))))
  }, [])
  return { held, hold }
}
