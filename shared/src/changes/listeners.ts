import type { ChangeTopic } from '../schemas/change.ts'

const listeners = new Map<ChangeTopic, Set<() => void>>()

/**
 * Calls back when something of the signed-in member may have changed at the API, by another device or session. Once a
 * tab is seen again that is so for every topic. It is told only while `hearChanges` runs.
 * @returns a function that ends it.
 */
export function onChange(topic: ChangeTopic, listener: () => void): () => void {
  const others = listeners.get(topic) ?? new Set()
  listeners.set(topic, others.add(listener))
  return () => void others.delete(listener)
}

/** Tells this tab that a topic may have changed. @returns whether anybody here listens. */
export function tellChange(topic: ChangeTopic): boolean {
  const told = [...(listeners.get(topic) ?? [])]
  for (const listener of told) listener()
  return told.length > 0
}
