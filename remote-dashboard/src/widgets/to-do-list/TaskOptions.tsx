import { useTexts } from '@cadence/shared/i18n'
import { IconButton } from '@cadence/shared/ui'
import { ArrowDown, ArrowUp, CalendarClock, Pencil, Trash2 } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { deadlineTexts } from '../../texts/deadlines.ts'
import { toDoListTexts } from '../../texts/widgets.ts'
import type { TaskEntry } from './task-order.ts'

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

interface TaskOptionsProps {
  id: string
  label: string
  task: TaskEntry['data']
  onEdit: () => void
  /** Null where the tasks are not in the member's order. */
  onStep: ((by: -1 | 1) => void) | null
  onRemove: () => void
  onDetails: () => void
}

/** The options of a task, as buttons. */
export function TaskOptions(props: TaskOptionsProps) {
  const { id, label, task, onEdit, onStep, onRemove, onDetails } = props
  const t = useTexts(toDoListTexts)
  const { details } = useTexts(deadlineTexts)
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Newer browsers return a promise, which React would call as the end of the effect.
    bar.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={bar} id={id} data-options="">
      <div role="toolbar" aria-label={label}>
        <IconButton label={t.edit} onClick={onEdit}>
          <Pencil {...icon} />
        </IconButton>
        {/* Those that are done keep the order in which they were done. */}
        {!task.completed && onStep && (
          <>
            <IconButton label={t.moveUp} onClick={() => onStep(-1)}>
              <ArrowUp {...icon} />
            </IconButton>
            <IconButton label={t.moveDown} onClick={() => onStep(1)}>
              <ArrowDown {...icon} />
            </IconButton>
          </>
        )}
        <IconButton label={details} aria-haspopup="dialog" onClick={onDetails}>
          <CalendarClock {...icon} />
        </IconButton>
        <IconButton label={t.remove} tone="danger" onClick={onRemove}>
          <Trash2 {...icon} />
        </IconButton>
      </div>
    </div>
  )
}
