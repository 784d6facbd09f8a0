import type { Task } from '@cadence/shared/schemas'

/** Whether a task is due on a day, or was due before it. The file imports no widget: every page of the app area loads it. */
export const isDueBy = ({ dueDay }: Pick<Task, 'dueDay'>, day: string): boolean =>
  dueDay !== undefined && dueDay <= day
