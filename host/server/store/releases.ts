import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type PageFiles,
  type RegisteredRemote,
  type Release,
  type RemoteName,
  SERVER_BUILD,
} from '@cadence/shared/contract'
import * as z from 'zod/mini'
import type { HostRelease } from './document.ts'
import { changeStore, putFiles } from './store.ts'

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
const hostFiles = z.object({
  entries: z.object({
    index: z.object({ initial: z.object({ js: z.array(z.string()), css: z.optional(z.array(z.string())) }) }),
  }),
})

/** Who answers for a remote, as CODEOWNERS and the registry say it. */
export const owners: Record<RemoteName, string> = {
  marketing: 'team-marketing',
  auth: 'team-auth',
  dashboard: 'team-dashboard',
  settings: 'team-settings',
}

async function readJson<S extends z.ZodMiniType>(file: string, schema: S): Promise<z.output<S>> {
  return schema.parse(JSON.parse(await readFile(file, 'utf8')))
}

async function integrityOf(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`
}

/** What the document says about the server build of a release, if it has one. */
async function serverBuildOf(files: string, address: string): Promise<Pick<Release, 'server'>> {
  const file = join(files, SERVER_BUILD)
  if (!existsSync(file)) return {}
  return { server: { file: address + SERVER_BUILD, integrity: await integrityOf(file) } }
}

/** What the registry says about a remote's build, from its files. @throws when the build is not whole. */
async function describeRemote(files: string, address: string, version: string): Promise<Release> {
  const manifest = await readJson(join(files, 'mf-manifest.json'), federationManifest)
  const pages = manifest.exposes.map(({ name: page, assets }): [string, PageFiles] => [
    page,
    { js: assets.js.sync.map((file) => address + file), css: assets.css.sync.map((file) => address + file) },
  ])
  const names = new Set(manifest.exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.css.sync]))
  const hashes = [...names].map(async (file) => [address + file, await integrityOf(join(files, file))])
  return {
    version,
    entry: `${address}remoteEntry.js`,
    integrity: await integrityOf(join(files, 'remoteEntry.js')),
    pages: Object.fromEntries(pages),
    fileIntegrity: Object.fromEntries(await Promise.all(hashes)),
    ...(await serverBuildOf(files, address)),
  }
}

/** The live release of a remote, as it is kept when another one takes its place. */
function releaseOf({ name: _, owner: __, previous: ___, ...release }: RegisteredRemote): Release {
  return release
}

/** Publishes a build of a remote: its files first, then one atomic change of the registry, for this remote alone. */
export async function publishRemote(store: string, name: RemoteName, version: string, dist: string) {
  const folder = `remotes/${name}/${version}`
  const address = `/${folder}/`
  await describeRemote(dist, address, version)
  await putFiles(store, folder, dist)
  // From the store, not from the build at hand: a release that was there before has stayed as it was.
  const release = await describeRemote(join(store, folder), address, version)
  return changeStore(store, (document) => {
    const live = document.remotes.find((remote) => remote.name === name)
    if (live?.version === version) return document
    const next: RegisteredRemote = { name, owner: owners[name], ...release }
    if (live) next.previous = releaseOf(live)
    return { ...document, remotes: [...document.remotes.filter((remote) => remote.name !== name), next] }
  })
}

/**
 * Publishes a build of the host.
 * @param pages files of pages that the host's own build brings; none when every page comes from a remote.
 */
export async function publishHost(
  store: string,
  version: string,
  dist: string,
  pages: HostRelease['pages'] = {},
) {
  const folder = `host/${version}`
  const assets = `/${folder}/`
  await readJson(join(dist, 'files.json'), hostFiles)
  await putFiles(store, folder, dist)
  const { entries } = await readJson(join(store, folder, 'files.json'), hostFiles)
  const release: HostRelease = {
    version,
    assets,
    scripts: entries.index.initial.js.map((file) => assets + file),
    pages,
    ...(await serverBuildOf(join(store, folder), assets)),
  }
  return changeStore(store, (document) => {
    if (document.host?.version === version) return document
    if (!document.host) return { ...document, host: release }
    const { previous: _, ...before } = document.host
    return { ...document, host: { ...release, previous: before } }
  })
}

/** Makes the release before the live one live again. @throws when there is none. */
export async function rollBackRemote(store: string, name: RemoteName) {
  return changeStore(store, (document) => {
    const live = document.remotes.find((remote) => remote.name === name)
    if (!live?.previous) throw new Error(`${name} has no release to go back to`)
    const next: RegisteredRemote = { name, owner: live.owner, ...live.previous, previous: releaseOf(live) }
    return { ...document, remotes: document.remotes.map((remote) => (remote.name === name ? next : remote)) }
  })
}
