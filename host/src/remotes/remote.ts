import type { RegisteredRemote } from '@cadence/releases/registry'
import { type ExposeRef, splitPageRef } from '@cadence/shared/contract'
import type { ComponentType } from 'react'
import { reportError } from '../errors/report-error.ts'
import { PAGE_TIMEOUT_MS, PageLoadError, TimeLimitError, withLimit } from './errors.ts'
import { Fallbacks } from './fallbacks.ts'
import { knownEntry, type Registries, sourceOf } from './registries.ts'
import type { RemoteLoader } from './remote-loader.ts'
import { RemoteReleases } from './remote-releases.ts'
import {
  type LateFiles,
  nextPage,
  nextRemote,
  type PageEvent,
  type PageState,
  type RemoteState,
  type Source,
} from './remote-states.ts'

/** Patience with the first page counts from the moment the member asked for it, but the host leaves it this long. */
const FIRST_PAGE_LEAST_MS = 2500

/** On a retry the first release has this long before another one is tried beside it, in milliseconds. */
const RETRY_PATIENCE_MS = 3000

/** One load of a page. */
interface PageLoad {
  ref: ExposeRef
  page: string
  /** What the try before gave up on; undefined on a first try. */
  late: LateFiles | undefined
}

/** A page, and why the first release did not give it if it came from another one. */
interface Outcome {
  component: ComponentType
  failure?: unknown
}

function report(error: PageLoadError): void {
  const { page, remote, version, owner } = error
  reportError({ error, phase: 'load', page, remote, version, owner })
}

/**
 * A remote as this document sees it: its state and that of each page or fragment, which it loads alike (tables: `remote-states.ts`) and of each release
 * (`release-state.ts`). What happens when a page does not come, in this order:
 *
 * 1. The release in use is asked, else the chosen one. After a failure the address is fresh, and a container that may be
 *    broken is replaced. Files that an earlier try gave up on may still arrive first.
 * 2. If that release fails, the fallbacks are asked (`fallbacks.ts`): the previous release, then the one that is live by
 *    now. A release that hangs fails only when the load gives up (4), so on a first try its fallbacks run behind the
 *    error panel. On a retry they begin after 3 s, beside the hanging release.
 * 3. If the first release is only slow and no fallback works, the load waits for it.
 * 4. After 7 s in all the load gives up with a PageLoadError. The page still becomes ready by itself when it arrives
 *    later (`arrival`), and the error says whether another document could have it.
 */
export class Remote {
  readonly name: string
  /** The state of each release. */
  readonly releases: RemoteReleases
  readonly #loader: RemoteLoader
  readonly #registries: Registries
  #state: RemoteState = { name: 'idle' }
  readonly #pages = new Map<string, PageState>()
  readonly #versions = new WeakMap<ComponentType, string>()
  readonly #reported = new WeakSet<PageLoadError>()

  constructor(name: string, loader: RemoteLoader, registries: Registries) {
    this.name = name
    this.#loader = loader
    this.#registries = registries
    this.releases = new RemoteReleases(loader)
  }

  get state(): RemoteState {
    return this.#state
  }

  pageState(page: string): PageState {
    return this.#pages.get(page) ?? { name: 'idle' }
  }

  /** The release that has given pages to this document; undefined while none has. */
  get source(): Source | undefined {
    return this.#state.name === 'ready' ? this.#state.source : undefined
  }

  /** Whether a page is on its way. */
  get isLoading(): boolean {
    return this.releases.isLoading
  }

  /** The version that a page's component came from; undefined for another remote's component. */
  versionOf(component: ComponentType): string | undefined {
    return this.#versions.get(component)
  }

