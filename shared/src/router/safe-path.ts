/**
 * Turns an address from outside (history state, query) into one that can only lead inside this app: its path, query
 * and hash. Anything else (another origin, a scheme, a double slash, a backslash, a control character) is null.
 */
export function safePath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2048) return null
  // A browser drops tabs and newlines inside an address and reads a backslash as a slash.
  const tricky = [...value].some(
    (character) => character <= ' ' || character === '\u007f' || character === '\\',
  )
  if (tricky || !value.startsWith('/') || value.startsWith('//')) return null
  const base = 'http://cadence.invalid'
  const url = URL.canParse(value, base) ? new URL(value, base) : null
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
