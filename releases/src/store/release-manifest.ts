import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import * as z from 'zod/mini'
import { releaseFactsSchema } from '../build-facts.ts'
import { containerSchema, entryTypeSchema, pageFilesSchema, serverBuildSchema } from '../registry.ts'

const { integrity } = serverBuildSchema.shape

/** How a version is written: it is a folder's name, and part of addresses. */
export const versionPattern = /^[0-9A-Za-z][\w.+-]{0,127}$/

/** The manifest of a release. It is the last file in the folder, so a folder without it is not a whole release. */
export const releaseManifestSchema = z.object({
  /** `host`, or the name of a remote. */
  name: z.string(),
  version: z.string().check(z.minLength(1), z.maxLength(128)),
  commit: z.optional(z.string()),
  /** Its files by path in its folder, without the compressed copies. */
  files: z.record(z.string(), z.object({ bytes: z.int(), integrity })),
  /** Its entry, by path in its folder, where that is not `remoteEntry.js`. */
  entry: z.optional(z.string()),
  /** Name of its container, where that is not made from name and version. */
  container: z.optional(containerSchema),
  /** How the entry is loaded, where that is not as a script. */
  type: z.optional(entryTypeSchema),
  /** The page that it is served with, by path in its folder; of a host that the release server does not write itself. */
  document: z.optional(z.string()),
  /** By page name, the files of its first paint, by path in its folder. None for the host. */
  pages: z.record(z.string(), pageFilesSchema),
  /** Scripts of the first HTML, by path in its folder; only of the host. */
  scripts: z._default(z.array(z.string()), []),
  /** By layout, what it needs beside them, by path in its folder; only of the host. */
  layouts: z.optional(z.record(z.string(), pageFilesSchema)),
  /** What the gate compares; absent in builds from before facts existed. */
  facts: z.optional(releaseFactsSchema),
})
export type ReleaseManifest = z.infer<typeof releaseManifestSchema>

/** Name of the manifest in a release's folder. */
export const MANIFEST = 'release.json'

/** Subresource integrity of a file's bytes. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

/** Size and integrity of every file below a folder, by path in it. */
export async function describeFiles(dir: string): Promise<ReleaseManifest['files']> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const described = await Promise.all(
    files.sort().map(async (file) => {
      const bytes = await readFile(file)
      const path = relative(dir, file).split(sep).join('/')
      return [path, { bytes: bytes.length, integrity: integrityOf(bytes) }] as const
    }),
  )
  return Object.fromEntries(described)
}

/** A file of a build is missing or differs from the manifest, because a build or a copy stopped too early. */
export class TornBuildError extends Error {
  override readonly name = 'TornBuildError'
}

/** Checks that a folder holds what a manifest says, whatever else is there. @throws TornBuildError naming each file at fault. */
export async function checkFiles(dir: string, manifest: ReleaseManifest): Promise<void> {
  const faults = await Promise.all(
    Object.entries(manifest.files).map(async ([path, { integrity }]) => {
      const bytes = await readFile(join(dir, path)).catch(() => null)
      if (!bytes) return `${path} is missing`
      return integrityOf(bytes) === integrity ? null : `${path} is not the file that was built`
    }),
  )
  const found = faults.filter((fault) => fault !== null)
  if (found.length > 0) throw new TornBuildError(`${manifest.name} ${manifest.version}: ${found.join(', ')}`)
}
