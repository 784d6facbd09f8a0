import type { PlannerEvent } from '../schemas/planner-event.ts'
import type { Task } from '../schemas/widget-records.ts'
import { addMs, DAY_MS, isDay, type LocalTime, toMs } from './local-time.ts'

/** The fields of a task that its deadline event needs. */
export type Deadline = Pick<Task, 'text' | 'completed' | 'dueDay' | 'dueTime' | 'subject'>

/** What a deadline event needs beside its task. */
export interface DeadlineWords {
  /** The title for the text of a task: `À rendre : Mémoire`. */
  titleOf: (text: string) => string
  /** The member's time zone; null for floating times, to which other programs apply their own time zone. */
  zone: string | null
}

/**
 * The event that other calendars show for a task that is due: the day, or a moment without length. The standard has
 * VTODO for it, but Google Agenda and Outlook ignore VTODO. Null for a task that is done or has no due day.
 * @param id of the task's record. The event of one task has the same uid in every file.
 */
export function deadlineEvent(
  id: string,
  task: Deadline,
  { titleOf, zone }: DeadlineWords,
): PlannerEvent | null {
  const { text, completed, dueDay, dueTime, subject } = task
  if (completed || dueDay === undefined || Number.isNaN(toMs(dueDay))) return null
  const start: LocalTime = dueTime === undefined ? dueDay : `${dueDay}T${dueTime}:00`
  return {
    uid: `${id}@deadline.cadence`,
    title: titleOf(text.replace(/\s+/g, ' ')),
    start,
    end: isDay(start) ? addMs(dueDay, DAY_MS) : start,
    timeZone: isDay(start) ? null : zone,
    kind: 'work',
    ...(subject === undefined ? {} : { subject }),
  }
}
