import { ApiError } from '@cadence/shared/api'
import { signedInMember } from '@cadence/shared/auth'
import { type PatchSubscription, SUBSCRIPTIONS_MAX, type Subscription } from '@cadence/shared/schemas'
import { toast } from '@cadence/shared/ui'
import { toastWithUndo } from '../feedback/change-toasts.ts'
import { subscriptionTexts } from '../texts/subscriptions.ts'
import { subscriptionsModule } from './start-subscriptions.ts'
import {
  createSubscription,
  patchSubscription,
  refreshSubscription,
  removeSubscription,
} from './subscriptions-api.ts'
import { changeSubscribed, subscribedOf } from './subscriptions-store.ts'

/** Why a command failed, in the member's language. The texts of the API are English. */
export function commandFailure(error: Error): string {
  const t = subscriptionTexts.get()
  if (!(error instanceof ApiError)) return t.failed
  if (error.kind === 'no-answer') return t.noAnswer
  if (error.status === 400) return t.badAddress
  if (error.status === 409) {
    const userId = signedInMember()
    const isFull = userId !== null && subscribedOf(userId).subscriptions.length >= SUBSCRIPTIONS_MAX
    return isFull ? t.full({ max: SUBSCRIPTIONS_MAX }) : t.already
  }
  return error.status === 429 ? t.tooOften : t.failed
}

/** Shows a changed list at once, then loads its events. Does nothing when another member has signed in since. */
function updateList(
  userId: string,
  change: (list: readonly Subscription[]) => readonly Subscription[],
): void {
  if (signedInMember() !== userId) return
  const subscriptions = [...change(subscribedOf(userId).subscriptions)].sort(
    (one, other) => one.position - other.position,
  )
  changeSubscribed(userId, { subscriptions })
  subscriptionsModule
    .load()
    .then(({ syncSubscriptions }) => syncSubscriptions(userId))
    // The sync of the page tries again.
    .catch((error: unknown) => console.warn('The calendars could not be read', error))
}

const replaced = (subscription: Subscription) => (list: readonly Subscription[]) => [
  ...list.filter(({ id }) => id !== subscription.id),
  subscription,
]

/** The member who sends a command. Its answer is not shown to the next member of this browser. */
function commandingMember(): string {
  const userId = signedInMember()
  if (userId === null) throw new Error('Nobody is signed in')
  return userId
}

/** Subscribes to a calendar. @throws ApiError */
export async function subscribe(
  chosen: Pick<Subscription, 'address' | 'name' | 'colour'>,
): Promise<Subscription> {
  const userId = commandingMember()
  const made = await createSubscription(chosen)
  updateList(userId, replaced(made))
  return made
}

/** Renames, colours, hides or shows a calendar. @throws ApiError */
export async function changeSubscription(id: string, changed: PatchSubscription): Promise<void> {
  const userId = commandingMember()
  updateList(userId, replaced(await patchSubscription(id, changed)))
}

/** Reads a calendar again now. @returns it as it is after the attempt. @throws ApiError */
export async function rereadSubscription(id: string): Promise<Subscription> {
  const userId = commandingMember()
  const read = await refreshSubscription(id)
  updateList(userId, replaced(read))
  return read
}

/**
 * Unsubscribes from a calendar. The undo of a toast subscribes again with its name, colour and place. @throws ApiError
 */
export async function unsubscribe(subscription: Subscription): Promise<void> {
  const userId = commandingMember()
  const { id, address, name, colour, hidden, position } = subscription
  await removeSubscription(id)
  // The undo would subscribe the next member.
  if (signedInMember() !== userId) return
  updateList(userId, (list) => list.filter((one) => one.id !== id))
  const t = subscriptionTexts.get()
  const restore = async () => {
    const made = await subscribe({ address, name, colour })
    await changeSubscription(made.id, { hidden, position })
  }
  toastWithUndo({ text: t.removed({ name }), undo: t.undo }, () => {
    restore().catch((error: unknown) => {
      if (!(error instanceof Error)) throw error
      toast({ kind: 'error', text: commandFailure(error) })
    })
  })
}
