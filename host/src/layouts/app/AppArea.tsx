import { askNewest, documentRegistry } from '@cadence/releases/browser/live-registry'
import type { ReactNode } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { reportError } from '../../errors/report-error.ts'
import { PAGE_TIMEOUT_MS, PageLoadError, TimeLimitError, withLimit } from '../../remotes/errors.ts'
import type { Route } from '../../routes.ts'
import { layoutTexts } from '../../shell/load-texts.ts'
import { PlainLayout } from '../PlainLayout.tsx'
import { LazyStatusLines } from './status-line/LazyStatusLines.tsx'

type AppModule = typeof import('../../app-chunk.ts')

/** An empty screen is not worth a longer wait, in milliseconds. */
const FRAME_MS = 1500

const areaState = proxy<{ Layout?: () => ReactNode }>({})

/** Whether the server has another host by now. The files of this document's host may then be gone. */
function isOutdated(): Promise<boolean> {
  return askNewest().then(
    ({ host }) => host !== documentRegistry().host,
    () => false,
  )
}

/**
 * Loads the layout and the host's pages of the app area: a file of its own, which visitors of the public site do not
 * load. After a failure the next call loads it again.
 */
export async function appArea(): Promise<AppModule> {
  // The release server finds the file by this name.
  const loaded = await import(/* webpackChunkName: "app" */ '../../app-chunk.ts')
  if (!areaState.Layout) {
    areaState.Layout = loaded.AppLayout
    // The texts in the language in use come with the frame.
    void layoutTexts()
  }
  return loaded
}

/** The app area for a visit. @param page the page that wants it. @throws PageLoadError, which has been reported. */
export async function enterAppArea(page: Route['page']): Promise<void> {
  try {
    await withLimit(appArea(), PAGE_TIMEOUT_MS)
  } catch (cause) {
    const isLate = cause instanceof TimeLimitError
    const arrival = isLate ? appArea().then(() => undefined) : undefined
    arrival?.catch(() => undefined)
    const outdated = !isLate && (await isOutdated())
    const error = new PageLoadError(page, undefined, { cause, arrival, outdated })
    reportError({ error, phase: 'load', page, remote: 'host' })
    throw error
  }
}

/** Waits for the frame around a skeleton, and its texts, for a limited time. The visit reports a failure. */
export function appFrame(): Promise<void> {
  return withLimit(appArea().then(layoutTexts), FRAME_MS).catch(() => undefined)
}

/** The layout of the app area. Until it is loaded, a skeleton or an error panel shows without a frame. */
export function AppArea() {
  const Layout = useSnapshot(areaState, { sync: true }).Layout ?? PlainLayout
  return (
    <>
      <Layout />
      <LazyStatusLines />
    </>
  )
}

/** Starts to load the layout of a route, if it is not part of the first script. The visit reports a failure. */
export function loadLayout({ layout }: Pick<Route, 'layout'>): void {
  if (layout === 'app') appArea().catch(() => undefined)
}
