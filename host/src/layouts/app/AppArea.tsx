import { type ComponentType, useSyncExternalStore } from 'react'
import { reportError } from '../../errors/report.ts'
import { PageLoadError } from '../../remotes/errors.ts'
import { PAGE_TIMEOUT_MS, withLimit } from '../../remotes/time-limit.ts'
import type { Route } from '../../routes.tsx'
import { PlainLayout } from '../plain/PlainLayout.tsx'

let layout: ComponentType | undefined
const listeners = new Set<() => void>()

async function load(): Promise<void> {
  // The release server finds the file by this name.
  const { AppLayout } = await import(/* webpackChunkName: "app" */ '../../app.ts')
  layout = AppLayout
  for (const listener of listeners) listener()
}

/**
 * Brings the layout of the app area, which is a file of its own: who looks at the public site does not load it.
 * @param page the page that wants it. @throws PageLoadError, which has been reported.
 */
export async function loadAppLayout(page: Route['page']): Promise<void> {
  if (layout) return
  try {
    await withLimit(load(), PAGE_TIMEOUT_MS)
  } catch (cause) {
    const error = new PageLoadError(page, undefined, { cause })
    reportError({ error, phase: 'load', page })
    throw error
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The layout of the app area. As long as it is not here, what stands in for a page has no frame around it. */
export function AppArea() {
  const Layout = useSyncExternalStore(subscribe, () => layout) ?? PlainLayout
  return <Layout />
}
