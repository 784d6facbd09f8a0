import { z } from '@cadence/shared/schemas'
import { readText, writeText } from '@cadence/shared/storage'

/** localStorage key of how many milestones this browser showed last. */
const SHOWN_KEY = 'milestones-shown'
/** A whole number up to twelve: the API gives no more of them. */
const schema = z.string().check(z.regex(/^(?:\d|1[0-2])$/))

/** How many before this browser has shown any. */
const FIRST = 4

/** How many milestones are likely to come: as many as the last time. Rows in their place keep the page from growing. */
export function likelyMilestones(): number {
  const shown = z.safeParse(schema, readText(SHOWN_KEY))
  return shown.success ? Number(shown.data) : FIRST
}

/** Notes how many milestones came. */
export function noteMilestones(count: number): void {
  writeText(SHOWN_KEY, String(count))
}
