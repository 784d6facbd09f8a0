import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { author } from '@cadence/releases/commands/command-context'
import { commitOf } from '@cadence/releases/commands/git'
import { publishHost, publishRemote } from '@cadence/releases/store/live-release'
import { type ReleaseStore, readStore } from '@cadence/releases/store/release-store'
import { readReleasesEnvironment } from './environment.ts'
import { fingerprint } from './fingerprint.ts'
import { run } from './run.ts'
import { folderOf, type Releasable, root, sourcesOf } from './workspaces.ts'

async function packageVersion(folder: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'))
  if (typeof manifest === 'object' && manifest && 'version' in manifest) return String(manifest.version)
  throw new Error(`${folder}/package.json has no version`)
}

/** Version of what a workspace would be built to now: the package's, and a fingerprint of its sources. */
export async function versionOf(name: Releasable): Promise<string> {
  const folder = folderOf(name)
  return `${await packageVersion(folder)}-${await fingerprint(sourcesOf(name))}`
}

/** What is live in a store, by name. */
export async function liveVersions(store: ReleaseStore): Promise<Map<string, string>> {
  const { host, remotes } = await readStore(store)
  const live = new Map(remotes.map(({ name, version }) => [name, version]))
  if (host) live.set('host', host.version)
  return live
}

/** What a workspace was built to. */
export interface Built {
  version: string
  /** Folder of the build. */
  dist: string
  commit?: string
}

/**
 * Builds one workspace.
 * @param version the sources' own, when it is not given. @param to folder of the build, else the workspace's `dist`.
 */
export async function buildPart(
  name: Releasable,
  { version, to }: { version?: string | undefined; to?: string } = {},
): Promise<Built> {
  const folder = folderOf(name)
  const built = version ?? (await versionOf(name))
  const dist = to ?? join(root, folder, 'dist')
  const args = ['--disable-warning=DEP0155', rsbuild, 'build', '--dist-path', dist]
  const commit = await commitOf(root, sourcesOf(name))
  await run(process.execPath, args, folder, { RELEASE_VERSION: built, RELEASE_COMMIT: commit ?? '' })
  return { version: built, dist, ...(commit ? { commit } : {}) }
}

/**
 * Builds one workspace and publishes it into the store, unchecked: who starts everything from one checkout has parts
 * that fit each other once all are there, though not one by one, and waits for no browser.
 * @param version the sources' own, when it is not given. @returns the version that is live now.
 */
export async function buildAndPublish(
  name: Releasable,
  store: ReleaseStore,
  version?: string,
): Promise<string> {
  const { version: built, dist, commit } = await buildPart(name, { version })
  const options = {
    by: await author({ root, environment: readReleasesEnvironment }),
    ...(commit ? { commit } : {}),
  }
  if (name === 'host') await publishHost(store, built, dist, options)
  else await publishRemote(store, name, built, dist, options)
  return built
}

const rsbuild = join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js')
