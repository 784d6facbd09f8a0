import { afterAnswer, afterStart } from './document-rule.ts'
import { answerNavigation, askServer, dropDocumentsExcept, fetchDocuments } from './kept-documents.ts'
import { dropFilesOutside, fetchMissing, forgetFile, keptFile } from './kept-files.ts'
import { activateSchema, type Keep, keepSchema, type Started, startedSchema } from './messages.ts'
import { choosePreload } from './navigation-preload.ts'
import { followPushMessages } from './push-messages.ts'
import { kindOf } from './request-rule.ts'
import type { ExtendableEvent, FetchEvent, MessageOfPage, WorkerScope } from './worker-scope.ts'
import { changeDocuments, changeState, readState } from './worker-state.ts'

declare const self: WorkerScope

/** The first installation ends after this long at the latest, in milliseconds; what is left is kept later. */
const INSTALL_MS = 10_000

/** Drops what belongs to releases that are neither live nor in an open window, but for one to fall back to. */
async function dropOld(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const { documents, releases, windows: tags } = await readState()
  const { newest, started } = documents
  if (newest === null || !releases[newest]) return
  const before = started.find((tag) => tag !== newest)
  const open = windows.flatMap(({ id }) => tags[id] ?? [])
  const needed = new Set([newest, ...(before ? [before] : []), ...open])
  await changeState((state) => ({
    ...state,
    releases: Object.fromEntries(Object.entries(state.releases).filter(([tag]) => needed.has(tag))),
    windows: Object.fromEntries(windows.flatMap(({ id }) => (tags[id] ? [[id, tags[id]]] : []))),
  }))
  await dropDocumentsExcept(needed)
  await dropFilesOutside(new Set([...needed].flatMap((tag) => releases[tag] ?? [])))
}

/** A page runs: its document may be the first choice from now on. It learns which document the server gave since. */
async function onStarted({ tag, releases }: Started, source: MessageOfPage['source']): Promise<void> {
  const { documents } = await changeState((state) => ({
    documents: {
      ...afterStart(state.documents, tag),
      started: [...afterStart(state.documents, tag).started],
    },
    releases: { ...state.releases, [tag]: releases },
    windows: source ? { ...state.windows, [source.id]: tag } : state.windows,
  }))
  if (documents.newest === null) await changeDocuments((state) => afterAnswer(state, tag))
  else if (documents.newest !== tag) source?.postMessage({ type: 'cadence:newest', tag: documents.newest })
}

async function onKeep({ path, tag, whole, loaded }: Keep): Promise<void> {
  await dropOld()
  await fetchDocuments(path, tag)
  await fetchMissing(whole, loaded)
}

let endInstall: () => void = () => undefined

/**
 * The first worker of a browser keeps the files before its installation ends: Chromium compiles what an installing worker
 * keeps, so the next visit runs it at once. A page that is closed meanwhile holds nothing up.
 */
function firstFilesKept(): Promise<void> {
  return new Promise((resolve) => {
    endInstall = resolve
    setTimeout(resolve, INSTALL_MS)
  })
}

function onInstall(event: ExtendableEvent): void {
  const isFirst = self.registration.active === null
  event.waitUntil(Promise.all([self.skipWaiting(), isFirst && firstFilesKept()]))
}

function onMessage(event: MessageOfPage): void {
  const started = startedSchema.safeParse(event.data).data
  if (started) event.waitUntil(onStarted(started, event.source).catch(() => undefined))
  if (activateSchema.safeParse(event.data).success) endInstall()
  const keep = keepSchema.safeParse(event.data).data
  if (!keep) return
  const kept = onKeep(keep).catch(() => undefined)
  event.waitUntil(kept.then(endInstall))
}

function onFetch(event: FetchEvent): void {
  const { url, method, mode, headers } = event.request
  const kind = kindOf({ url, method, mode, hasRange: headers.has('range') }, self.location.origin)
  const later = (work: Promise<unknown>) => event.waitUntil(work)
  if (kind === 'document') answerNavigation(event)
  else if (kind === 'file') event.respondWith(keptFile(event.request, later))
  else if (kind === 'retriedFile') later(forgetFile(event.request).catch(() => undefined))
  else if (kind === 'passThrough' || kind === 'outside') event.respondWith(askServer(event))
  if (kind === 'outside') later(changeDocuments((state) => afterAnswer(state, null)).catch(() => undefined))
}

self.addEventListener('install', onInstall)
self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      self.clients.claim(),
      choosePreload(self.registration.navigationPreload, navigator.userAgent),
    ]),
  ),
)
self.addEventListener('message', onMessage)
self.addEventListener('fetch', onFetch)
followPushMessages(self)
