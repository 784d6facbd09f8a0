import { productMap } from '@cadence/shared/contract'
import { plainPath, type Route, routeOf } from '../routes.ts'
import {
  afterAnswer,
  afterAttempt,
  afterSilence,
  type DocumentState,
  firstChoice,
  insteadOf,
  standIns,
} from './document-rule.ts'
import { CACHES, DOCUMENT_HEADER } from './messages.ts'
import type { FetchEvent } from './worker-scope.ts'
import { changeDocuments } from './worker-state.ts'

const DOCUMENTS = `${CACHES}documents`

/** The server has this long before a kept document stands in for its answer, in milliseconds. */
const SERVER_MS = 3000

/** What the server writes in the header while this browser sees a preview. */
const NOT_FOR_ALL = 'none'

/** The address under which a document is kept: two releases of one page may be kept side by side. */
const keyOf = (path: string, tag: string) => `${path}?${new URLSearchParams({ tag })}`

interface KeptDocument {
  path: string
  tag: string
}

async function keptDocuments(): Promise<KeptDocument[]> {
  const requests = await (await caches.open(DOCUMENTS)).keys()
  return requests.map(({ url }) => {
    const { pathname, searchParams } = new URL(url)
    return { path: pathname, tag: searchParams.get('tag') ?? '' }
  })
}

const isAppPath = (path: string) => routeOf(path)?.layout === 'app'

/** The shell finds the page by its address, so the document of one page of the app area serves another. */
function readKept(
  kept: readonly KeptDocument[],
  path: string,
  tag: string,
): Promise<Response | undefined> | undefined {
  const own = kept.find((one) => one.path === path && one.tag === tag)
  const other = kept.find((one) => one.tag === tag && isAppPath(one.path))
  const found = own ?? other
  return found && caches.match(keyOf(found.path, found.tag), { cacheName: DOCUMENTS, ignoreVary: true })
}

/** Whether a document may be kept: an address may carry a token in its query, except in the app area. */
const isKeepable = (route: Route | undefined, { search }: URL) =>
  route !== undefined && (route.layout === 'app' || search === '')

/** Notes which document the server gave, and keeps it. Other answers, as of a network's sign-in page, say nothing. */
async function noteAnswer(answer: Response, url: URL): Promise<void> {
  const tag = answer.headers.get(DOCUMENT_HEADER)
  if (tag === null || answer.status !== 200 || answer.redirected) return
  await changeDocuments((documents) => afterAnswer(documents, tag === NOT_FOR_ALL ? null : tag))
  if (tag === NOT_FOR_ALL || !isKeepable(routeOf(url.pathname), url)) return
  await (await caches.open(DOCUMENTS)).put(keyOf(plainPath(url.pathname), tag), answer)
}

/**
 * The server's answer to a navigation. The browser may have asked for it while it started the worker, and asks a second time
 * where nobody takes that answer: the return from Google is good for one request, so the second one is refused.
 */
export async function askServer(event: FetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request)
}

const isReload = ({ cache }: Request) => cache === 'reload' || cache === 'no-cache'

/** A kept document in the place of the server's; null where none is kept that could show the page. */
async function standInFor(path: string, state: DocumentState, now: number): Promise<Response | null> {
  const kept = await keptDocuments()
  const own = kept.filter((one) => one.path === path)
  const tags = standIns(
    state,
    (own.length > 0 && !isAppPath(path) ? own : kept).map(({ tag }) => tag),
    now,
  )
  for (const tag of tags) {
    const document = await readKept(kept, path, tag)
    if (document) return document
  }
  return null
}

/** Gives a document of the app area, and waits for its page to say that it started. */
async function attempt(document: Response, now: number): Promise<Response> {
  const tag = document.headers.get(DOCUMENT_HEADER)
  if (tag !== null && tag !== NOT_FOR_ALL) await changeDocuments((state) => afterAttempt(state, tag, now))
  return document
}

/** Resolves with null when the server takes too long. */
function late(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), SERVER_MS))
}

/** The server's document, or the best kept one where the server fails, hangs, or gives one that did not start here. */
async function serverFirst(
  path: string,
  state: DocumentState,
  asked: Promise<Response>,
  now: number,
): Promise<Response> {
  const answer = await Promise.race([asked.catch(() => null), late()])
  if (answer && answer.status < 500) {
    const tag = answer.headers.get(DOCUMENT_HEADER)
    if (tag === null || !isAppPath(path)) return answer
    const kept = await keptDocuments()
    const instead = insteadOf(
      state,
      tag,
      kept.map((one) => one.tag),
      now,
    )
    const document = instead === null ? undefined : await readKept(kept, path, instead)
    return document ?? answer
  }
  return (await standInFor(path, state, now)) ?? answer ?? asked
}

/** The document of a navigation: kept, or the server's. */
export async function documentFor(event: FetchEvent, asked: Promise<Response>): Promise<Response> {
  const url = new URL(event.request.url)
  const path = plainPath(url.pathname)
  const now = Date.now()
  const state = await changeDocuments((documents) => afterSilence(documents, now))
  const isApp = isAppPath(path)
  const first = isApp ? firstChoice(state, isReload(event.request), now) : null
  const kept = first === null ? undefined : await readKept(await keptDocuments(), path, first)
  const document = kept ?? (await serverFirst(path, state, asked, now))
  return isApp ? attempt(document, now) : document
}

/**
 * Answers a navigation. Whatever goes wrong here, the server's answer is given: a worker must never be the reason that a
 * page cannot be loaded.
 */
export function answerNavigation(event: FetchEvent): void {
  const asked = askServer(event)
  const copy = asked.then((answer) => answer.clone())
  const url = new URL(event.request.url)
  event.respondWith(documentFor(event, asked).catch(() => asked))
  event.waitUntil(copy.then((answer) => noteAnswer(answer, url)).catch(() => undefined))
}

/** Drops the documents of releases that no page needs any more. */
export async function dropDocumentsExcept(tags: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(DOCUMENTS)
  for (const { path, tag } of await keptDocuments()) if (!tags.has(tag)) await cache.delete(keyOf(path, tag))
}

/**
 * Fetches the document of a page that was loaded before there was a worker, and one of the app area: only that can show
 * pages that were never seen, because those of the public site contain their page.
 */
export async function fetchDocuments(path: string, tag: string): Promise<void> {
  const cache = await caches.open(DOCUMENTS)
  for (const wanted of isAppPath(path) ? [path] : [path, productMap['dashboard/Dashboard'].path]) {
    const url = new URL(wanted, self.location.origin)
    if (!(await cache.match(keyOf(plainPath(wanted), tag)))) await noteAnswer(await fetch(url), url)
  }
}
