/** Storage of one tab, which a reload keeps. It never throws; where it is forbidden, nothing is kept. */
function storage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null
  } catch {
    // Access alone throws a SecurityError where storage is forbidden.
    return null
  }
}

/** The text that this tab keeps under a key, or null. */
export function readTabText(key: string): string | null {
  try {
    return storage()?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Keeps a text for this tab. @returns whether it is kept. */
export function writeTabText(key: string, value: string): boolean {
  try {
    const tab = storage()
    tab?.setItem(key, value)
    return tab !== null
  } catch {
    return false
  }
}

/** Removes what this tab keeps under a key. */
export function removeTabKey(key: string): void {
  try {
    storage()?.removeItem(key)
  } catch {
    // Forbidden storage holds nothing to remove.
  }
}

/** All keys under which this tab keeps something. */
export function tabKeys(): string[] {
  try {
    return Object.keys(storage() ?? {})
  } catch {
    return []
  }
}
