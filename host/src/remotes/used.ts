import type { Source } from './federation.ts'

/** By remote, the one release of it that gives pages to this document. */
const used = new Map<string, Source>()

/** The release of a remote that has given a page to this document: every other page of it comes from there too. */
export function usedSource(remote: string): Source | undefined {
  return used.get(remote)
}

/** Whether pages of a release may come into this document: no other release of that remote has given one. */
export function fits({ remote, release }: Source): boolean {
  const before = used.get(remote)
  return !before || before.release.entry === release.entry
}

/** Notes that a release has given a page. */
export function noteUsed(source: Source): void {
  used.set(source.remote, source)
}

/** Forgets it all, for tests. */
export function forgetUsed(): void {
  used.clear()
}
