/** sessionStorage that never throws: it lives as long as the tab. Where it is forbidden, nothing is stored. */
function storage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null
  } catch {
    // Where storage is forbidden, reading the property throws a SecurityError.
    return null
  }
}

/** Reads the text of a key of this tab, or null. */
export function readTabText(key: string): string | null {
  try {
    return storage()?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Writes a text for this tab. @returns whether it was stored. */
export function writeTabText(key: string, value: string): boolean {
  try {
    const tab = storage()
    tab?.setItem(key, value)
    return tab !== null
  } catch {
    return false
  }
}

/** Removes a key of this tab. */
export function removeTabKey(key: string): void {
  try {
    storage()?.removeItem(key)
  } catch {
    // Forbidden storage has nothing to remove.
  }
}

/** All keys of this tab. */
export function tabKeys(): string[] {
  try {
    return Object.keys(storage() ?? {})
  } catch {
    return []
  }
}