  /**
   * The registry's entry by which pages are loaded: the chosen one, else what is live as far as that is known.
   * @returns undefined when no registry names the remote. @throws RegistryError
   */
  get entry(): RegisteredRemote | undefined {
    const state = this.#state
    if (state.name === 'loading' || state.name === 'ready') return state.chosen
    return knownEntry(this.name, this.#registries)
  }

  /**
   * A page's component, loaded once. A failure is reported once, and the next call tries again.
   * @throws PageLoadError
   */
  async load(ref: ExposeRef): Promise<ComponentType> {
    try {
      return await this.#loadOnce(ref)
    } catch (error) {
      if (error instanceof PageLoadError && !this.#reported.has(error)) {
        this.#reported.add(error)
        report(error)
      }
      throw error
    }
  }

  /** Loads a page that a member may visit next. A failure is reported by the visit. */
  preload(ref: ExposeRef): void {
    const state = this.pageState(splitPageRef(ref).page)
    // Without a load to give up on, the registry did not name the remote: a newer one may.
    if (state.name !== 'failed' || !state.late) this.#loadOnce(ref).catch(() => undefined)
  }

  #loadOnce(ref: ExposeRef): Promise<ComponentType> {
    const { page } = splitPageRef(ref)
    const state = this.pageState(page)
    if (state.name === 'ready') return Promise.resolve(state.component)
    if (state.name === 'loading') return state.work
    const load = { ref, page, late: state.name === 'failed' ? state.late : undefined }
    const work = this.#fetchPage(load)
    this.#notePage(page, { type: 'ask', work })
    work.then(
      (component) => this.#notePage(page, { type: 'gave', component }),
      () => {
        const now = this.pageState(page)
        // Without anything to give up on: the registry does not name the remote, or cannot be read.
        if (now.name === 'loading' && now.work === work)
          this.#notePage(page, { type: 'failed', late: undefined })
      },
    )
    return work
  }

