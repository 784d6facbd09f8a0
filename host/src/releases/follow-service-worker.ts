import { askNewest, documentRegistry, documentTag } from '@cadence/releases/browser/live-registry'
import { type Registry, RegistryError } from '@cadence/releases/browser/page-registry'
import type { RegisteredRemote } from '@cadence/releases/registry'
import { signedInMember } from '@cadence/shared/auth'
import { remoteNames } from '@cadence/shared/contract'
import { allowsPrefetch, quietMoment } from '../prefetch/idle-moment.ts'
import { CACHES, type Keep, newestSchema, type Started } from '../service-worker/messages.ts'

const ADDRESS = '/service-worker.js'

/** The remotes whose files are fetched ahead: with them the whole app area works without a network. */
const appArea = new Set(['dashboard', 'settings', 'auth'])

/** The folder of a release of this origin; undefined for a preview from another one. */
function folderOf({ name, version, entry }: RegisteredRemote): string[] {
  const folder = `/remotes/${name}/${version}/`
  return new URL(entry, location.href).href.startsWith(location.origin + folder) ? [folder] : []
}

function foldersOf(registry: Registry, names: readonly string[]): string[] {
  const remotes = names.flatMap((name) => registry.remote(name) ?? [])
  return [...(registry.host ? [`/host/${registry.host}/`] : []), ...remotes.flatMap(folderOf)]
}

/** Paths of the files of releases that this page has loaded so far. */
function loadedFiles(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href))
  const ours = urls.filter(
    ({ origin, pathname }) => origin === location.origin && /^\/(?:host|remotes)\//.test(pathname),
  )
  return [...new Set(ours.map(({ pathname }) => pathname))]
}

/** The registry of this document; null where it shows a preview, or an entry is bad: that is never kept. */
function soundRegistry(): Registry | null {
  try {
    const registry = documentRegistry()
    for (const name of remoteNames) registry.remote(name)
    return registry.previews().length > 0 ? null : registry
  } catch (error) {
    // The load of a page reports it.
    if (error instanceof RegistryError) return null
    throw error
  }
}

/** What this page and, for a member, the whole app area would need without a network. Nothing where data is saved. */
function neededOffline(tag: string, registry: Registry): Keep {
  const isGenerous = allowsPrefetch()
  const names = remoteNames.filter((name) => appArea.has(name))
  return {
    type: 'cadence:keep',
    tag,
    path: location.pathname,
    whole: isGenerous && signedInMember() !== null ? foldersOf(registry, names) : [],
    loaded: isGenerous ? loadedFiles() : [],
  }
}

/** Removes the worker and what it kept. This page may still be under it: what it keeps meanwhile goes with the next page. */
async function removeWorker(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration('/'))?.unregister()
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHES))
  await Promise.all(names.map((name) => caches.delete(name)))
}

/**
 * Tells the service worker that this document started, and in a quiet moment what it would need without a network. A new
 * release that the worker hears of is asked for, as in a tab that has been open for a while. Where the server has switched
 * the worker off, removes it.
 * @throws when the worker could not be removed
 */
export async function followServiceWorker(): Promise<void> {
  const workers = navigator.serviceWorker
  const tag = documentTag()
  const registry = soundRegistry()
  if (!tag || !registry) return
  if (!registry.hasWorker) return removeWorker()
  workers.addEventListener('message', ({ data }) => {
    if (newestSchema.safeParse(data).success) askNewest().catch(() => undefined)
  })
  workers.startMessages()
  const started: Started = { type: 'cadence:started', tag, releases: foldersOf(registry, remoteNames) }
  workers.controller?.postMessage(started)
  await quietMoment()
  // A browser or a member that forbids workers: the app works without one.
  const registration = await workers
    .register(ADDRESS, { scope: '/', updateViaCache: 'none' })
    .catch(() => null)
  if (!registration) return
  // Only the first worker of a browser waits for it. Beside one that is active, two workers would fetch the same files.
  if (!registration.active) registration.installing?.postMessage(neededOffline(tag, registry))
  const { active } = await workers.ready
  active?.postMessage(started)
  active?.postMessage(neededOffline(tag, registry))
}
