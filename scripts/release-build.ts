import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  publishHost,
  publishRemote,
  putRelease,
  type ReleaseStore,
  readStore,
  startCanary,
} from '@cadence/host/store'
import { author } from './author.ts'
import { fingerprint } from './fingerprint.ts'
import { run } from './run.ts'
import { folderOf, type Releasable, root } from './workspaces.ts'

async function packageVersion(folder: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'))
  if (typeof manifest === 'object' && manifest && 'version' in manifest) return String(manifest.version)
  throw new Error(`${folder}/package.json has no version`)
}

/** Version of what a workspace would be built to now: the package's, and a fingerprint of its sources. */
export async function versionOf(name: Releasable): Promise<string> {
  const folder = folderOf(name)
  return `${await packageVersion(folder)}-${await fingerprint([folder, 'shared'])}`
}

/** What is live in a store, by name. */
export async function liveVersions(store: ReleaseStore): Promise<Map<string, string>> {
  const { host, remotes } = await readStore(store)
  const live = new Map(remotes.map(({ name, version }) => [name, version]))
  if (host) live.set('host', host.version)
  return live
}

/**
 * Builds one workspace and publishes it into the store.
 * @param version the sources' own, when it is not given. @param share percentage of the browsers that get it; all
 * without it. @returns the version that is live, or tried out, now.
 */
export async function buildAndPublish(
  name: Releasable,
  store: ReleaseStore,
  version?: string,
  share?: number,
): Promise<string> {
  const folder = folderOf(name)
  const built = version ?? (await versionOf(name))
  const args = ['--disable-warning=DEP0155', rsbuild, 'build']
  await run(process.execPath, args, folder, { RELEASE_VERSION: built })
  const dist = join(root, folder, 'dist')
  if (share !== undefined) {
    await putRelease(store, name, built, dist)
    await startCanary(store, name, built, share, await author())
  } else if (name === 'host') await publishHost(store, built, dist)
  else await publishRemote(store, name, built, dist)
  return built
}

const rsbuild = join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js')
