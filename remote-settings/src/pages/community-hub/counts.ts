import { ApiError, type Loaded, useLoad } from '@cadence/shared/api'
import type { Community, Referrals } from '@cadence/shared/schemas'
import { getCommunity, getReferrals } from './community-api.ts'

/** The member's code, and how many members have entered it and the codes of others. */
export interface Counts {
  referrals: Referrals
  community: Community
}

async function loadCounts(): Promise<Counts> {
  const [referrals, community] = await Promise.all([getReferrals(), getCommunity()])
  return { referrals, community }
}

/** Loads the counts, again when the network is back or the tab is seen again: another member may have entered a code. */
export function useCounts(): Loaded<Counts> {
  return useLoad(loadCounts, {
    reloadOn: ['visible', 'online'],
    onFailure: (error) => console.warn('The referrals could not be loaded', error),
  })
}

/** Whether the counts could not be loaded because no answer came. */
export const isOffline = ({ error }: Loaded<Counts>): boolean =>
  error instanceof ApiError && error.kind === 'no-answer'
