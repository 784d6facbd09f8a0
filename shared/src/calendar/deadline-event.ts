import type { PlannerEvent } from '../schemas/planner-event.ts'
import type { Task } from '../schemas/widget-records.ts'
import { isDay, type LocalTime, toMs } from './local-time.ts'

/** The day, or the time, by which a task is due. */
export type Deadline = Pick<Task, 'text' | 'completed' | 'dueDay' | 'dueTime' | 'subject'>

/** How the events of deadlines are made. */
export interface DeadlineWords {
  /** The title for the text of a task: `À rendre : Mémoire`. */
  titleOf: (text: string) => string
  /** The member's time zone; null when other calendars take their own. */
  zone: string | null
}

const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/**
 * The event that other calendars show for a task that is due: the day, or a moment without length. A VTODO would be what
 * the standard has for it, but Google Agenda and Outlook leave those out. Null for a task that is done or has no due day.
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
    end: isDay(start) ? nextDay(dueDay) : start,
    timeZone: isDay(start) ? null : zone,
    kind: 'work',
    ...(subject === undefined ? {} : { subject }),
  }
}
