import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { routes } from '@cadence/host/routes'
import type { PageFiles } from '@cadence/releases/registry'
import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { publishHost } from '@cadence/releases/store/live-release'
import { pageRefs, remoteNames } from '@cadence/shared/contract'
import { createRsbuild, rspack } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import * as z from 'zod/mini'
import hostConfig from '../../../host/rsbuild.config.ts'
import { folderOf, root } from '../../../tools/workspaces.ts'
import { chunkName, monolithLoader } from './entry.ts'

const filesSchema = z.object({ allFiles: z.array(z.string()) })

/** The files of each page of the single bundle and of the layout around it, found by the names of their chunks. */
async function pagesOf(dist: string, assets: string): Promise<Record<string, PageFiles>> {
  const { allFiles } = filesSchema.parse(JSON.parse(await readFile(join(dist, 'files.json'), 'utf8')))
  const fileOf = (chunk: string) => {
    const file = allFiles.find((name) => name.startsWith(`static/js/async/${chunk}.`))
    if (!file) throw new Error(`The single bundle has no chunk ${chunk}`)
    return assets + file
  }
  const ofApp = new Set(routes.filter(({ layout }) => layout === 'app').map(({ page }) => page))
  return Object.fromEntries(
    pageRefs.map((ref) => {
      const layout = ofApp.has(ref) ? [fileOf('app')] : []
      return [ref, { js: [...layout, fileOf(chunkName(ref))], css: [] }]
    }),
  )
}

/**
 * Builds host and remotes as one bundle, from the same sources and with the same settings but federation, and
 * publishes it into a store of its own, so that the same release server serves it with the same preloads.
 */
export async function buildMonolith(store: string, work: string): Promise<void> {
  const loader = join(work, 'load.ts')
  const dist = join(work, 'dist')
  await mkdir(work, { recursive: true })
  await writeFile(loader, monolithLoader())
  const { plugins: _, tools, resolve, ...settings } = hostConfig
  const rsbuild = await createRsbuild({
    cwd: join(root, 'host'),
    config: {
      ...settings,
      plugins: [pluginReact()],
      resolve: { ...resolve, alias: Object.fromEntries(remotes.map((name) => [name, join(root, name)])) },
      // Its chunks differ from those that the host's own build names.
      output: { ...settings.output, manifest: 'files.json', distPath: { root: dist } },
      tools: {
        ...tools,
        rspack: {
          plugins: [new rspack.NormalModuleReplacementPlugin(/\/remotes\/load-page\.ts$/, loader)],
        },
      },
    },
  })
  await rsbuild.build()
  const version = 'single-bundle'
  await publishHost(folderStore(store), version, dist, { pages: await pagesOf(dist, `/host/${version}/`) })
}

const remotes = remoteNames.map(folderOf)
