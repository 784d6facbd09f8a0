import { authState, useAuth } from '@cadence/shared/auth'
import type { SubjectColour } from '@cadence/shared/schemas'
import { proxy, ref, useSnapshot } from 'valtio'
import type { Occurrence } from '../week/occurrences.ts'

/** What was found at an address. */
export interface Found {
  address: string
  name: string
  count: number
  unreadable: number
  next: readonly Occurrence[]
}

/** What the member has typed of a subscription that is not made yet. */
interface SubscriptionDraft {
  address: string
  /** What stands at the address; null until the member has looked. */
  found: Found | null
  name: string
  /** Null until they pick one. */
  colour: SubjectColour | null
}

const empty: SubscriptionDraft = { address: '', found: null, name: '', colour: null }

interface MemberDraft {
  userId: string | undefined
  draft: SubscriptionDraft
}

/** The draft outlives its dialog: a press beside the dialog closes it. It belongs to one member. Each change replaces it. */
const state = proxy({ held: ref<MemberDraft>({ userId: undefined, draft: empty }) })

/** Changes the draft of the signed-in member. */
export function updateSubscriptionDraft(change: Partial<SubscriptionDraft>): void {
  const userId = authState.user?._id
  const before = state.held.userId === userId ? state.held.draft : empty
  state.held = ref({ userId, draft: { ...before, ...change } })
}

/** Forgets the draft: the subscription is made, or the member wants another address. */
export function forgetSubscriptionDraft(): void {
  updateSubscriptionDraft(empty)
}

/** The draft of the signed-in member. */
export function useSubscriptionDraft(): SubscriptionDraft {
  const memberId = useAuth().user?._id
  const { held } = useSnapshot(state)
  return held.userId === memberId ? held.draft : empty
}
