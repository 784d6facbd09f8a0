import { chunkGlobalName, containerName, type Release } from '@cadence/releases/registry'
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { ComponentType } from 'react'
import { componentIn, isComponent } from './component.ts'
import { loadEntryPlugin } from './entry-plugin.ts'
import { ForeignAddressError } from './errors.ts'
import { oneReleasePlugin } from './one-release-plugin.ts'
import { giveUpScripts } from './scripts.ts'

/** Which release of which remote; `id` is its name in the federation runtime, and tells two of one remote apart. */
export interface Source {
  id: string
  remote: string
  release: Release
  /** The server says that this browser previews it: it may come from another address, which the policy names. */
  isPreview?: boolean
  /** Name of its container in the page, where the previewed build is not one of ours. */
  container?: string | undefined
}

/** How a source has done so far. */
interface Record {
  source: Source
  /** Failed loads: the next one asks for the entry under a fresh address. */
  failures: number
  /** The container may be what is broken: it never gave a page, or one came out of it that is none. */
  doubtful: boolean
  /** Loads under way. */
  loading: number
  /** Files that came after they were given up on. */
  arrivals: number
}

const records = new Map<string, Record>()

/** Entries come from this origin, but for a preview; in development also from the servers of this machine. */
function isOurs({ release, isPreview = false }: Source): boolean {
  const { origin, hostname } = new URL(release.entry)
  const isLocal = process.env.NODE_ENV === 'development' && hostname === 'localhost'
  return origin === location.origin || isPreview || isLocal
}

/** How an entry is to be asked for now: after a failure under a fresh address, past what a cache or a proxy holds. */
function askedEntry(id: string) {
  const record = records.get(id)
  if (!record) return undefined
  const { entry, integrity } = record.source.release
  return { address: record.failures === 0 ? entry : `${entry}?retry=${record.failures}`, integrity }
}

let hasRules = false

/** Gives the shell's rules to the federation runtime, before it is asked for the first remote. */
function registerRules(): void {
  if (hasRules) return
  hasRules = true
  registerPlugins([loadEntryPlugin(askedEntry), oneReleasePlugin((name) => records.get(name)?.source)])
}

/** The record of a source. The runtime learns of the source, or forgets the container that may be broken. */
function recordOf(source: Source): Record {
  const { id, remote, release, container } = source
  registerRules()
  const before = records.get(id)
  // One that is just being taken anew is not taken twice.
  if (before && (before.failures === 0 || !before.doubtful || before.loading > 0)) return before
  const entryGlobalName = container ?? containerName(remote, release.version)
  // The runtime takes a container out of the page by this name when it is taken anew.
  if (!before && container && Reflect.has(globalThis, container))
    throw new Error(`The page has something else under the name ${container}`)
  const record = before ?? { source, failures: 0, doubtful: true, loading: 0, arrivals: 0 }
  records.set(id, record)
  // A new container would take the chunks that the one before it got for its own, and one of them may be what is broken.
  if (before) Reflect.deleteProperty(globalThis, chunkGlobalName(entryGlobalName))
  registerRemotes([{ name: id, entry: release.entry, entryGlobalName, type: 'global' }], {
    force: Boolean(before),
  })
  return record
}

const origins = new WeakMap<ComponentType, { remote: string; version: string }>()

/** The release that a page's component came from; undefined for what was not loaded here. */
export function originOf(component: unknown): { remote: string; version: string } | undefined {
  return isComponent(component) ? origins.get(component) : undefined
}

/**
 * Loads a page's component from a source.
 * @throws ForeignAddressError, or whatever the entry, the chunk or the module failed with.
 */
export async function loadComponent(source: Source, page: string): Promise<ComponentType> {
  const { id, release } = source
  if (!isOurs(source)) throw new ForeignAddressError(`${id} is at ${release.entry}, no address of this app`)
  const record = recordOf(source)
  const { arrivals } = record
  record.loading += 1
  try {
    const component = componentIn(await loadRemote<unknown>(`${id}/${page}`))
    if (!component) throw new Error('The module has no component as default export')
    record.doubtful = false
    origins.set(component, { remote: source.remote, version: release.version })
    return component
  } catch (error) {
    // What was asked for again was given up on because the first has come.
    if (record.arrivals > arrivals) throw error
    record.failures += 1
    // A chunk that did not arrive says nothing about the container that asked for it.
    if (!(error instanceof Error && error.name === 'ChunkLoadError')) record.doubtful = true
    throw error
  } finally {
    record.loading = Math.max(0, record.loading - 1)
  }
}

/** Whether a page of a remote is on its way. */
export function isLoading(remote: string): boolean {
  return [...records.values()].some(({ source, loading }) => source.remote === remote && loading > 0)
}

/** Whether nothing that was asked of a source has failed: what it needs is then at the plain addresses. */
export function isSound(id: string): boolean {
  return (records.get(id)?.failures ?? 0) === 0
}

/**
 * Gives up on a page's files that have not come: who waits for them is told so, and the next try asks anew. The entry
 * stays while another page waits for it.
 * @param waiting whether the load of this page has not ended by itself.
 * @returns resolves when one of them comes after all and is as good as in time; undefined when none was on its way.
 */
export function giveUp({ id, release }: Source, page: string, waiting: boolean): Promise<void> | undefined {
  const record = records.get(id)
  const others = (record?.loading ?? 0) - (waiting ? 1 : 0)
  const arrival = giveUpScripts([...(release.pages[page]?.js ?? []), ...(others > 0 ? [] : [release.entry])])
  if (!record) return arrival
  // Nothing is on its way and still no answer: it is the container that hangs.
  if (!arrival && waiting && others === 0) {
    record.failures += 1
    record.doubtful = true
    record.loading = 0
  }
  return arrival?.then(() => {
    record.arrivals += 1
    record.failures = 0
  })
}
