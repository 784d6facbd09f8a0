let last = 0

/**
 * A new id: the time in milliseconds, moved on when it was given out before, in this tab or to one of `taken`.
 * @param now milliseconds since 1970.
 */
export function nextId(taken: ReadonlySet<string>, now = Date.now()): string {
  last = Math.max(now, last + 1)
  while (taken.has(String(last))) last += 1
  return String(last)
}
