import type { RegisteredRemote } from '@cadence/releases/registry'
import { type PageRef, splitPageRef } from '@cadence/shared/contract'
import type { ComponentType } from 'react'
import { reportError } from '../errors/report.ts'
import { PageLoadError, TimeLimitError } from './errors.ts'
import { giveUp, isSound, loadComponent, type Source } from './federation.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { leaveRemote, liveRegistry, sourceId, takeRemote } from './live-registry.ts'
import { OtherReleases } from './other-releases.ts'
import { isAskedByHtml } from './scripts.ts'
import { PAGE_TIMEOUT_MS, withLimit } from './time-limit.ts'
import { usedSource } from './used.ts'

/** Patience with the first page counts from the moment the member asked for it, but the host leaves it this long. */
const FIRST_PAGE_LEAST_MS = 2500

/** On a retry the live release has this long before another one is tried beside it, in milliseconds. */
const RETRY_PATIENCE_MS = 3000

const loaded = new Map<PageRef, Promise<ComponentType>>()

/** What a failed try gave up on. */
interface Late {
  /** Resolves when a file of it comes after all; rejects when none was on its way. */
  files: Promise<void>
  arrived: boolean
}

/** By page, for those that failed before. */
const late = new Map<PageRef, Late>()

/** A page, and why the live release did not give it if it came from another one. */
interface Outcome {
  component: ComponentType
  failure?: unknown
}

/** The page from a source. From then on it is the only one of its remote that gives pages to this document. */
function componentFrom(ref: PageRef, source: Source): Promise<ComponentType> {
  return loadComponent(source, splitPageRef(ref).page)
}

/** The page from the live release. What an earlier try gave up on may still come first. */
function fromLive(ref: PageRef, source: Source): Promise<ComponentType> {
  let arrived = false
  const onArrival = () => {
    arrived = true
    // What was asked for since is not needed any more.
    void giveUp(source, splitPageRef(ref).page, true)
  }
  const before = late.get(ref)
  // What is here already is found; what never comes leaves only what is asked for now.
  if (before && !before.arrived) before.files.then(onArrival, () => undefined)
  return componentFrom(ref, source).catch((error: unknown) => {
    if (arrived) return componentFrom(ref, source)
    throw error
  })
}

/** The page from the live release, else from another one that still works. */
async function fromAnyRelease(ref: PageRef, source: Source, others: OtherReleases): Promise<Outcome> {
  const live = fromLive(ref, source)
  try {
    return { component: await (late.has(ref) ? withLimit(live, RETRY_PATIENCE_MS) : live) }
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

/**
 * Gives up on what has not come, so that the next try asks anew.
 * @returns when it, or what an earlier try gave up on, comes after all, if the page failed for want of it.
 */
function giveUpWaiting(ref: PageRef, source: Source, work: Promise<Outcome>, cause: unknown) {
  const waiting = cause instanceof TimeLimitError
  const before = late.get(ref)
  const earlier = before?.arrived ? undefined : before?.files
  const given = [earlier, giveUp(source, splitPageRef(ref).page, waiting)]
  const now: Late = { files: Promise.any(given.filter((some) => some !== undefined)), arrived: false }
  late.set(ref, now)
  // With none on its way it rejects at once: the next try is the member's.
  now.files.then(
    () => {
      now.arrived = true
    },
    () => undefined,
  )
  if (!waiting) return undefined
  const whole = work.then(({ component }) => {
    loaded.set(ref, Promise.resolve(component))
  })
  const arrival = Promise.any([whole, now.files])
  arrival.catch(() => undefined)
  return arrival
}

/** How long to wait for a page. What the HTML asked for is on its way since then, and so long has the member waited. */
function patience(files: readonly string[]): number {
  const passed = performance.now()
  // Later than this the member has been elsewhere, and what the HTML asked for is not what they wait for.
  if (passed > 2 * PAGE_TIMEOUT_MS || !isAskedByHtml(files)) return PAGE_TIMEOUT_MS
  return Math.max(FIRST_PAGE_LEAST_MS, PAGE_TIMEOUT_MS - passed)
}

async function fetchFrom(
  ref: PageRef,
  remote: RegisteredRemote,
  host: string | undefined,
): Promise<ComponentType> {
  const isPreview = remote.preview !== undefined && !remote.preview.failed
  const { name, container } = remote
  const first: Source = { id: sourceId(remote), remote: name, release: remote, isPreview, container }
  const source = usedSource(remote.name) ?? first
  const others = new OtherReleases(remote, host)
  // The page's files come along with the entry instead of after it.
  const { entry, pages, version } = source.release
  const files = pages[splitPageRef(ref).page]
  if (isSound(source.id)) fetchAhead(files)
  const limit = patience([entry, ...(files?.js ?? [])])
  const asked = { name: remote.name, owner: remote.owner, version }
  const work = fromAnyRelease(ref, source, others)
  try {
    const { component, failure } = await withLimit(work, limit)
    // The member has the page; the team learns that their release did not give it.
    if (failure) report(new PageLoadError(ref, asked, { cause: failure }))
    return component
  } catch (cause) {
    const arrival = giveUpWaiting(ref, source, work, cause)
    leaveRemote(remote.name)
    const { hostIsNewer, elsewhere } = others
    throw new PageLoadError(ref, asked, { cause, arrival, outdated: hostIsNewer || elsewhere, elsewhere })
  }
}

function report(error: PageLoadError): void {
  const { page, remote, version, owner } = error
  reportError({ error, phase: 'load', page, remote, version, owner })
}

async function fetchPage(ref: PageRef): Promise<ComponentType> {
  try {
    const { remote: name } = splitPageRef(ref)
    const { host } = liveRegistry()
    const remote = takeRemote(name)
    if (!remote) throw new Error(`The registry names no remote '${name}'`)
    return await fetchFrom(ref, remote, host)
  } catch (error) {
    throw error instanceof PageLoadError ? error : new PageLoadError(ref, undefined, { cause: error })
  }
}

function load(ref: PageRef): Promise<ComponentType> {
  const asked = loaded.get(ref)
  if (asked) return asked
  const loading = fetchPage(ref)
  loaded.set(ref, loading)
  loading.catch(() => loaded.get(ref) === loading && loaded.delete(ref))
  return loading
}

const reported = new WeakSet<PageLoadError>()

/**
 * A page's component. Loaded once; a failed load is reported and forgotten, so that asking again tries again.
 * @throws PageLoadError
 */
export async function loadPage(ref: PageRef): Promise<ComponentType> {
  try {
    return await load(ref)
  } catch (error) {
    if (error instanceof PageLoadError && !reported.has(error)) {
      reported.add(error)
      report(error)
    }
    throw error
  }
}

/** Loads a page that a member may visit next. A failure is only said when they do, and one that failed waits for that. */
export function preloadPage(ref: PageRef): void {
  if (!late.has(ref)) load(ref).catch(() => undefined)
}
