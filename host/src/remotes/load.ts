import { type PageRef, type RegisteredRemote, splitPageRef } from '@cadence/shared/contract'
import type { ComponentType } from 'react'
import { reportError } from '../errors/report.ts'
import { PageLoadError, TimeLimitError } from './errors.ts'
import { giveUp, loadComponent, type Source } from './federation.ts'
import { OtherReleases } from './other-releases.ts'
import { fetchAhead } from './preload.ts'
import { type Registry, readRegistry } from './registry.ts'
import { isAskedByHtml } from './scripts.ts'
import { withLimit } from './time-limit.ts'

/** A member waits at most this long for a page before the shell says that it does not come, in milliseconds. */
export const PAGE_TIMEOUT_MS = 7000

/** Patience with the first page counts from the moment the member asked for it, but the host leaves it this long. */
const FIRST_PAGE_LEAST_MS = 3000

/** On a retry the live release has this long before another one is tried beside it, in milliseconds. */
const RETRY_PATIENCE_MS = 3000

let registry: Registry | undefined

/** The registry of this document, read when the first page is asked for. @throws RegistryError */
export function liveRegistry(): Registry {
  registry ??= readRegistry(document)
  return registry
}

const pages = new Map<PageRef, Promise<ComponentType>>()

/** What failed before, by page: resolves when a file of that try comes after all. */
const lateFiles = new Map<PageRef, Promise<unknown>>()

/** A page, and why the live release did not give it if it came from another one. */
interface Outcome {
  component: ComponentType
  failure?: unknown
}

function componentFrom(ref: PageRef, source: Source): Promise<ComponentType> {
  return loadComponent(source, splitPageRef(ref).page)
}

/** The page from the live release. What an earlier try gave up on may still come first. */
function fromLive(ref: PageRef, source: Source): Promise<ComponentType> {
  let arrived = false
  lateFiles.get(ref)?.then(() => {
    arrived = true
    // What was asked for since is not needed any more.
    void giveUp(source)
  })
  return componentFrom(ref, source).catch((error: unknown) => {
    if (arrived) return componentFrom(ref, source)
    throw error
  })
}

/** The page from the live release, else from another one that still works. */
async function fromAnyRelease(ref: PageRef, source: Source, others: OtherReleases): Promise<Outcome> {
  const live = fromLive(ref, source)
  try {
    return { component: await (lateFiles.has(ref) ? withLimit(live, RETRY_PATIENCE_MS) : live) }
  } catch (failure) {
    for await (const other of others.inTurn()) {
      try {
        return { component: await componentFrom(ref, other), failure }
      } catch (error) {
        console.warn(`[cadence] ${other.id} does not give the page either`, error)
      }
    }
    // Only slow, and nothing else works: it may still come.
    if (failure instanceof TimeLimitError) return { component: await live }
    throw failure
  }
}

/** Gives up on what has not come, and notes what happens when it comes after all. */
function awaitLate(ref: PageRef, source: Source, work: Promise<Outcome>): Promise<void> {
  const whole = work.then(({ component }) => {
    pages.set(ref, Promise.resolve(component))
  })
  const files = giveUp(source)
  const late = Promise.any(files ? [whole, files] : [whole])
  // Nothing comes any more: the next try is the member's.
  late.catch(() => undefined)
  lateFiles.set(ref, files ?? new Promise(() => undefined))
  return late
}

/** How long to wait for a page. What the HTML asked for is on its way since then, and so long has the member waited. */
function patience({ entry }: RegisteredRemote): number {
  if (!isAskedByHtml(entry)) return PAGE_TIMEOUT_MS
  return Math.max(FIRST_PAGE_LEAST_MS, PAGE_TIMEOUT_MS - performance.now())
}

async function fetchFrom(
  ref: PageRef,
  remote: RegisteredRemote,
  host: string | undefined,
): Promise<ComponentType> {
  const source = { id: remote.name, remote: remote.name, release: remote }
  const others = new OtherReleases(remote, host)
  // The page's files come along with the entry instead of after it.
  if (!lateFiles.has(ref)) fetchAhead(remote.pages[splitPageRef(ref).page])
  const limit = patience(remote)
  const work = fromAnyRelease(ref, source, others)
  try {
    const { component, failure } = await withLimit(work, limit)
    // The member has the page; the team learns that their release did not give it.
    if (failure) report(new PageLoadError(ref, remote, { cause: failure }))
    return component
  } catch (cause) {
    const arrival = awaitLate(ref, source, work)
    throw new PageLoadError(ref, remote, { cause, arrival, outdated: others.hostIsNewer })
  }
}

function report(error: PageLoadError): PageLoadError {
  const { page, remote, version, owner } = error
  reportError({ error, phase: 'load', page, remote, version, owner })
  return error
}

async function fetchPage(ref: PageRef): Promise<ComponentType> {
  try {
    const { remote: name } = splitPageRef(ref)
    const { host, remote: find } = liveRegistry()
    const remote = find(name)
    if (!remote) throw new Error(`The registry names no remote '${name}'`)
    return await fetchFrom(ref, remote, host)
  } catch (error) {
    throw report(error instanceof PageLoadError ? error : new PageLoadError(ref, undefined, { cause: error }))
  }
}

/**
 * A page's component. Loaded once; a failed load is reported and forgotten, so that asking again tries again.
 * @throws PageLoadError
 */
export function loadPage(ref: PageRef): Promise<ComponentType> {
  const asked = pages.get(ref)
  if (asked) return asked
  const loading = fetchPage(ref)
  pages.set(ref, loading)
  loading.catch(() => pages.get(ref) === loading && pages.delete(ref))
  return loading
}
