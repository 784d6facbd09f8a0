import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { exposedModules, pageModulePath, pagesOf, type RemoteName } from '@cadence/shared/contract'
import type { RsbuildPlugin } from '@rsbuild/core'

/** Beside a page's module: what search engines read about the page. Such a page is rendered on the server, too. */
const HEAD = 'head.ts'

/**
 * Fails a build at its start when a page or a fragment of the product map has no module. The bundler would only name a path that it
 * cannot resolve.
 */
export function pluginRemotePages(remote: RemoteName): RsbuildPlugin {
  return {
    name: 'cadence:remote-pages',
    setup({ context: { rootPath } }) {
      for (const [name, path] of Object.entries(exposedModules(remote))) {
        const file = join(rootPath, path)
        if (existsSync(file)) continue
        throw new Error(
          `The product map (shared/src/contract) names ${remote}/${name}, and ${file} is missing`,
        )
      }
    },
  }
}

/**
 * Source of a remote's server build: its pages that have a head, by name, each with its component and its head.
 * @param folder of the remote. @returns undefined when no page of the remote has a head.
 */
export function serverPagesSource(remote: RemoteName, folder: string): string | undefined {
  const pages = pagesOf(remote).filter((page) =>
    existsSync(join(folder, dirname(pageModulePath(page)), HEAD)),
  )
  if (pages.length === 0) return undefined
  const imports = pages.flatMap((page) => [
    `import ${page} from '${pageModulePath(page)}'`,
    `import { head as ${page}Head } from './${join(dirname(pageModulePath(page)), HEAD)}'`,
  ])
  const exported = pages.map((page) => `  ${page}: { Page: ${page}, head: ${page}Head },`)
  return [...imports, 'export default {', ...exported, '}'].join('\n')
}
