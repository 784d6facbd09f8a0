import {
  askNewest,
  documentRegistry,
  newestRegistry,
  newestTag,
} from '@cadence/releases/browser/live-registry'
import { RegistryError } from '@cadence/releases/browser/page-registry'
import { authState } from '@cadence/shared/auth'
import { hasUnsaved, redirectDocument } from '@cadence/shared/router'
import { readTabText, removeTabKey, writeTabText } from '@cadence/shared/storage'
import type { Visit } from '../page-visit.ts'
import { remoteNamed } from '../remotes/remotes.ts'
import { type Route, remoteOf } from '../routes.ts'
import { needsFreshDocument } from './fresh-document-rule.ts'
import { hasTypedText } from './typed-text.ts'

/** sessionStorage key: the reasons for which this tab loaded fresh documents, while the same was live. Never twice. */
const REASON_KEY = 'cadence:fresh-document'

/** sessionStorage key: tells the fresh document that it is the outcome of a page change. */
const CHANGE_KEY = 'cadence:page-change'

/** Before a working page is left, the server has this long to answer, in milliseconds. */
const CONFIRM_MS = 1500

/**
 * A visit that leads from the page on screen to another one. A fresh document would not get its state; on the way back
 * or forward (`POP`) the address is there already, with its state.
 */
export type PageChange = Pick<Visit, 'url' | 'state' | 'action' | 'signal'>

/** A toast on screen may offer to undo. */
const hasToast = () => document.querySelector('[data-sonner-toast]') !== null

/** Whether something would be lost with this document. `authState.error` is why a session ended, for the sign-in screen. */
function wouldLose(): boolean {
  return hasTypedText() || hasToast() || Boolean(authState.error) || hasUnsaved()
}

/** Whether a page change carries state, which a fresh document would not get. */
function carries({ action, state }: PageChange): boolean {
  return action !== 'POP' && Boolean(state)
}

/** Whether a page change has to go on here: a fresh document would cost the member something, or it is over. */
function isHeld(change: PageChange): boolean {
  return change.signal.aborted || carries(change) || wouldLose()
}

/** The reason that does not depend on a page: a new release. */
const RELEASE = ''

const liveTag = () => newestTag() ?? 'unnamed'

/** The reasons for which this tab loaded fresh documents while the same was live as now. */
function given(): string[] {
  const [tag, ...reasons] = readTabText(REASON_KEY)?.split('\n') ?? []
  return tag === liveTag() ? reasons : []
}

/** Whether this tab loaded no fresh document for this reason yet. Notes that it does now. */
function isFirstTime(reason: string): boolean {
  const before = given()
  // Without storage it would happen again and again, and a session that is only in memory would end.
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
    // The load of the page reports the bad registry.
    if (error instanceof RegistryError) return false
    throw error
  }
}

/** Whether a fresh document is due by what the server says now. The release may have been rolled back meanwhile. */
async function isConfirmed(route: Route): Promise<boolean> {
  try {
    await askNewest(CONFIRM_MS)
  } catch {
    // A server that is down, or no network: the old release goes on.
    return false
  }
  return isDue(route)
}

/** Loads the same page in a fresh document. The page on screen stays until the browser shows the new document. */
function leaveFor({ url, action }: Pick<PageChange, 'url' | 'action'>): Promise<never> {
  writeTabText(CHANGE_KEY, 'yes')
  if (action === 'PUSH') throw redirectDocument(url.pathname + url.search + url.hash)
  // To the address that it already has, the browser would only scroll.
  if (action === 'POP') location.reload()
  // The router would add a second entry after a redirect by a guard.
  else location.replace(url)
  return new Promise(() => undefined)
}

/**
 * Continues in a fresh document when a live release cannot be shown in this one, and nothing would be lost. Otherwise
 * resolves: the page change continues here, with the releases that this document has.
 */
export async function freshDocumentIfDue(route: Route, change: PageChange): Promise<void> {
  if (!isDue(route) || given().includes(RELEASE) || isHeld(change) || !(await isConfirmed(route))) return
  // Meanwhile the member may have typed something, or left.
  if (!isHeld(change) && isFirstTime(RELEASE)) await leaveFor(change)
}

/** The same for a page that no release can give to this document. Resolves when an error has to be shown instead. */
export async function freshDocumentFor(route: Route, change: PageChange): Promise<void> {
  if (!isHeld(change) && isFirstTime(route.page)) await leaveFor(change)
}

/**
 * The same for a page that broke, when the member tries again: its release may have been rolled back.
 * @param isHere whether the member is still on the page. Called when the server has answered.
 */
export async function freshDocumentToRetry(route: Route, isHere: () => boolean): Promise<void> {
  if ((await isConfirmed(route)) && isHere() && !wouldLose())
    await leaveFor({ url: new URL(location.href), action: 'POP' })
}

/** Whether this document is the outcome of a page change of the document before. True once. */
export function takePageChange(): boolean {
  const isOne = readTabText(CHANGE_KEY) !== null
  if (isOne) removeTabKey(CHANGE_KEY)
  return isOne
}
