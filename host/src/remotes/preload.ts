import type { PageFiles } from '@cadence/shared/contract'

/** Asks the browser for a page's files before the federation runtime finds out that it needs them. */
export function preloadFiles(files: PageFiles | undefined): void {
  for (const href of files?.js ?? []) {
    // The first page's files were asked for by the HTML; a link asks once.
    const asked = performance.getEntriesByName(new URL(href, location.href).href).length > 0
    const waiting = document.querySelector(
      `link[href="${CSS.escape(href)}"],script[src="${CSS.escape(href)}"]`,
    )
    if (asked || waiting) continue
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    link.href = href
    if (new URL(href, location.href).origin !== location.origin) link.crossOrigin = 'anonymous'
    document.head.append(link)
  }
}
