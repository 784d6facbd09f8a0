import { useTexts } from '@cadence/shared/i18n'
import type { Priority } from '@cadence/shared/schemas'
import { IconButton } from '@cadence/shared/ui'
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { SubjectField } from '../../subjects/SubjectField.tsx'
import { toDoListTexts } from '../../texts/widgets.ts'
import { DueFields } from './DueFields.tsx'
import { PriorityChoice } from './PriorityChoice.tsx'
import type { Due } from './task-commands.ts'
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
  onDue: (due: Due | null) => void
  onSubject: (subject: string | undefined) => void
  onPriority: (priority: Priority | undefined) => void
}

/** The options of a task, as buttons. */
export function TaskOptions(props: TaskOptionsProps) {
  const { id, label, task, onEdit, onStep, onRemove, onDue, onSubject, onPriority } = props
  const t = useTexts(toDoListTexts)
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => bar.current?.scrollIntoView({ block: 'nearest' }), [])
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
        <IconButton label={t.remove} tone="danger" onClick={onRemove}>
          <Trash2 {...icon} />
        </IconButton>
      </div>
      <div data-marks="">
        <DueFields task={task} onChange={onDue} />
        <SubjectField value={task.subject} onChange={onSubject} />
        <PriorityChoice priority={task.priority} onPick={onPriority} />
      </div>
    </div>
  )
}
