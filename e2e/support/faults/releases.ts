import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AppOptions, createApp } from '@cadence/host/app'
import { renderedPages } from '@cadence/host/rendered-pages'
import { createRenderer } from '@cadence/host/renderer'
import { FACTS, SERVER_BUILD } from '@cadence/releases/build-facts'
import { OFFLINE_FILES } from '@cadence/releases/offline-files'
import { containerName } from '@cadence/releases/registry'
import { createOutcomeCounts } from '@cadence/releases/rollout/outcome-counts'
import { startRolloutController } from '@cadence/releases/rollout/rollout-controller'
import { startCanary } from '@cadence/releases/store/canary'
import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { publishHost, publishRemote, putRelease } from '@cadence/releases/store/live-release'
import { readStore } from '@cadence/releases/store/release-store'
import { type RemoteName, remoteNames } from '@cadence/shared/contract'
import { createAdaptorServer } from '@hono/node-server'
import type { Page } from '@playwright/test'
import { stack, workerPort } from '../stack.ts'
import { test } from './test.ts'

/** A release server with a store of its own. */
export interface ReleaseServer {
  url: string
  store: string
  /** Starts it anew with the same store and other options. */
  restart: (switches: Switches) => Promise<void>
  /** No request reaches it, as without a network, until it is started anew. */
  cut: () => Promise<void>
  stop: () => Promise<void>
}

type Switches = Pick<AppOptions, 'preview' | 'panel' | 'serviceWorker'>

/** The script of the render processes, from the build of the stack under test. */
const renderWorker = new URL('../../../host/dist-server/render-worker.mjs', import.meta.url)

/** Options of the release server of a test. */
export interface ReleaseServerOptions extends Switches {
  /** Takes bad releases back automatically, as in production. */
  guarded?: boolean
}

/** Serves a copy of the store of the stack under test, so that a test can change its releases. */
async function startReleaseServer(
  port: string,
  { guarded, ...switches }: ReleaseServerOptions,
): Promise<ReleaseServer> {
  const store = await mkdtemp(join(tmpdir(), 'cadence-releases-'))
  await cp(stack.RELEASES_DIR, store, { recursive: true })
  const url = `http://localhost:${port}`
  const releases = folderStore(store)
  const renderer = createRenderer(renderWorker, releases.files)
  const outcomeCounts = createOutcomeCounts()
  const stopGuard = guarded ? startRolloutController({ store: releases, outcomeCounts }) : undefined
  const serve = async (chosen: Switches) => {
    const app = createApp({
      releases,
      outcomeCounts,
      api: `http://localhost:${stack.API_PORT}`,
      site: { origin: url, pages: renderedPages(renderer, url) },
      ...chosen,
    })
    const server = createAdaptorServer({ fetch: app.fetch })
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(Number(port), 'localhost', resolve)
    })
    return async () => {
      if ('closeAllConnections' in server) server.closeAllConnections()
      await new Promise((done) => server.close(done))
    }
  }
  let close = await serve(switches)
  return {
    url,
    store,
    restart: async (chosen) => {
      await close()
      close = await serve(chosen)
    },
    cut: () => close(),
    stop: async () => {
      stopGuard?.()
      await close()
      await renderer.close()
      await rm(store, { recursive: true, force: true })
    },
  }
}

/** Starts a release server for each test of the file. @returns a function that gives the current test's server. */
export function releaseServerPerTest(options: ReleaseServerOptions = {}): () => ReleaseServer {
  let server: ReleaseServer | undefined
  test.beforeEach(async () => {
    server = await startReleaseServer(workerPort(2), options)
  })
  test.afterEach(() => server?.stop())
  return () => {
    if (!server) throw new Error('No test is running')
    return server
  }
}

/** A change to a script of a release. `file` is its path in the release. */
export type Edit = (file: string, text: string) => string

const asItIs: Edit = (_file, text) => text

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** Copies the files of a release into a new folder, without the files that publishing added. */
export async function unpack(folder: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'cadence-build-'))
  await cp(folder, copy, { recursive: true, filter: (file) => !/\.(?:br|gz)$|release\.json$/.test(file) })
  return copy
}

/** Makes a variant record its name in the page when it runs; `ran` reads it. */
export const mark = (name: string) => `;(globalThis.cadenceRan ??= []).push(${JSON.stringify(name)})`

/** The variants that ran in a document, in order. */
export function ran(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'cadenceRan') ?? [])
}

/**
 * The variants of the host and of one remote that ran in a document, in order. Each page of the app area loads fragments of
 * the dashboard when the browser is idle, so a page of another remote may have run the dashboard too, or not yet.
 */
