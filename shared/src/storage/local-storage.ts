/**
 * localStorage that never throws. Where it is forbidden (private modes, policies), values are held in memory until the
 * tab is closed.
 */
const memory = new Map<string, string>()

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    // Where storage is forbidden, reading the property throws a SecurityError. The memory is used instead.
    return null
  }
}

/** Where a value was written. `full`: the browser's quota is used up, and the old value is unchanged. */
export type WriteResult = 'stored' | 'memory' | 'full'

/** Reads the text of a key, or null. */
export function readText(key: string): string | null {
  try {
    return storage()?.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

/** Writes a text. @returns where it was written. */
export function writeText(key: string, value: string): WriteResult {
  const result = write(key, value)
  noteStored(key, result === 'stored')
  return result
}

function write(key: string, value: string): WriteResult {
  const local = storage()
  if (!local) {
    memory.set(key, value)
    return 'memory'
  }
  try {
    local.setItem(key, value)
    memory.delete(key)
    return 'stored'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') {
      memory.set(key, value)
      return 'memory'
    }
    return 'full'
  }
}

/** Removes a key, from storage and memory. */
export function removeKey(key: string): void {
  noteStored(key, true)
  memory.delete(key)
  try {
    storage()?.removeItem(key)
  } catch {
    // Forbidden storage has nothing to remove.
  }
}

/** All keys, of storage and memory. */
export function storedKeys(): string[] {
  try {
    return [...new Set([...Object.keys(storage() ?? {}), ...memory.keys()])]
  } catch {
    return [...memory.keys()]
  }
}

/** Keys whose newest value is not in storage, because it is full or forbidden. */
const unstored = new Set<string>()

/** Records whether a reload finds the newest value of a key. */
function noteStored(key: string, isStored: boolean): void {
  if (isStored) unstored.delete(key)
  else unstored.add(key)
}

/** Whether a reload would lose a value that could not be stored. */
export function hasUnstored(): boolean {
  return unstored.size > 0
}
