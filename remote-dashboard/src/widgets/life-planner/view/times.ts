import { toMs, type Wall } from '../clock/wall.ts'
import { inStyle } from '../clock/words.ts'
import { dayTitle } from '../week/days.ts'
import { isAbove, type Occurrence } from '../week/occurrences.ts'

/** A time of the clock in a language: `09:30`. */
export const clockTime = (wall: Wall, tag: string) => inStyle('time', toMs(wall), tag)

/** An occurrence in words, for those who do not see its place. */
export function inWords(occurrence: Occurrence, title: string, tag: string): string {
  const { start, end, event } = occurrence
  const times = isAbove(occurrence) ? '' : `${clockTime(start, tag)} – ${clockTime(end, tag)}`
  return [title, dayTitle(start.slice(0, 10), tag), times, event.location].filter(Boolean).join(', ')
}
