import type { Part } from './describe-build.ts'
import type { StoreDocument } from './registry-document.ts'
import { registered } from './registry-entries.ts'

/** How the history names going back: by hand, by itself, and by a pin to another release. */
const GONE_BACK = / (back|pinned) to /

/**
 * The release that a part was taken back from the last time its live one changed, by a person or by the release server.
 * Pure.
 * @param history the newest first. @returns its version; null when what is live came as a release.
 */
export function takenBack(history: readonly StoreDocument[], part: Part): string | null {
  const versions = history.map((document) => registered(document, part)?.version)
  const [live] = versions
  const at = versions.findIndex((_, index) => versions[index + 1] !== live)
  const left = versions[at + 1]
  return left && GONE_BACK.test(history[at]?.change?.what ?? '') ? left : null
}
