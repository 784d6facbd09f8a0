import type { Subscription } from '@cadence/shared/schemas'
import { useMemo } from 'react'
import { useLazyModule } from '../lazy-module.ts'
import {
  type Expand,
  hasSeries,
  type Occurrence,
  occurrencesIn,
  type Range,
} from '../widgets/life-planner/week/occurrences.ts'
import { recurrenceModule } from '../widgets/life-planner/week/recurrence-module.ts'
import { type Subscribed, useSubscribed } from './subscriptions-store.ts'

const isVisible = ({ hidden }: Subscription) => !hidden

/** The occurrences of all visible subscriptions in a range of days, each with its calendar. */
function subscribedOccurrences(
  { subscriptions, events }: Subscribed,
  range: Range,
  zone: string,
  expand: Expand | null,
): Occurrence[] {
  return subscriptions.filter(isVisible).flatMap(({ id, name, colour }) => {
    const source = { name, colour }
    return occurrencesIn(events.get(id)?.entries ?? [], range, zone, expand).map((one) => ({
      ...one,
      source,
    }))
  })
}

interface SubscribedOccurrences {
  occurrences: readonly Occurrence[]
  /** False while the copies of this device are read, or series are not computed yet. */
  isKnown: boolean
  /** Whether the code that reads calendars could not be loaded. */
  hasFailed: boolean
}

/**
 * The occurrences of the member's subscriptions in a range of days. Series are computed for that range only.
 * @param onFailure called when the code that computes series could not be loaded.
 */
export function useSubscribedOccurrences(
  { from, to }: Range,
  zone: string,
  onFailure: () => void,
): SubscribedOccurrences {
  const subscribed = useSubscribed()
  const waits = [...subscribed.events.values()].some(({ entries }) => hasSeries(entries))
  const expand = useLazyModule(recurrenceModule, waits, onFailure)
  const occurrences = useMemo(
    () => subscribedOccurrences(subscribed, { from, to }, zone, expand),
    [subscribed, from, to, zone, expand],
  )
  const isKnown = subscribed.isReady && (!waits || expand !== null)
  return { occurrences, isKnown, hasFailed: subscribed.retry !== null }
}
