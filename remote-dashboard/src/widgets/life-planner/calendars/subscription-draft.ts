import type { SubjectColour } from '@cadence/shared/schemas'
import { memberState } from '../../../member-state.ts'
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

/** It outlives its dialog, because a press beside the dialog closes that. */
const draft = memberState(empty)

/** Changes the draft of the signed-in member. */
export const updateSubscriptionDraft = draft.update

/** Forgets the draft: the subscription is made, or the member wants another address. */
export const forgetSubscriptionDraft = () => draft.update(empty)

/** The draft of the signed-in member. */
export const useSubscriptionDraft = draft.useValue
