import type { ComponentType } from 'react'
import {
  needsNewContainer,
  newRelease,
  nextRelease,
  type ReleaseEvent,
  type ReleaseState,
} from './release-state.ts'
import type { RemoteLoader } from './remote-loader.ts'
import type { Source } from './remote-states.ts'

/** The releases of one remote that this document has asked, each with its state. */
export class RemoteReleases {
  readonly #loader: RemoteLoader
  readonly #states = new Map<string, ReleaseState>()

  constructor(loader: RemoteLoader) {
    this.#loader = loader
  }

  /** @param id of a source. */
  stateOf(id: string): ReleaseState {
    return this.#states.get(id) ?? newRelease
  }

  /** Whether a page is on its way. */
  get isLoading(): boolean {
    return [...this.#states.values()].some(({ loading }) => loading > 0)
  }

  #note({ id }: Source, event: ReleaseEvent): void {
    this.#states.set(id, nextRelease(this.stateOf(id), event))
  }

  /**
   * Loads a page from one release, without fallbacks.
   * @param accept called with the page before it counts. @throws what the loader or `accept` throws.
   */
  async load(
    source: Source,
    page: string,
    accept: (component: ComponentType) => void,
  ): Promise<ComponentType> {
    const isNewContainer = needsNewContainer(this.stateOf(source.id))
    this.#note(source, 'asked')
    const { failures, arrivals } = this.stateOf(source.id)
    try {
      const component = await this.#loader.load(source, page, { failures, isNewContainer })
      accept(component)
      this.#note(source, 'gave')
      return component
    } catch (error) {
      const isChunk = error instanceof Error && error.name === 'ChunkLoadError'
      const isSuperseded = this.stateOf(source.id).arrivals > arrivals
      this.#note(source, isSuperseded ? 'superseded' : isChunk ? 'chunk failed' : 'broke')
      throw error
    }
  }

  /**
   * Gives up on a page's files that have not come, so that the next try asks again. The entry stays while another page
   * waits for it.
   * @param isWaiting whether the load of this page has not ended by itself.
   * @returns resolves when a file comes after all, as good as in time; undefined when none was on its way.
   */
  giveUp(source: Source, page: string, isWaiting: boolean): Promise<void> | undefined {
    const { entry, pages } = source.release
    const others = this.stateOf(source.id).loading - (isWaiting ? 1 : 0)
    const arrival = this.#loader.giveUp([...(pages[page]?.js ?? []), ...(others > 0 ? [] : [entry])])
    // Nothing is on its way and there is no answer: the container hangs.
    if (!arrival && isWaiting && others === 0) this.#note(source, 'hung')
    return arrival?.then(() => this.#note(source, 'arrived'))
  }
}
