import { useAuth } from '@cadence/shared/auth'
import { type Subscription, subscriptionListSchema } from '@cadence/shared/schemas'
import { readJson, writeJson } from '@cadence/shared/storage'
import { proxy, ref, useSnapshot } from 'valtio'
import type { Entry } from '../records/records.ts'

/** The events of one subscription. They are read-only, and never among the member's records. */
export interface SubscribedEvents {
  /** Of the text that they were read from. */
  version: string
  entries: readonly Entry<'event'>[]
  /** How many events of the text could not be read. */
  unreadable: number
}

/** What this tab knows of the subscriptions of one member. */
export interface Subscribed {
  userId: string | undefined
  subscriptions: readonly Subscription[]
  /** By the id of the subscription. */
  events: ReadonlyMap<string, SubscribedEvents>
  /** Whether the copies of this device have been read: all events that it has are here. */
  isReady: boolean
  /** Loads the code that reads calendars again; null while it has not failed. */
  retry: (() => void) | null
}

const nothing: Subscribed = {
  userId: undefined,
  subscriptions: [],
  events: new Map(),
  isReady: true,
  retry: null,
}

/** Large lists of events are not made into proxies: each change replaces the whole object. */
const state = proxy({ held: ref(nothing) })

/** localStorage key of a member's list. A sign-out removes every key with the member's id. */
const listKey = (userId: string) => `subscriptions:${userId}`

function storedList(userId: string): readonly Subscription[] {
  const stored = readJson(listKey(userId), subscriptionListSchema)
  return stored.state === 'valid' ? stored.value.subscriptions : []
}

/** What is known of a member's subscriptions. What was known of another member is never returned. */
export function subscribedOf(userId: string): Subscribed {
  if (state.held.userId !== userId) {
    const subscriptions = storedList(userId)
    const isReady = subscriptions.every(({ hidden, version }) => hidden || version === null)
    state.held = ref({ ...nothing, userId, subscriptions, isReady })
  }
  return state.held
}

/** Replaces what is known of a member. A change that was begun for another member is dropped. */
export function changeSubscribed(userId: string, change: Partial<Omit<Subscribed, 'userId'>>): void {
  if (state.held.userId !== userId) return
  if (change.subscriptions) writeJson(listKey(userId), { subscriptions: change.subscriptions })
  state.held = ref({ ...state.held, ...change })
}

/** Forgets what this tab knows: the member has signed out. */
export function forgetSubscribed(): void {
  state.held = ref(nothing)
}

/** The signed-in member's subscriptions, and their events as far as they are read. */
export function useSubscribed(): Subscribed {
  const userId = useAuth().user?._id
  const { held } = useSnapshot(state)
  return held.userId === userId && userId !== undefined ? held : nothing
}
