import { createHash } from 'node:crypto'
import type { StoreDocument } from '../store/registry-document.ts'
import { liveHostReleaseOf, liveReleaseOf } from '../store/registry-entries.ts'

/** Where a browser stands for one release, from 0 to 100: always the same, and elsewhere for each release. Pure. */
export function placeOf(browser: string, part: string, version: string): number {
  const hash = createHash('sha256').update(`${browser} ${part} ${version}`).digest()
  return (hash.readUInt32BE(0) / 2 ** 32) * 100
}

/**
 * What one browser is shown: of each part with a canary either that, with the live release as the one before it for a
 * second try, or what is live. A share that grows keeps those who have it. Pure.
 * @param browser its number; without one it is shown what is live.
 */
export function documentForBrowser(document: StoreDocument, browser: string | undefined): StoreDocument {
  const isChosen = (part: string, canary: { release: { version: string }; share: number }) =>
    browser !== undefined && placeOf(browser, part, canary.release.version) < canary.share
  const { host, remotes } = document
  return {
    ...document,
    host:
      host?.canary && isChosen('host', host.canary)
        ? { ...host.canary.release, previous: liveHostReleaseOf(host) }
        : host,
    remotes: remotes.map((remote) => {
      const { name, owner, canary } = remote
      if (!canary || !isChosen(name, canary)) return remote
      return { name, owner, ...canary.release, previous: liveReleaseOf(remote) }
    }),
  }
}
