import { once } from 'node:events'
import { watch } from 'node:fs'
import { rm } from 'node:fs/promises'
import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { publishRemote } from '@cadence/releases/store/live-release'
import { entryOf } from '@cadence/releases/store/registry-entries'
import { readStore } from '@cadence/releases/store/release-store'
import { rollBack } from '@cadence/releases/store/roll-back'
import { type RemoteName, remoteNames } from '@cadence/shared/contract'
import { brokenPage } from '../faults/containers.ts'
import { buildVariant, liveVersion } from '../faults/releases.ts'
import { runRelease, startRelease } from '../release-command.ts'
import { stack } from '../stack.ts'
import type { Breakage } from './broken-builds.ts'

/** A bad release that is live must be gone within this time, in milliseconds. */
const GONE_WITHIN_MS = 30_000

let builds = 0

/** Makes a build of a new version from the release of the stack under test. */
async function build(remote: RemoteName, edit?: Breakage['edit']) {
  builds += 1
  const version = `load-${builds}`
  return { version, folder: await buildVariant(stack.RELEASES_DIR, remote, version, edit) }
}

async function publish(dir: string, remote: RemoteName, edit?: Breakage['edit']): Promise<string> {
  const { version, folder } = await build(remote, edit)
  await publishRemote(folderStore(dir), remote, version, folder)
  await rm(folder, { recursive: true })
  return version
}

async function expectLive(dir: string, remote: RemoteName, version: string): Promise<void> {
  const live = await liveVersion(dir, remote)
  if (live !== version) throw new Error(`${remote} ${live} is live, not ${version}`)
}

/** Publishes a release, and checks that it is live. */
export async function release(dir: string, remote: RemoteName): Promise<void> {
  await expectLive(dir, remote, await publish(dir, remote))
}

/** Rolls back to the previous release, if there is one. */
export async function goBack(dir: string, remote: RemoteName): Promise<void> {
  const store = folderStore(dir)
  const before = entryOf(await readStore(store), remote)?.previous?.version
  if (!before) return release(dir, remote)
  // With the version: the release server may have stepped the release back a moment ago.
  await rollBack(store, remote, before)
  await expectLive(dir, remote, before)
}

/** Releases every remote at the same time. No release may be lost. */
export async function releaseTogether(dir: string): Promise<void> {
  await Promise.all(remoteNames.map((remote) => release(dir, remote)))
}

/** Releases by the command, with all its checks. */
export async function releaseChecked(dir: string, remote: RemoteName): Promise<void> {
  const { version, folder } = await build(remote)
  const { code, said } = await runRelease(dir, remote, folder)
  await rm(folder, { recursive: true })
  if (code !== 0) throw new Error(said)
  await expectLive(dir, remote, version)
}

/** Tries to release a broken build of the sign-in screens, which the command refuses. */
export async function releaseBroken(dir: string, { name, edit, spoil }: Breakage): Promise<void> {
  const before = await liveVersion(dir, 'auth')
  const { folder } = await build('auth', edit)
  await spoil?.(folder)
  const { code } = await runRelease(dir, 'auth', folder)
  await rm(folder, { recursive: true })
  if (code !== 1) throw new Error(`A build was not refused: ${name}`)
  await expectLive(dir, 'auth', before)
}

/** Kills a command while it writes files into the store. What is live must stay. */
export async function releaseKilled(dir: string, remote: RemoteName): Promise<void> {
  const before = await liveVersion(dir, remote)
  const { folder } = await build(remote)
  const child = startRelease(dir, remote, folder)
  const watcher = watch(dir, (_event, name) => {
    if (name?.startsWith('.draft-')) child.kill('SIGKILL')
  })
  await once(child, 'close')
  watcher.close()
  await rm(folder, { recursive: true })
  await expectLive(dir, remote, before)
}

/** Publishes, without any check, a page that throws. The release server must step it back in time. */
export async function releaseThatIsSteppedBack(dir: string): Promise<void> {
  const before = await liveVersion(dir, 'marketing')
  const breakIt = brokenPage('render')
  const version = await publish(dir, 'marketing', (file, text) =>
    file === 'remoteEntry.js' ? breakIt(text) : text,
  )
  const end = Date.now() + GONE_WITHIN_MS
  while ((await liveVersion(dir, 'marketing')) === version) {
    if (Date.now() > end) throw new Error(`marketing ${version} is still live after ${GONE_WITHIN_MS} ms`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await expectLive(dir, 'marketing', before)
}
