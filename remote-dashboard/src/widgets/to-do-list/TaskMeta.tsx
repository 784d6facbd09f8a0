import { useTexts } from '@cadence/shared/i18n'
import type { Priority } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { Flag } from 'lucide-react'
import { SubjectTag } from '../../subjects/SubjectTag.tsx'
import { deadlineTexts } from '../../texts/deadlines.ts'
import { TaskDue } from './TaskDue.tsx'
import type { TaskEntry } from './task-order.ts'

const Mark = styled.i`
  display: inline-grid;
  vertical-align: -0.125rem;
  color: var(--muted);
  &[data-priority='high'] { color: var(--coral); }
  &[data-priority='high'] svg { fill: currentcolor; }
  &[data-priority='low'] { color: var(--faint); }
`

/** The priority of a task, as a flag: filled when it is high. */
export function PriorityMark({ priority }: { priority: Priority }) {
  const t = useTexts(deadlineTexts)
  return (
    <Mark data-priority={priority}>
      <Flag size={13} strokeWidth={1.75} aria-hidden="true" />
      <span className="visually-hidden">{t[`${priority}Mark`]}</span>
    </Mark>
  )
}

const Line = styled.small`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-width: 0;
  max-width: 100%;
  margin-top: 0.125rem;
  color: var(--muted);
  font-size: var(--text-xs);
  line-height: 1rem;
  white-space: nowrap;
  /* One line: a long subject is shortened, the day never. */
  & > :not([data-subject]) { flex: none; }
`

/** What is known of a task besides its text: due date, subject and priority. Nothing where there is nothing. */
export function TaskMeta({ task }: { task: TaskEntry['data'] }) {
  const { priority, dueDay, subject } = task
  if (priority === undefined && dueDay === undefined && subject === undefined) return null
  return (
    <>
      {' '}
      <Line>
        {dueDay !== undefined && <TaskDue task={task} />}
        {subject !== undefined && ' '}
        <SubjectTag id={subject} />
        {priority && ' '}
        {priority && <PriorityMark priority={priority} />}
      </Line>
    </>
  )
}
