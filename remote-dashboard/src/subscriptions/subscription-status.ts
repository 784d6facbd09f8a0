import { memberTimeZone, relativeTime } from '@cadence/shared/preferences'
import type { Subscription } from '@cadence/shared/schemas'
import type { SubscriptionTexts } from '../texts/subscriptions.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** When a calendar was last read: `Lu il y a 12 minutes`. */
function readText(readAt: string | null, now: number, tag: string, t: SubscriptionTexts): string {
  if (readAt === null) return t.neverRead
  const at = Date.parse(readAt)
  const when = relativeTime(at, now, tag, '')
  if (when === '') return t.readJustNow
  return now - at < WEEK_MS ? t.read({ when }) : t.readOn({ date: when })
}

/** The state of a calendar in words: when it was read, and what fails since when. */
export interface SubscriptionStatus {
  read: string
  /** Null while nothing fails. */
  failure: string | null
}

/** @param now milliseconds since 1970. */
export function statusOf(
  { readAt, failure, failingSince, version }: Subscription,
  now: number,
  tag: string,
  t: SubscriptionTexts,
): SubscriptionStatus {
  const read = readText(readAt, now, tag, t)
  if (failure === null) return { read, failure: null }
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: memberTimeZone() } as const
  const reason = t[failure]
  const since = failingSince && new Intl.DateTimeFormat(tag, format).format(Date.parse(failingSince))
  const failed = since ? t.failingSince({ since, reason }) : t.failure({ reason })
  return { read, failure: version === null ? failed : `${failed} ${t.keptUntilThen}` }
}
