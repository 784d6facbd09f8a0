import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import {
  CONTAINER_MANIFEST,
  FACTS,
  REMOTE_ENTRY,
  type ReleaseFacts,
  releaseFactsSchema,
} from '../build-facts.ts'
import type { PageFiles } from '../registry.ts'
import { isMissing } from './file-errors.ts'
import { describeFiles, type ReleaseManifest, TornBuildError } from './release-manifest.ts'

/** What is released on its own: `host`, or the name of a remote. */
export type Part = string

/** The parts of a bundler's manifests that a release is made from. */
const federationManifest = z.object({
  exposes: z.array(
    z.object({
      name: z.string(),
      assets: z.object({
        js: z.object({ sync: z.array(z.string()) }),
        css: z.object({ sync: z.array(z.string()) }),
      }),
    }),
  ),
})
/** Files found by a chunk's name. An empty list means that the name has changed. */
const chunkFiles = z.array(z.string()).check(z.minLength(1))
const hostFiles = z.object({
  chunks: z.optional(z.object({ app: chunkFiles })),
  entries: z.object({
    index: z.object({ initial: z.object({ js: z.array(z.string()), css: z.optional(z.array(z.string())) }) }),
  }),
})

async function readJson<S extends z.ZodMiniType>(file: string, schema: S): Promise<z.output<S>> {
  return schema.parse(JSON.parse(await readFile(file, 'utf8')))
}

/** What a build says about the files of a first paint. */
type FirstFiles = Pick<ReleaseManifest, 'pages' | 'scripts' | 'layouts'>

async function describeFirstFiles(part: Part, dist: string): Promise<FirstFiles> {
  if (part === 'host') {
    const { entries, chunks } = await readJson(join(dist, 'files.json'), hostFiles)
    return {
      pages: {},
      scripts: entries.index.initial.js,
      ...(chunks ? { layouts: { app: { js: chunks.app, css: [] } } } : {}),
    }
  }
  const { exposes } = await readJson(join(dist, CONTAINER_MANIFEST), federationManifest)
  const pages = exposes.map(({ name, assets }): [string, PageFiles] => [
    name,
    { js: assets.js.sync, css: assets.css.sync },
  ])
  return { pages: Object.fromEntries(pages), scripts: [] }
}

/** The facts of a build: its needs and what it gives. Empty when the build has no facts. */
async function describeFacts(dist: string): Promise<{ facts?: ReleaseFacts }> {
  const facts = await readJson(join(dist, FACTS), releaseFactsSchema).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  return facts ? { facts } : {}
}

/** The files that a build says its first paint needs. */
function namedFiles(part: Part, { pages, scripts, layouts }: FirstFiles): string[] {
  const own = [...Object.values(pages), ...Object.values(layouts ?? {})].flatMap(({ js, css }) => [
    ...js,
    ...css,
  ])
  return [...scripts, ...own, ...(part === 'host' ? [] : [REMOTE_ENTRY])]
}

/**
 * Describes a build, from its files.
 * @param dist folder of the build. @throws TornBuildError when a file that it names is missing, or what its own
 * manifest fails with.
 */
export async function describeBuild(
  part: Part,
  version: string,
  dist: string,
  commit?: string,
): Promise<ReleaseManifest> {
  const [parts, files, facts] = await Promise.all([
    describeFirstFiles(part, dist),
    describeFiles(dist),
    describeFacts(dist),
  ])
  const missing = namedFiles(part, parts).filter((file) => !Object.hasOwn(files, file))
  if (missing.length > 0) throw new TornBuildError(`${part} ${version}: ${missing.join(', ')} is missing`)
  return { name: part, version, ...(commit ? { commit } : {}), files, ...parts, ...facts }
}
