import { TASK_TEXT_MAX } from '@cadence/shared/schemas'

/** Most tasks that one paste makes. */
const LINES_MAX = 100

/** What lists of other programs put before an item: a dash, a dot, a box to tick. */
const marker = /^(?:[-*•–]\s+)?(?:\[[ xX]?\]\s+)?/

/**
 * The tasks in a text of several lines. Null when it is of one line, or when a line is too long or there are too many:
 * then it is pasted like any text, and nothing of it is lost.
 */
export function tasksInLines(text: string): string[] | null {
  const lines = text
    .split(/\r\n|[\n\r]/)
    .map((line) => line.trim().replace(marker, '').trim())
    .filter((line) => line !== '')
  if (lines.length < 2 || lines.length > LINES_MAX) return null
  return lines.every((line) => line.length <= TASK_TEXT_MAX) ? lines : null
}
