import { type PageRef, type Registry, splitPageRef } from '@cadence/shared/contract'
import type { ComponentType } from 'react'
import { isComponent } from './component.ts'
import { PageLoadError, TimeLimitError } from './errors.ts'
import { giveUpEarlyEntry, loadExpose, register } from './federation.ts'
import { preloadFiles } from './preload.ts'
import { findRemote, readRegistry } from './registry.ts'

/** A member waits at most this long for a page before the shell says that it does not come, in milliseconds. */
export const PAGE_TIMEOUT_MS = 7000

let known: Registry | undefined

/** The registry of this page: read, and told to the federation runtime, when the first page is asked for. */
function liveRegistry(): Registry {
  if (!known) {
    known = readRegistry(document)
    register(known)
  }
  return known
}

const pages = new Map<PageRef, Promise<ComponentType>>()

function withLimit<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TimeLimitError(`No answer within ${PAGE_TIMEOUT_MS} ms`)),
      PAGE_TIMEOUT_MS,
    )
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

async function fetchPage(ref: PageRef): Promise<ComponentType> {
  const { remote: name, page } = splitPageRef(ref)
  const remote = findRemote(liveRegistry(), name)
  try {
    if (!remote) throw new Error(`The registry names no remote '${name}'`)
    // The page's files come along with the entry instead of after it.
    preloadFiles(remote.pages[page])
    const module = await withLimit(loadExpose(ref))
    const component =
      typeof module === 'object' && module !== null && 'default' in module ? module.default : null
    if (!isComponent(component)) throw new Error('The module has no component as default export')
    return component
  } catch (cause) {
    if (remote && cause instanceof TimeLimitError) giveUpEarlyEntry(remote)
    throw new PageLoadError(ref, remote, cause)
  }
}

/** A page's component. Loaded once; a failed load is forgotten, so that asking again tries again. @throws PageLoadError */
export function loadPage(ref: PageRef): Promise<ComponentType> {
  const asked = pages.get(ref)
  if (asked) return asked
  const loading = fetchPage(ref)
  pages.set(ref, loading)
  loading.catch(() => pages.delete(ref))
  return loading
}
