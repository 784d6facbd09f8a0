import { hasUnsaved, redirectDocument } from '@cadence/shared/router'
import { readTabText, removeTabKey, writeTabText } from '@cadence/shared/storage'
import { documentRegistry } from '../remotes/document-registry.ts'
import { askNewest, newestRegistry, newestTag } from '../remotes/newest.ts'
import { RegistryError } from '../remotes/registry.ts'
import { usedSource } from '../remotes/used.ts'
import { type Route, remoteOf } from '../routes.tsx'
import { needsFreshDocument } from './due.ts'
import { hasTypedText } from './typed.ts'

/** For what this tab was given a fresh document last: never twice for the same. */
const REASON_KEY = 'cadence:fresh-document'

/** Left for the fresh document: it is the outcome of a page change. */
const CHANGE_KEY = 'cadence:page-change'

/** The server has this long to show that it answers, before a page that works is left for it, in milliseconds. */
const CONFIRM_MS = 1500

/** A page change, as the router's loader sees it. */
export interface PageChange {
  /** The whole address asked for, with its hash. */
  url: URL
  /** What the navigation carries beside it; a fresh document would not get that. */
  state: unknown
}

/** A toast on the screen may be what offers to undo. */
const hasToast = () => document.querySelector('[data-sonner-toast]') !== null

/** Whether a fresh document would cost the member something. */
function isHeld({ state }: PageChange): boolean {
  return Boolean(state) || hasTypedText() || hasToast() || hasUnsaved()
}

/** Whether this tab has not been given a fresh document for this reason; notes that it will be. */
function isFirstTime(reason: string): boolean {
  if (readTabText(REASON_KEY) === reason) return false
  // Where nothing can be noted it could happen again and again, and a session that is only in memory would end.
  return writeTabText(REASON_KEY, reason)
}

function isDue(route: Route): boolean {
  const newest = newestRegistry()
  if (!newest) return false
  const name = remoteOf(route.page)
  try {
    const remote = name && newest.remote(name)
    const used = name && usedSource(name)?.release
    const { host } = documentRegistry()
    return needsFreshDocument({ host: newest.host, remote }, { host, used, origin: location.origin })
  } catch (error) {
    // The page loads, or says why it does not, by what this document knows.
    if (error instanceof RegistryError) return false
    throw error
  }
}

/** Leaves for the same page in a fresh document. What is on screen stays until that stands. */
function leaveFor({ url }: PageChange): Promise<never> {
  writeTabText(CHANGE_KEY, 'yes')
  // On the way back or forward the address is there already, and the browser would only scroll to its hash.
  if (url.href === location.href) {
    location.reload()
    return new Promise(() => undefined)
  }
  throw redirectDocument(url.pathname + url.search + url.hash)
}

/**
 * Goes on in a fresh document when a new release is live that this one cannot show beside what it runs, and nothing
 * would be lost. Otherwise resolves: the page change goes on here, with the releases that this document has.
 */
export async function freshDocumentIfDue(route: Route, change: PageChange): Promise<void> {
  if (!isDue(route) || isHeld(change)) return
  try {
    await askNewest(CONFIRM_MS)
  } catch {
    // A server that is down, or no network: the old release goes on.
    return
  }
  // It may have been taken back meanwhile, and the member may have gone on typing.
  if (!isDue(route) || isHeld(change)) return
  if (isFirstTime(newestTag() ?? 'unnamed')) await leaveFor(change)
}

/** The same for a page that no release can give to this document. Resolves when it has to be said instead. */
export async function freshDocumentFor(route: Route, change: PageChange): Promise<void> {
  if (isHeld(change)) return
  if (isFirstTime(`${route.page} ${newestTag()}`)) await leaveFor(change)
}

/** Whether this document stands for a page change of the one before. Answers once. */
export function takePageChange(): boolean {
  const isOne = readTabText(CHANGE_KEY) !== null
  if (isOne) removeTabKey(CHANGE_KEY)
  return isOne
}
