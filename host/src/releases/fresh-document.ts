import { authState } from '@cadence/shared/auth'
import { hasUnsaved, redirectDocument } from '@cadence/shared/router'
import { readTabText, removeTabKey, writeTabText } from '@cadence/shared/storage'
import type { Visit } from '../page-visit.ts'
import { askNewest, documentRegistry, newestRegistry, newestTag } from '../remotes/live-registry.ts'
import { RegistryError } from '../remotes/registry.ts'
import { remoteNamed } from '../remotes/remotes.ts'
import { type Route, remoteOf } from '../routes.ts'
import { needsFreshDocument } from './fresh-document-rule.ts'
import { hasTypedText } from './typed-text.ts'

/** What this tab was given fresh documents for while the same was live: never twice for the same. */
const REASON_KEY = 'cadence:fresh-document'

/** Left for the fresh document: it is the outcome of a page change. */
const CHANGE_KEY = 'cadence:page-change'

/** The server has this long to show that it answers, before a page that works is left for it, in milliseconds. */
const CONFIRM_MS = 1500

/**
 * A visit that leads from the page on screen to another one. A fresh document would not get its state; on the way back
 * or forward (`POP`) the address is there already, with its state.
 */
export type PageChange = Pick<Visit, 'url' | 'state' | 'action' | 'signal'>

/** A toast on the screen may be what offers to undo. */
const hasToast = () => document.querySelector('[data-sonner-toast]') !== null

/** Whether something would be lost with this document. The reason why a session ended is told by the sign-in screen. */
function wouldLose(): boolean {
  return hasTypedText() || hasToast() || Boolean(authState.error) || hasUnsaved()
}

/** Whether it carries what only this document has. */
function carries({ action, state }: PageChange): boolean {
  return action !== 'POP' && Boolean(state)
}

/** Whether a page change has to go on here: a fresh document would cost the member something, or it is over. */
function isHeld(change: PageChange): boolean {
  return change.signal.aborted || carries(change) || wouldLose()
}

/** The reason that is no single page's. */
const RELEASE = ''

const liveTag = () => newestTag() ?? 'unnamed'

/** For what this tab was given fresh documents while the same was live as now. */
function given(): string[] {
  const [tag, ...reasons] = readTabText(REASON_KEY)?.split('\n') ?? []
  return tag === liveTag() ? reasons : []
}

/** Whether it was given none for this reason; notes that it will be. */
function isFirstTime(reason: string): boolean {
  const before = given()
  // Where nothing can be noted it could happen again and again, and a session that is only in memory would end.
  return !before.includes(reason) && writeTabText(REASON_KEY, [liveTag(), ...before, reason].join('\n'))
}

function isDue(route: Route): boolean {
  try {
    const came = documentRegistry()
    const newest = newestRegistry() ?? came
    const name = remoteOf(route.page)
    const here = {
      host: came.host,
      used: name && remoteNamed(name).source?.release,
      came: name && came.remote(name),
      origin: location.origin,
    }
    return needsFreshDocument({ host: newest.host, remote: name && newest.remote(name) }, here)
  } catch (error) {
    // The page loads, or says why it does not, by what this document knows.
    if (error instanceof RegistryError) return false
    throw error
  }
}

/** Whether a fresh document is due by what the server says now. It may have been taken back meanwhile. */
async function isConfirmed(route: Route): Promise<boolean> {
  try {
    await askNewest(CONFIRM_MS)
  } catch {
    // A server that is down, or no network: the old release goes on.
    return false
  }
  return isDue(route)
}

/** Leaves for the same page in a fresh document. What is on screen stays until that stands. */
function leaveFor({ url, action }: Pick<PageChange, 'url' | 'action'>): Promise<never> {
  writeTabText(CHANGE_KEY, 'yes')
  if (action === 'PUSH') throw redirectDocument(url.pathname + url.search + url.hash)
  // The browser would only scroll to the hash of the address where it is.
  if (action === 'POP') location.reload()
  // The router would add an entry for what a guard led on to, and leave the one that led there.
  else location.replace(url)
  return new Promise(() => undefined)
}

/**
 * Goes on in a fresh document when a release is live that this one cannot show beside what it runs, and nothing would be
 * lost. Otherwise resolves: the page change goes on here, with the releases that this document has.
 */
export async function freshDocumentIfDue(route: Route, change: PageChange): Promise<void> {
  if (!isDue(route) || given().includes(RELEASE) || isHeld(change) || !(await isConfirmed(route))) return
  // The member may have gone on typing, or elsewhere.
  if (!isHeld(change) && isFirstTime(RELEASE)) await leaveFor(change)
}

/** The same for a page that no release can give to this document. Resolves when it has to be said instead. */
export async function freshDocumentFor(route: Route, change: PageChange): Promise<void> {
  if (!isHeld(change) && isFirstTime(route.page)) await leaveFor(change)
}

/**
 * The same for a page that broke, when the member tries it again: its release may have been taken back.
 * @param isHere whether the member still looks at it, asked when the server has answered.
 */
export async function freshDocumentToRetry(route: Route, isHere: () => boolean): Promise<void> {
  if ((await isConfirmed(route)) && isHere() && !wouldLose())
    await leaveFor({ url: new URL(location.href), action: 'POP' })
}

/** Whether this document stands for a page change of the one before. Answers once. */
export function takePageChange(): boolean {
  const isOne = readTabText(CHANGE_KEY) !== null
  if (isOne) removeTabKey(CHANGE_KEY)
  return isOne
}
