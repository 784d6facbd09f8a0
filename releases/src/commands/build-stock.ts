import { exec } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { CONTAINER_MANIFEST, FACTS } from '../build-facts.ts'
import type { Product, ProductPart } from '../product/product-file.ts'
import { stockFacts, stockManifestSchema } from '../product/stock-facts.ts'
import type { Built } from '../releases-config.ts'
import { describeFiles } from '../store/release-manifest.ts'
import { commitOf } from './git.ts'

/** What a build may print before it is ended, in bytes. */
const MOST_OUTPUT = 64_000_000

async function run(command: string, folder: string): Promise<void> {
  await promisify(exec)(command, { cwd: folder, maxBuffer: MOST_OUTPUT }).catch(
    (error: { stdout?: string; stderr?: string }) => {
      throw new Error(`'${command}' failed in ${folder}\n${error.stdout ?? ''}${error.stderr ?? ''}`)
    },
  )
}

async function readJson<S extends z.ZodMiniType>(file: string, schema: S): Promise<z.output<S>> {
  return schema.parse(JSON.parse(await readFile(file, 'utf8')))
}

const packageSchema = z.object({ version: z.optional(z.string()) })

/** The version of a build: the package's, and a fingerprint of all files. The same files have the same version. */
async function versionOf(folder: string, dist: string): Promise<string> {
  const { version = '0.0.0' } = await readJson(join(folder, 'package.json'), packageSchema)
  const files = JSON.stringify(await describeFiles(dist))
  return `${version}-${createHash('sha256').update(files).digest('hex').slice(0, 8)}`
}

/** A part of a product whose build is to be released. */
export interface StockPart extends ProductPart {
  name: string
  owner: string
}

/**
 * Builds a part by its own command, and copies the build with the facts that the gate compares.
 * @param root folder of the configuration. @param to folder of the copy.
 * @throws Error when the command fails, or what it built cannot be served as a release.
 */
export async function buildStock(
  product: Product,
  root: string,
  part: StockPart,
  to: string,
): Promise<Built> {
  const folder = join(root, part.folder)
  if (part.build) await run(part.build, folder)
  const dist = join(folder, part.dist)
  const manifest = await readJson(join(dist, CONTAINER_MANIFEST), stockManifestSchema).catch(
    (cause: unknown) => {
      throw new Error(`${dist} holds no ${CONTAINER_MANIFEST} of the Module Federation plugin`, { cause })
    },
  )
  const { publicPath } = manifest.metaData
  // Its chunks would be asked for at the root of the site, where no release is.
  if (publicPath !== undefined && publicPath !== 'auto')
    throw new Error(
      `${part.name} is built for the address '${publicPath}'. A release is served from a folder of its own: set output.assetPrefix (Rsbuild) or output.publicPath (Rspack) to 'auto', or base (Vite) to './'`,
    )
  const version = await versionOf(folder, dist)
  const commit = await commitOf(root, [part.folder])
  await cp(dist, to, { recursive: true })
  const facts = stockFacts({ part: part.name, version, commit, owner: part.owner, manifest }, product)
  await writeFile(join(to, FACTS), JSON.stringify(facts))
  return { version, dist: to, ...(commit ? { commit } : {}) }
}
