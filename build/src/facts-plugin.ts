import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, sep } from 'node:path'
import {
  FACTS,
  REMOTE_TYPES,
  type ReleaseFacts,
  releaseFactsSchema,
  SERVER_BUILD,
} from '@cadence/releases/build-facts'
import { OFFLINE_FILES } from '@cadence/releases/offline-files'
import { readPolicy } from '@cadence/releases/release-policy'
import type { RsbuildPlugin } from '@rsbuild/core'
import * as z from 'zod/mini'
import { contractTypes } from './contract-types.ts'
import { GraphFactsPlugin } from './graph-facts.ts'

const require = createRequire(import.meta.url)

/** What a host's server build says of its routes and fragments. */
const { routes, fragments } = releaseFactsSchema.shape
const serverBuild = z.object({ routes, fragments })

/** What a host's build shows of remotes, as the build itself has it: pages in routes, and fragments around them. */
function shownOf(dist: string): Pick<ReleaseFacts, 'routes' | 'fragments'> {
  const { routes = [], fragments = [] } = serverBuild.parse(require(join(dist, SERVER_BUILD)))
  return { routes: routes.filter(({ page }) => !page.startsWith('host/')), fragments }
}

async function integrities(dist: string, files: readonly string[]): Promise<ReleaseFacts['chunks']> {
  const named = await Promise.all(
    files.map(async (file) => {
      const hash = createHash('sha384').update(await readFile(join(dist, file)))
      return [file, `sha384-${hash.digest('base64')}`]
    }),
  )
  return Object.fromEntries(named)
}

/** Chunks that only some members choose: a browser keeps one once it was used. */
const isForSome = (file: string) => /(?:^|\/)chosen-[^/]*$/.test(file)

const isAsset = (file: string) => /\.(?:woff2|svg)$/.test(file)

/** The fonts and drawings of a build. */
async function assetsOf(dist: string): Promise<string[]> {
  const files = await readdir(dist, { recursive: true })
  return files
    .map((file) => file.split(sep).join('/'))
    .filter(isAsset)
    .sort()
}

/**
 * Writes two files into a production build: `facts.json`, what it needs and what it gives, which the gate checks; and
 * `offline-files.json`, the files with which a browser runs it without a network.
 * @param part `host`, or the name of a remote.
 */
export function pluginReleaseFacts(part: string): RsbuildPlugin {
  const isHost = part === 'host'
  const graph = new GraphFactsPlugin(isHost ? 'host' : 'remote')
  return {
    name: 'cadence:release-facts',
    apply: 'build',
    setup({ context, modifyRspackConfig, onBeforeBuild, onAfterBuild }) {
      let contract: ReturnType<typeof contractTypes> | undefined
      modifyRspackConfig((_config, { appendPlugins }) => appendPlugins(graph))
      onBeforeBuild(() => {
        // Beside the bundler, which leaves a core to it.
        contract = contractTypes()
        contract.catch(() => undefined)
      })
      onAfterBuild(async () => {
        const { distPath, rootPath } = context
        // The federation plugin logs a compiler that failed, and lets the build succeed without types.
        if (!isHost && !existsSync(join(distPath, REMOTE_TYPES)))
          throw new Error(`${part} has no ${REMOTE_TYPES}: its types could not be generated`)
        const { files, ...said } = graph.facts
        const facts: ReleaseFacts = {
          part,
          version: process.env.RELEASE_VERSION || 'dev',
          ...(process.env.RELEASE_COMMIT ? { commit: process.env.RELEASE_COMMIT } : {}),
          owner: (await readPolicy(rootPath)).owner,
          contract: await (contract ?? contractTypes()),
          chunks: await integrities(distPath, files),
          ...said,
          ...(isHost ? shownOf(distPath) : {}),
        }
        const forAll = Object.entries(facts.chunks ?? {}).filter(([file]) => !isForSome(file))
        const assets = await integrities(distPath, await assetsOf(distPath))
        const offline = { ...Object.fromEntries(forAll), ...assets }
        await writeFile(join(distPath, OFFLINE_FILES), JSON.stringify(offline))
        await writeFile(join(distPath, FACTS), JSON.stringify(releaseFactsSchema.parse(facts), null, 2))
      })
    },
  }
}
