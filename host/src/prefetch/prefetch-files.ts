import { type Registry, RegistryError } from '@cadence/releases/browser/page-registry'
import type { RegisteredRemote } from '@cadence/releases/registry'
import { type PageRef, splitPageRef } from '@cadence/shared/contract'

/** Time limit of one file, in milliseconds. A slower file holds up no other. */
const PREFETCH_TIMEOUT_MS = 15_000

/** A file to fetch, and what for. */
export interface PrefetchFile {
  href: string
  as: 'script' | 'style'
}

/** A remote's entry in the registry; undefined when the entry is not valid, which the visit reports. */
function remoteOf(name: string, registry: Pick<Registry, 'remote'>): RegisteredRemote | undefined {
  try {
    return registry.remote(name)
  } catch (error) {
    if (error instanceof RegistryError) return undefined
    throw error
  }
}

/** Files for the first paint of a page: its remote's entry and its own files. Empty for a remote in development. */
export function filesOf(ref: PageRef, registry: Pick<Registry, 'remote'>): PrefetchFile[] {
  const { remote: name, page } = splitPageRef(ref)
  const remote = remoteOf(name, registry)
  // A remote in development has no hash: its files change with each edit, and the browser does not cache them.
  if (!remote?.integrity) return []
  const { js = [], css = [] } = remote.pages[page] ?? {}
  return [
    ...[remote.entry, ...js].map((href): PrefetchFile => ({ href, as: 'script' })),
    ...css.map((href): PrefetchFile => ({ href, as: 'style' })),
  ]
}

/**
 * Puts a file of this origin into the browser's cache, with the lowest priority and without running it, where the browser
 * supports that. Resolves when the request has ended, also after a failure: the visit reports it.
 */
export function prefetch({ href, as }: PrefetchFile): Promise<void> {
  if (performance.getEntriesByName(href).length > 0) return Promise.resolve()
  const link = document.createElement('link')
  if (!link.relList.supports('prefetch') || new URL(href).origin !== location.origin) return Promise.resolve()
  link.rel = 'prefetch'
  link.as = as
  link.href = href
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      // The loaders of federation and of chunks would wait for an element that they find.
      link.remove()
      resolve()
    }
    const timer = setTimeout(end, PREFETCH_TIMEOUT_MS)
    link.addEventListener('load', end)
    link.addEventListener('error', end)
    document.head.append(link)
  })
}
