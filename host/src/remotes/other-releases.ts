import { REGISTRY_PATH, type RegisteredRemote } from '@cadence/shared/contract'
import type { Source } from './federation.ts'
import { parseRegistry, type Registry } from './registry.ts'

/** The server has this long to say what is live now, in milliseconds. */
const REGISTRY_TIMEOUT_MS = 2000

async function fetchRegistry(): Promise<Registry> {
  const answer = await fetch(REGISTRY_PATH, {
    cache: 'no-store',
    signal: AbortSignal.timeout(REGISTRY_TIMEOUT_MS),
  })
  if (!answer.ok) throw new Error(`${REGISTRY_PATH} answered ${answer.status}`)
  return parseRegistry(await answer.text(), location.href)
}

/** Where a page can come from when the release that this document names does not give it. */
export class OtherReleases {
  /** Whether the server turned out to have another host than this document. */
  hostIsNewer = false

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
    if (previous) yield source(previous)
    const live = await this.#liveNow().catch((error: unknown) => {
      console.warn('[cadence] What is live now could not be asked for', error)
      return undefined
    })
    if (live && live.version !== version && live.version !== previous?.version) yield source(live)
  }

  async #liveNow(): Promise<RegisteredRemote | undefined> {
    const now = await fetchRegistry()
    this.hostIsNewer = now.host !== this.#host
    return now.remote(this.#remote.name)
  }
}
