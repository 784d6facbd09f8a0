import { type Loaded, useLoad } from '@cadence/shared/api'
import { useIsUnsent, usePreference } from '@cadence/shared/preferences'
import { getMilestones } from '../community-api.ts'

/** What members have reached lately, as they share it. */
export type LoadedMilestones = Loaded<Awaited<ReturnType<typeof getMilestones>>>

/** Loads the milestones, again when the member's own choice to share counts. */
export function useMilestones(): LoadedMilestones {
  const shares = usePreference('sharesMilestones') ?? false
  // Until the choice is sent, the other members see what the account had before.
  const isUnsent = useIsUnsent('sharesMilestones')
  return useLoad(getMilestones, {
    // The switch may be turned in another tab or on another device, and counts from when the account has it.
    key: `${shares} ${isUnsent}`,
    reloadOn: ['visible', 'online'],
    onFailure: (error) => console.warn('The milestones could not be loaded', error),
  })
}
