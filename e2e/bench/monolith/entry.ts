import { exposedModules, remoteNames } from '@cadence/shared/contract'

/** Name of the chunk of a page or a fragment in the single bundle. */
export function chunkName(ref: `${string}/${string}`): string {
  return ref.replace('/', '-')
}

/**
 * Source of the module that replaces the host's loading of remotes in the single bundle: every page and fragment is a dynamic
 * import of its own, so that the bundler sees all of the product at once.
 */
export function monolithLoader(): string {
  const lines = remoteNames.flatMap((remote) =>
    Object.entries(exposedModules(remote)).map(([name, path]) => {
      const chunk = chunkName(`${remote}/${name}`)
      return `  '${remote}/${name}': () => import(/* webpackChunkName: "${chunk}" */ 'remote-${remote}/${path.slice(2)}'),`
    }),
  )
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