  #notePage(page: string, event: PageEvent): void {
    this.#pages.set(page, nextPage(this.pageState(page), event))
  }

  async #fetchPage(load: PageLoad): Promise<ComponentType> {
    try {
      const { host } = this.#registries.document()
      const chosen = this.entry
      if (!chosen) throw new Error(`The registry names no remote '${this.name}'`)
      this.#state = nextRemote(this.#state, { type: 'choose', chosen })
      return await this.#fetchFrom(load, chosen, host)
    } catch (error) {
      throw error instanceof PageLoadError ? error : new PageLoadError(load.ref, undefined, { cause: error })
    }
  }

  async #fetchFrom(
    load: PageLoad,
    chosen: RegisteredRemote,
    host: string | undefined,
  ): Promise<ComponentType> {
    const source = this.source ?? sourceOf(chosen, this.#registries)
    const { entry, pages, version } = source.release
    const files = pages[load.page]
    // The page's files come along with the entry instead of after it. After a failure they are at other addresses.
    if (this.releases.stateOf(source.id).failures === 0) this.#loader.fetchAhead(files)
    const limit = this.#patience([entry, ...(files?.js ?? [])])
    const { askNewest } = this.#registries
    const fallbacks = new Fallbacks(chosen, { host, askNewest, fits: (other) => this.#fits(other) })
    const asked = { name: this.name, owner: chosen.owner, version }
    const work = this.#fromAnyRelease(load, chosen, source, fallbacks)
    try {
      const { component, failure } = await withLimit(work, limit)
      // The member has the page; the team learns that its release did not give it.
      if (failure) report(new PageLoadError(load.ref, asked, { cause: failure }))
      return component
    } catch (cause) {
      const arrival = this.#giveUpLoad(load, source, work, cause)
      this.#state = nextRemote(this.#state, { type: 'failed' })
      const { hostIsNewer, elsewhere } = fallbacks
      const outdated = hostIsNewer || elsewhere
      throw new PageLoadError(load.ref, asked, { cause, arrival, outdated, elsewhere })
    }
  }

  /** Time limit of a page. For files that the HTML requested it counts from the start of the document, like the member's wait. */
  #patience(files: readonly string[]): number {
    const passed = performance.now()
    // Later the member has been on other pages and does not wait for the files of the HTML.
    if (passed > 2 * PAGE_TIMEOUT_MS || !this.#loader.isAskedByHtml(files)) return PAGE_TIMEOUT_MS
    return Math.max(FIRST_PAGE_LEAST_MS, PAGE_TIMEOUT_MS - passed)
  }

  async #fromAnyRelease(
    load: PageLoad,
    chosen: RegisteredRemote,
    source: Source,
    fallbacks: Fallbacks,
  ): Promise<Outcome> {
    const first = this.#fromFirst(load, chosen, source)
    try {
      return { component: await (load.late ? withLimit(first, RETRY_PATIENCE_MS) : first) }
    } catch (failure) {
      for await (const other of fallbacks.inTurn()) {
        try {
          return { component: await this.loadFrom(other, load.page, chosen), failure }
        } catch (error) {
          console.warn(`[cadence] ${other.id} does not give the page either`, error)
        }
      }
      // The first release is only slow, and no fallback works. The first release may still arrive.
      if (failure instanceof TimeLimitError) return { component: await first }
      throw failure
    }
  }

  /** The page from the release that is asked first. What an earlier try gave up on may still come before it. */
  #fromFirst({ page, late }: PageLoad, chosen: RegisteredRemote, source: Source): Promise<ComponentType> {
    let hasArrived = false
    const onArrival = () => {
      hasArrived = true
      // What was asked for since is not needed any more.
      void this.releases.giveUp(source, page, true)
    }
    // The loader finds a file that has arrived. A file that never arrives leaves only the new requests.
    if (late && !late.hasArrived) late.arrival.then(onArrival, () => undefined)
    return this.loadFrom(source, page, chosen).catch((error: unknown) => {
      if (hasArrived) return this.loadFrom(source, page, chosen)
      throw error
    })
  }

  /** Whether pages of a release may come into this document: no other release of the remote has given one. */
  #fits({ release }: Source): boolean {
    return !this.source || this.source.release.entry === release.entry
  }

  /**
   * Loads a page from one release, without fallbacks. The first release that gives a page is then the only one.
   * @param chosen the registry's entry of the remote. @throws what the loader throws, or Error when another release is
   * in use.
   */
  loadFrom(source: Source, page: string, chosen: RegisteredRemote): Promise<ComponentType> {
    return this.releases.load(source, page, (component) => {
      this.accept(source, chosen)
      this.#versions.set(component, source.release.version)
    })
  }

  /**
   * A release has given a page: from now on every page of the remote comes from it.
   * @throws Error when another release is in use.
   */
  accept(source: Source, chosen: RegisteredRemote): void {
    if (!this.#fits(source)) throw new Error(`Another release of ${this.name} is in use than ${source.id}`)
    this.#state = nextRemote(this.#state, { type: 'gave', chosen, source })
  }

  /**
   * Gives up on a load.
   * @returns resolves when it, or what an earlier try gave up on, comes after all; undefined when it did not fail for
   * want of time.
   */
  #giveUpLoad(
    load: PageLoad,
    source: Source,
    work: Promise<Outcome>,
    cause: unknown,
  ): Promise<void> | undefined {
    const isWaiting = cause instanceof TimeLimitError
    const earlier = load.late?.hasArrived ? undefined : load.late?.arrival
    const now = this.releases.giveUp(source, load.page, isWaiting)
    const given = [earlier, now].filter((arrival) => arrival !== undefined)
    // With none on its way it rejects at once: the next try is the member's.
    const late: LateFiles = { arrival: Promise.any(given), hasArrived: false }
    late.arrival.then(
      () => {
        late.hasArrived = true
      },
      () => undefined,
    )
    this.#notePage(load.page, { type: 'failed', late })
    if (!isWaiting) return undefined
    const whole = work.then(({ component }) => this.#notePage(load.page, { type: 'gave', component }))
    const arrival = Promise.any([whole, late.arrival])
    arrival.catch(() => undefined)
    return arrival
  }
}
