import { createHash } from 'node:crypto'
import type { StoreDocument } from '../store/registry-document.ts'
import { liveHostReleaseOf, liveReleaseOf } from '../store/registry-entries.ts'

/** A browser's position for one release, from 0 to 100: always the same for this release, another for each other one. Pure. */
export function canaryPosition(browser: string, part: string, version: string): number {
  const hash = createHash('sha256').update(`${browser} ${part} ${version}`).digest()
  return (hash.readUInt32BE(0) / 2 ** 32) * 100
}

/**
 * The document as one browser gets it. A part with a canary shows either the canary, with the live release as its
 * fallback, or the live release. When a share grows, the browsers that have the canary keep it. Pure.
 * @param browser its number; a browser without one gets the live releases.
 */
export function documentForBrowser(document: StoreDocument, browser: string | undefined): StoreDocument {
  const getsCanary = (part: string, canary: { release: { version: string }; share: number }) =>
    browser !== undefined && canaryPosition(browser, part, canary.release.version) < canary.share
  const { host, remotes } = document
  return {
    ...document,
    host:
      host?.canary && getsCanary('host', host.canary)
        ? { ...host.canary.release, previous: liveHostReleaseOf(host) }
        : host,
    remotes: remotes.map((remote) => {
      const { name, owner, canary } = remote
      if (!canary || !getsCanary(name, canary)) return remote
      return { name, owner, ...canary.release, previous: liveReleaseOf(remote) }
    }),
  }
}
