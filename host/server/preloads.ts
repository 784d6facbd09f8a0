import type { PageFiles, Release } from '@cadence/releases/registry'
import type { StoreDocument } from '@cadence/releases/store/registry-document'
import { isHostPage, type PageRef, splitPageRef } from '@cadence/shared/contract'
import { routeOf } from '../src/routes.ts'
import { fonts, type Preload } from './html-document.ts'

function pagePreloads(files: PageFiles | undefined, hashes: Release['fileIntegrity'] = {}): Preload[] {
  return [
    ...(files?.js ?? []).map((href): Preload => ({ href, as: 'script', integrity: hashes[href] })),
    ...(files?.css ?? []).map((href): Preload => ({ href, as: 'style', integrity: hashes[href] })),
  ]
}

function scriptsOf(page: PageRef, { host, remotes }: StoreDocument): Preload[] {
  const { remote: name, page: expose } = splitPageRef(page)
  const remote = remotes.find((candidate) => candidate.name === name)
  if (!remote) return pagePreloads(host?.pages[page])
  // The shell loads a preview from another address itself, because that address may not answer.
  if (URL.canParse(remote.entry)) return []
  const entry: Preload = { href: remote.entry, as: 'script', integrity: remote.integrity, run: 'defer' }
  return [entry, ...pagePreloads(remote.pages[expose], remote.fileIntegrity)]
}

/**
 * What the browser should fetch at once for the page of a path: what its layout needs, the remote's entry, the
 * page's files, fonts.
 */
export function preloadsFor(pathname: string, store: StoreDocument): Preload[] {
  const { page, layout } = routeOf(pathname) ?? {}
  const layoutScripts = layout ? pagePreloads(store.host?.layouts?.[layout], store.host?.fileIntegrity) : []
  const pageScripts = page && !isHostPage(page) ? scriptsOf(page, store) : []
  const assets = store.host?.assets ?? '/'
  // Text shows in a fallback of the same metrics until its font is here, so the scripts go first.
  const texts = [fonts.display, fonts.text].map((file): Preload => ({ href: assets + file, as: 'font' }))
  return [...layoutScripts, ...pageScripts, ...texts]
}
