import { authState, useAuth } from '@cadence/shared/auth'
import type { SubjectColour } from '@cadence/shared/schemas'
import { proxy, ref, useSnapshot } from 'valtio'
import type { Occurrence } from '../week/occurrences.ts'

/** The calendar at an address. */
export interface Found {
  address: string
  name: string
  /** How many events it has. */
  count: number
  /** How many of its events could not be read. */
  unreadable: number
  /** The next events. */
  next: readonly Occurrence[]
}

/** What the member has typed of a subscription that is not made yet. */
interface SubscriptionDraft {
  address: string
  /** The calendar at the address; null until the member has asked for the preview. */
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

/**
 * The draft of one member. It outlives its dialog, because a press beside the dialog closes that. Each change replaces
 * it.
 */
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
