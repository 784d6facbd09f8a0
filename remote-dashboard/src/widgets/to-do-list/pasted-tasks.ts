import { TASK_TEXT_MAX } from '@cadence/shared/schemas'

/** Most tasks that one paste adds. */
const LINES_MAX = 100

/** What lists of other programs have before an item: a dash, a dot, a checkbox. */
const marker = /^(?:[-*•–]\s+)?(?:\[[ xX]?\]\s+)?/

/**
 * The tasks in a text of several lines. Null for one line, for a line that is too long, and for too many lines: such a
 * text is pasted like any other, so that nothing is lost.
 */
export function tasksInLines(text: string): string[] | null {
  const lines = text
    .split(/\r\n|[\n\r]/)
    .map((line) => line.trim().replace(marker, '').trim())
    .filter((line) => line !== '')
  if (lines.length < 2 || lines.length > LINES_MAX) return null
  return lines.every((line) => line.length <= TASK_TEXT_MAX) ? lines : null
}
