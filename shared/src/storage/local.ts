import { noteKept } from './unkept.ts'

/**
 * Browser storage that never throws. Where storage is forbidden (private modes, policies) values live in memory for
 * the life of the tab, so that everything works but is forgotten.
 */
const memory = new Map<string, string>()

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    // Access alone throws a SecurityError where storage is forbidden: the memory serves instead.
    return null
  }
}

/** Whether a write was kept: `full` means that the browser's quota is used up and the old value still stands. */
export type WriteResult = 'kept' | 'memory' | 'full'

/** The text under a key, or null. */
export function readText(key: string): string | null {
  try {
    return storage()?.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

/** Writes a text under a key and says where it went. */
export function writeText(key: string, value: string): WriteResult {
  const result = write(key, value)
  noteKept(key, result === 'kept')
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
    return 'kept'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') {
      memory.set(key, value)
      return 'memory'
    }
    return 'full'
  }
}

/** Removes a key, wherever it is. */
export function removeKey(key: string): void {
  noteKept(key, true)
  memory.delete(key)
  try {
    storage()?.removeItem(key)
  } catch {
    // Forbidden storage holds nothing to remove.
  }
}

/** All keys, wherever they are. */
export function storedKeys(): string[] {
  try {
    return [...new Set([...Object.keys(storage() ?? {}), ...memory.keys()])]
  } catch {
    return [...memory.keys()]
  }
}
