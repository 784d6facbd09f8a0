import { addDays } from '../../../time/day.ts'
import type { Changes } from '../change/once.ts'
import { dayOf } from '../clock/wall.ts'
import { weekOf } from '../week/days.ts'
import { expand } from '../week/expand.ts'
import { occurrencesIn } from '../week/occurrences.ts'

/** How far ahead the next imported event is looked for, in days. */
const AHEAD_DAYS = 366

export interface Looking {
  /** A day of the week that is shown. */
  shown: string
  today: string
  /** The member's time zone. */
  zone: string
}

/**
 * The day to look at after an import.
 * @returns null for the one that is shown, when its week has an imported event; else the next of them, else the last.
 */
export function dayToShow(changes: Changes, { shown, today, zone }: Looking): string | null {
  const imported = [...changes].flatMap(([id, data]) => (data ? [{ id, data, updatedAt: '' }] : []))
  const daysIn = (from: string, to: string) =>
    occurrencesIn(imported, { from, to }, zone, expand).map(({ start }) => dayOf(start))
  const [first = shown] = weekOf(shown)
  if (daysIn(first, addDays(first, 7)).length > 0) return null
  const [next] = daysIn(today, addDays(today, AHEAD_DAYS))
  if (next !== undefined) return next < today ? today : next
  const starts = imported.map(({ data }) => dayOf(data.start)).sort()
  const far = starts.find((day) => day > today)
  if (far !== undefined || starts[0] === undefined) return far ?? null
  return daysIn(starts[0], today).at(-1) ?? null
}
