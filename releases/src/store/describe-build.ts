import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import * as z from 'zod/mini'
import {
  CONTAINER_MANIFEST,
  FACTS,
  REMOTE_ENTRY,
  type ReleaseFacts,
  releaseFactsSchema,
} from '../build-facts.ts'
import { containerName, containerSchema, type PageFiles } from '../registry.ts'
import { isMissing } from './file-errors.ts'
import { describeFiles, type ReleaseManifest, TornBuildError } from './release-manifest.ts'

/** What the build of a host says of itself, where the release server writes its pages. */
const HOST_FILES = 'files.json'

/** The page of any other host. */
const DOCUMENT = 'index.html'

/** What is released on its own: `host`, or the name of a remote. */
export type Part = string

/** The parts of a bundler's manifests that a release is made from. */
const federationManifest = z.object({
  metaData: z.optional(
    z.object({
      globalName: z.optional(containerSchema),
      remoteEntry: z.optional(
        z.object({ name: z.string(), path: z.optional(z.string()), type: z.optional(z.string()) }),
      ),
    }),
  ),
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
type FirstFiles = Pick<
  ReleaseManifest,
  'pages' | 'scripts' | 'layouts' | 'entry' | 'container' | 'type' | 'document'
>

/** A host that the release server does not write itself: its page, and the scripts that it starts with. */
async function describeDocument(dist: string): Promise<FirstFiles> {
  const html = await readFile(join(dist, DOCUMENT), 'utf8')
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="(?:\.\/)?([^":]+)"/g)].map(([, src = '']) => src)
  return { pages: {}, scripts, document: DOCUMENT }
}

async function describeFirstFiles(part: Part, dist: string): Promise<FirstFiles> {
  if (part === 'host') {
    if (!existsSync(join(dist, HOST_FILES)) && existsSync(join(dist, DOCUMENT))) return describeDocument(dist)
    const { entries, chunks } = await readJson(join(dist, HOST_FILES), hostFiles)
    return {
      pages: {},
      scripts: entries.index.initial.js,
      ...(chunks ? { layouts: { app: { js: chunks.app, css: [] } } } : {}),
    }
  }
  const { exposes, metaData } = await readJson(join(dist, CONTAINER_MANIFEST), federationManifest)
  const { globalName, remoteEntry } = metaData ?? {}
  const entry = posix.join(remoteEntry?.path ?? '', remoteEntry?.name || REMOTE_ENTRY)
  const pages = exposes.map(({ name, assets }): [string, PageFiles] => [
    name,
    { js: assets.js.sync, css: assets.css.sync },
  ])
  return {
    pages: Object.fromEntries(pages),
    scripts: [],
    ...(entry === REMOTE_ENTRY ? {} : { entry }),
    // Our own plugin names a container after its version, as the shell does.
    ...(globalName && !globalName.startsWith(containerName(part, '')) ? { container: globalName } : {}),
    ...(remoteEntry?.type === 'module' ? { type: 'module' } : {}),
  }
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
function namedFiles(part: Part, { pages, scripts, layouts, entry = REMOTE_ENTRY }: FirstFiles): string[] {
  const own = [...Object.values(pages), ...Object.values(layouts ?? {})].flatMap(({ js, css }) => [
    ...js,
    ...css,
  ])
  return [...scripts, ...own, ...(part === 'host' ? [] : [entry])]
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
