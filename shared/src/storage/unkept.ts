/** Keys whose newest value is only in memory: the storage is full, or forbidden. */
const unkept = new Set<string>()

/** Notes whether the newest value of a key is where a reload finds it. */
export function noteKept(key: string, kept: boolean): void {
  if (kept) unkept.delete(key)
  else unkept.add(key)
}

/** Whether something that was to be kept is only in this tab's memory. */
export function hasUnkept(): boolean {
  return unkept.size > 0
}
