import type { PageFiles } from '@cadence/shared/contract'

/** Asks the browser for a page's files before the federation runtime finds out that it needs them. */
export function preloadFiles(files: PageFiles | undefined): void {
  for (const href of files?.js ?? []) {
    const known = document.head.querySelector(`link[rel="preload"][href="${CSS.escape(href)}"]`)
    if (known) continue
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    link.href = href
    if (new URL(href, location.href).origin !== location.origin) link.crossOrigin = 'anonymous'
    document.head.append(link)
  }
}
