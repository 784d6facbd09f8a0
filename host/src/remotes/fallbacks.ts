import type { Registry } from '@cadence/releases/browser/page-registry'
import type { RegisteredRemote } from '@cadence/releases/registry'
import type { Source } from './remote-states.ts'

/** What the choice of a fallback depends on. */
interface Circumstances {
  /** Version of the host that this document runs. */
  host: string | undefined
  /** Whether a release may give pages to this document: no other release of the remote has given one. */
  fits: (source: Source) => boolean
  /** Asks the server what is live now. */
  askNewest: () => Promise<Registry>
}

/** The releases that may give a page when the release that was asked first does not. */
export class Fallbacks {
  /** Whether the server turned out to have another host than this document. */
  hostIsNewer = false
  /**
   * Whether a release may give the page, but only to another document: this document has pages of a different release,
   * and two are never mixed.
   */
  elsewhere = false

  readonly #remote: RegisteredRemote
  readonly #here: Circumstances

  constructor(remote: RegisteredRemote, here: Circumstances) {
    this.#remote = remote
    this.#here = here
  }

  /**
   * The fallbacks in their order:
   * 1. the release before the live one, which the registry names;
   * 2. the release that is live by now, if the server names another one than those. A server that does not answer
   *    names none.
   */
  async *inTurn(): AsyncGenerator<Source> {
    const { name: remote, version, previous } = this.#remote
    const { fits } = this.#here
    const source = (release: Source['release']) => ({ id: `${remote}@${release.version}`, remote, release })
    const before = previous && source(previous)
    if (before && fits(before)) yield before
    const live = await this.#liveNow().catch((error: unknown) => {
      console.warn('[cadence] The server did not say what is live now', error)
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
    const now = await this.#here.askNewest()
    this.hostIsNewer = now.host !== this.#here.host
    return now.remote(this.#remote.name)
  }
}