export async function ranOfHostAnd(page: Page, remote: RemoteName): Promise<string[]> {
  return (await ran(page)).filter((name) => name.startsWith('host ') || name.startsWith(`${remote} `))
}

/** Changes the server build of a release, if it has one. */
async function editServerBuild(build: string, edit: Edit): Promise<void> {
  const file = join(build, SERVER_BUILD)
  if (existsSync(file)) await writeFile(file, edit(SERVER_BUILD, await readFile(file, 'utf8')))
}

/**
 * Makes a build of another version from the live release of a remote: with the new name of the container, and the hashes of
 * the changed files in its entry and its facts. @returns the build's folder.
 */
export async function buildVariant(
  store: string,
  remote: RemoteName,
  version: string,
  edit: Edit = asItIs,
): Promise<string> {
  const live = (await readStore(folderStore(store))).remotes.find(({ name }) => name === remote)
  if (!live) throw new Error(`${remote} was never published`)
  const build = await unpack(join(store, 'remotes', remote, live.version))
  const renamed = (text: string) =>
    text.replaceAll(containerName(remote, live.version), containerName(remote, version))
  const files = (await readdir(build, { recursive: true })).filter((file) => file.endsWith('.js'))
  const entryBefore = await readFile(join(build, 'remoteEntry.js'), 'utf8')
  let entry = renamed(entryBefore)
  let facts = await readFile(join(build, FACTS), 'utf8')
  let offline = await readFile(join(build, OFFLINE_FILES), 'utf8')
  for (const file of files.filter((name) => name !== 'remoteEntry.js')) {
    const before = await readFile(join(build, file), 'utf8')
    const after = edit(file, renamed(before))
    entry = entry.replaceAll(hashOf(before), hashOf(after))
    facts = facts.replaceAll(hashOf(before), hashOf(after))
    offline = offline.replaceAll(hashOf(before), hashOf(after))
    await writeFile(join(build, file), after)
  }
  await editServerBuild(build, edit)
  const entryAfter = edit('remoteEntry.js', entry + mark(`${remote} ${version}`))
  await writeFile(join(build, 'remoteEntry.js'), entryAfter)
  facts = facts.replaceAll(hashOf(entryBefore), hashOf(entryAfter))
  await writeFile(join(build, OFFLINE_FILES), offline.replaceAll(hashOf(entryBefore), hashOf(entryAfter)))
  const named = facts.replace(`"version": "${live.version}"`, `"version": "${version}"`)
  await writeFile(join(build, FACTS), edit(FACTS, named))
  return build
}

/** A store that packs quickly: the best packing takes up to five seconds of a core for a release. */
const quickStore = (dir: string) => folderStore(dir, 4)

/** Publishes a variant, unchecked. @param share percentage of the browsers; without it, the variant is live for all. */
export async function publishVariant(
  store: string,
  remote: RemoteName,
  version: string,
  edit: Edit = asItIs,
  share?: number,
) {
  const build = await buildVariant(store, remote, version, edit)
  if (share === undefined) await publishRemote(quickStore(store), remote, version, build)
  else {
    await putRelease(quickStore(store), remote, version, build)
    await startCanary(quickStore(store), remote, version, share)
  }
  await rm(build, { recursive: true })
}

/** Publishes a variant of the live host. */
export async function publishHostVariant(store: string, version: string, edit: Edit = asItIs): Promise<void> {
  const { host } = await readStore(quickStore(store))
  if (!host) throw new Error('No host was ever published')
  const build = await unpack(join(store, 'host', host.version))
  let offline = await readFile(join(build, OFFLINE_FILES), 'utf8')
  for (const script of host.scripts) {
    const file = join(build, script.slice(host.assets.length))
    const before = await readFile(file, 'utf8')
    const after = edit(script, before + mark(`host ${version}`))
    await writeFile(file, after)
    offline = offline.replaceAll(hashOf(before), hashOf(after))
  }
  await writeFile(join(build, OFFLINE_FILES), offline)
  await editServerBuild(build, edit)
  await publishHost(quickStore(store), version, build)
  await rm(build, { recursive: true })
}

/** Publishes a variant of every remote. */
export async function publishVariants(store: string, version: string, edit: Edit = asItIs): Promise<void> {
  for (const remote of remoteNames) await publishVariant(store, remote, version, edit)
}

/** Version of a remote's live release. */
export async function liveVersion(store: string, remote: RemoteName): Promise<string> {
  const live = (await readStore(folderStore(store))).remotes.find(({ name }) => name === remote)
  if (!live) throw new Error(`${remote} was never published`)
  return live.version
}

/** Deletes the files of a release. The registry may still name it. */
export async function removeRelease(store: string, remote: RemoteName, version: string): Promise<void> {
  await rm(join(store, 'remotes', remote, version), { recursive: true })
}
