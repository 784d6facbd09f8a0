import type { ChangeTopic } from '../schemas/change-event.ts'

/** Events of this tab; the name of each is its topic. */
const changes = new EventTarget()

/**
 * Calls back when data of the signed-in member may have changed at the API, by another device or session, and for every
 * topic when a hidden tab is shown again. Changes are published only while `subscribeToChanges` runs.
 * @returns a function that ends the subscription.
 */
export function onChange(topic: ChangeTopic, listener: () => void): () => void {
  const onEvent = (event: Event) => {
    // Tells the publisher that this tab has a subscriber.
    event.preventDefault()
    listener()
  }
  changes.addEventListener(topic, onEvent)
  return () => changes.removeEventListener(topic, onEvent)
}

/** Publishes a change to the subscribers of this tab. @returns whether there are any. */
export function publishChange(topic: ChangeTopic): boolean {
  return !changes.dispatchEvent(new Event(topic, { cancelable: true }))
}
