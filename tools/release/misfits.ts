import type { Part } from '@cadence/releases/store/describe-build'
import type { StoreDocument } from '@cadence/releases/store/registry-document'
import { folderOf } from '@cadence/releases/store/registry-entries'
import type { ReleaseManifest } from '@cadence/releases/store/release-manifest'
import type { ReleaseStore } from '@cadence/releases/store/release-store'
import { brokenContract } from './checks/contract.ts'
import { missingPages } from './checks/pages.ts'
import { unmetShares } from './checks/shares.ts'

/** Why a remote and a host do not fit each other, by what their builds say of themselves. Pure. */
export const misfitsOf = (host: ReleaseManifest, remote: ReleaseManifest): string[] =>
  [missingPages, unmetShares, brokenContract].flatMap((check) => check(host, remote))

/**
 * Why releases that are to take the place of live ones would not fit what else is live. Only what the store says of them
 * is looked at: it takes no time.
 */
export async function misfits(
  store: ReleaseStore,
  document: StoreDocument,
  targets: readonly { part: Part; version: string }[],
): Promise<string[]> {
  const { host: liveHost, remotes } = document
  const manifestOf = async (part: string, live: string | undefined) => {
    const version = targets.find((target) => target.part === part)?.version ?? live
    return version === undefined ? null : store.files.manifest(folderOf(part, version))
  }
  const isTaken = (part: string) => targets.some((target) => target.part === part)
  const paired = remotes.filter(({ name }) => isTaken('host') || isTaken(name))
  const [host, ...others] = await Promise.all([
    manifestOf('host', liveHost?.version),
    ...paired.map(({ name, version }) => manifestOf(name, version)),
  ])
  if (!host) return []
  return others.flatMap((remote) => (remote ? misfitsOf(host, remote) : []))
}
