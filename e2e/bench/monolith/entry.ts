import { type PageRef, pageModulePath, pageRefs, splitPageRef } from '@cadence/shared/contract'

/** Name of a page's chunk in the single bundle. */
export function chunkName(ref: PageRef): string {
  return ref.replace('/', '-')
}

/**
 * Source of the module that replaces the host's loading of remotes in the single bundle: every page is a dynamic
 * import of its own, so that the bundler sees all of the product at once.
 */
export function monolithLoader(): string {
  const lines = pageRefs.map((ref) => {
    const { remote, page } = splitPageRef(ref)
    const file = `remote-${remote}/${pageModulePath(page).slice(2)}`
    return `  '${ref}': () => import(/* webpackChunkName: "${chunkName(ref)}" */ '${file}'),`
  })
  return `const imports = {
${lines.join('\n')}
}
const pages = new Map()
export function loadPage(ref) {
  const known = pages.get(ref)
  if (known) return known
  const loading = imports[ref]().then((module) => module.default)
  pages.set(ref, loading)
  loading.catch(() => pages.delete(ref))
  return loading
}
export function preloadPage(ref) {
  loadPage(ref).catch(() => undefined)
}
`
}
