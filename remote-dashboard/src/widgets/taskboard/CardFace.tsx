import type { Task } from '@cadence/shared/schemas'
import { TaskMeta } from '../to-do-list/TaskMeta.tsx'

/** What a card shows of its task: the text, and below it what else is known. */
export function CardFace({ task }: { task: Task }) {
  return (
    <span data-face="">
      <span>{task.text}</span>
      <TaskMeta task={task} />
    </span>
  )
}
