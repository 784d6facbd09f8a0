import { type PageRef, splitPageRef } from '@cadence/shared/contract'
import { routeOf } from '../src/routes.tsx'
import { fonts, type Preload } from './document.ts'
import type { StoreDocument } from './store/document.ts'

/** What the browser should fetch at once for the page of a path: fonts, the remote's entry, the page's files. */
export function preloadsFor(pathname: string, { host, remotes }: StoreDocument): Preload[] {
  const list: Preload[] = []
  if (host) {
    list.push(
      { href: host.assets + fonts.display, as: 'font' },
      { href: host.assets + fonts.text, as: 'font' },
    )
  }
  const ref = routeOf(pathname)?.page
  if (!ref || ref.startsWith('host/')) return list
  const { remote: name, page } = splitPageRef(ref as PageRef)
  const remote = remotes.find((candidate) => candidate.name === name)
  if (remote) list.push({ href: remote.entry, as: 'script', integrity: remote.integrity })
  const files = remote?.pages[page] ?? host?.pages[ref]
  list.push(...(files?.js ?? []).map((href): Preload => ({ href, as: 'script' })))
  list.push(...(files?.css ?? []).map((href): Preload => ({ href, as: 'style' })))
  return list
}
