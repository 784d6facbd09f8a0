import type { RegisteredRemote } from '@cadence/releases/registry'
import type { Source } from './federation.ts'
import { askNewest } from './newest.ts'
import { fits } from './used.ts'

/** Where a page can come from when the release that this document names does not give it. */
export class OtherReleases {
  /** Whether the server turned out to have another host than this document. */
  hostIsNewer = false
  /**
   * Whether a release may give the page, but only to another document: pages of the remote that stand in this one come
   * from a different release, and two are never mixed.
   */
  elsewhere = false

  readonly #remote: RegisteredRemote
  readonly #host: string | undefined

  constructor(remote: RegisteredRemote, host: string | undefined) {
    this.#remote = remote
    this.#host = host
  }

  /** The release before, then the one that is live by now if it is another. A server that does not answer names none. */
  async *inTurn(): AsyncGenerator<Source> {
    const { name: remote, version, previous } = this.#remote
    const source = (release: Source['release']) => ({ id: `${remote}@${release.version}`, remote, release })
    const before = previous && source(previous)
    if (before && fits(before)) yield before
    const live = await this.#liveNow().catch((error: unknown) => {
      console.warn('[cadence] What is live now could not be asked for', error)
      return null
    })
    // Another document could not come from a server that does not answer.
    if (live === null) return
    if (before && !fits(before)) this.elsewhere = true
    if (!live) return
    const newer = source(live)
    if (!fits(newer)) this.elsewhere = true
    else if (live.version !== version && live.version !== previous?.version) yield newer
  }

  async #liveNow(): Promise<RegisteredRemote | undefined> {
    const now = await askNewest()
    this.hostIsNewer = now.host !== this.#host
    return now.remote(this.#remote.name)
  }
}
