import { dayOf, type LocalTime } from '@cadence/shared/calendar/time'
import { byDue } from '../deadlines/task-views.ts'
import type { Entry } from '../records/records.ts'
import { addDays } from '../time/day.ts'
import { isAllDay, type Occurrence } from '../widgets/life-planner/week/occurrences.ts'
import { isLateAt } from '../widgets/to-do-list/due.ts'

/** A task that is due, and how its day is seen from now. */
interface DueTask {
  task: Entry<'task'>
  when: 'today' | 'tomorrow' | 'late'
}

/**
 * The task that the band shows instead of the next event; null when it shows the event. The order: an event with hours
 * today, a task due today, an event with hours tomorrow, a task due tomorrow, a late task, any other event.
 * @param named id of the task that the band names already.
 */
export function dueBeforeEvent(
  event: Occurrence | null,
  tasks: readonly Entry<'task'>[],
  now: LocalTime,
  named: string | null,
): DueTask | null {
  const today = dayOf(now)
  const tomorrow = addDays(today, 1)
  const eventDay = event && !isAllDay(event) ? dayOf(event.start) : ''
  const open = byDue(tasks.filter(({ id, data }) => !data.completed && id !== named))
  const dueOn = (day: string) => open.find(({ data }) => data.dueDay === day)
  for (const [day, when] of [
    [today, 'today'],
    [tomorrow, 'tomorrow'],
  ] as const) {
    // One that is on may have begun yesterday.
    if (eventDay !== '' && eventDay <= day) return null
    const task = dueOn(day)
    if (task) return { task, when: isLateAt(task.data, now) ? 'late' : when }
  }
  const late = open.find(({ data }) => data.dueDay !== undefined && data.dueDay < today)
  return late ? { task: late, when: 'late' } : null
}
