import type { RegisteredRemote } from '@cadence/releases/registry'
import { type PageRef, splitPageRef } from '@cadence/shared/contract'
import { type Registry, RegistryError } from '../remotes/registry.ts'

/** One that takes longer is left to itself, in milliseconds. */
const PREFETCH_TIMEOUT_MS = 15_000

/** A file to fetch, and what for. */
export interface PrefetchFile {
  href: string
  as: 'script' | 'style'
}

/** A remote, if the registry names it as it should: what is wrong is said when the member really goes there. */
function remoteOf(name: string, registry: Pick<Registry, 'remote'>): RegisteredRemote | undefined {
  try {
    return registry.remote(name)
  } catch (error) {
    if (error instanceof RegistryError) return undefined
    throw error
  }
}

/** What the first paint of a page wants: its remote's entry and its own files. Nothing for a remote in development. */
export function filesOf(ref: PageRef, registry: Pick<Registry, 'remote'>): PrefetchFile[] {
  const { remote: name, page } = splitPageRef(ref)
  const remote = remoteOf(name, registry)
  // Without a hash it changes with each edit, and the browser keeps none of it.
  if (!remote?.integrity) return []
  const { js = [], css = [] } = remote.pages[page] ?? {}
  return [
    ...[remote.entry, ...js].map((href): PrefetchFile => ({ href, as: 'script' })),
    ...css.map((href): PrefetchFile => ({ href, as: 'style' })),
  ]
}

/**
 * Puts a file of this origin into the browser's cache, behind everything else that it fetches, and runs none of it,
 * where the browser can. Resolves when it is over, however it ended: a failure is said when the member really goes there.
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
      // The loaders of federation and of chunks take an element that they find for one that is still loading.
      link.remove()
      resolve()
    }
    const timer = setTimeout(end, PREFETCH_TIMEOUT_MS)
    link.addEventListener('load', end)
    link.addEventListener('error', end)
    document.head.append(link)
  })
}
