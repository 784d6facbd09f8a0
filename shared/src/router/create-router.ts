import { type Attempt, redirected } from './attempt.ts'
import { createBlocking, type ShouldBlock, UNBLOCKED } from './blocker.ts'
import type { HistoryAction, RouterHistory } from './history.ts'
import { type Address, isHashChange, type Location, newKey, resolve, type To, textOf } from './location.ts'
import { type Deferred, deferred, run } from './outcome.ts'
import type { Redirect } from './redirect.ts'
import { branchesOf, type Matches, match, type RouteObject } from './route.ts'
import { failed, firstState, type HydrationData, IDLE, type RouterState } from './state.ts'

/** How a navigation goes about it. */
export interface NavigateOptions {
  /** Takes the place of the page's entry in the history. */
  replace?: boolean | undefined
  /** Carried beside the address, and kept by the history; must be cloneable. */
  state?: unknown
  /** Leaves the scroll position as it is, unless the address names a place. */
  preventScrollReset?: boolean | undefined
}

/** Puts a state on screen; with `flushSync` before it returns. */
export type Show = (state: RouterState, options: { flushSync: boolean }) => void

/** Leads from page to page. */
export interface Router {
  readonly state: RouterState
  /** Told of each change of the state. @returns a function that ends it. */
  subscribe(show: Show): () => void
  /** The whole address of where something leads; null when it leads out of the app. @param from the page, else this one. */
  resolve(to: To, from?: Address): Address | null
  /**
   * Goes to an address, or so many steps back (negative) or forward. Resolves when that is over: the page stands, the
   * navigation is held, or another one has come in its place.
   * @throws Error when it leads out of the app. @throws DOMException for a state that cannot be cloned.
   */
  navigate(to: To | number, options?: NavigateOptions): Promise<void>
  /** Asks the loader of the page on screen again, or of the one on its way. Resolves when a page stands. */
  revalidate(): Promise<void>
  /** Holds navigations where `ask` says so. @returns a function that ends it. */
  block(ask: ShouldBlock): () => void
  /** Ends all of it. */
  dispose(): void
}

type Page = Pick<RouterState, 'matches'> & Partial<RouterState>

/** In the place of a page that no route has. */
function lost(outermost: Matches, { pathname }: Location): Page {
  return { matches: outermost, ...failed(outermost, new Error(`No route has ${pathname}`)) }
}

/**
 * A router over a history. The page on screen stays until the next one is loaded; the latest navigation wins.
 * @param hydrationData what is there of the first page; without it, its loader runs now.
 */
export function createRouter(
  routes: readonly RouteObject[],
  history: RouterHistory,
  hydrationData?: HydrationData,
): Router {
  const branches = branchesOf(routes)
  const outermost = branches[0]?.matches.slice(0, 1) ?? []
  const subscribers = new Set<Show>()
  const here = history.location
  const first = match(branches, here.pathname)
  let state: RouterState = {
    ...firstState(here, first ?? outermost, hydrationData),
    ...(first ? {} : { ...lost(outermost, here), initialized: true }),
  }
  let pending: (Attempt & { controller: AbortController }) | undefined
  /** A step in the history that `navigate` was asked for. */
  let step: Deferred | undefined
  let revalidation: Deferred | undefined
  /** A held step, until the history is back where it began: how far away that is, and who waits for it. */
  let held: { away: number; done: () => void } | undefined

  function update(change: Partial<RouterState>): void {
    state = { ...state, ...change }
    // Who navigates because of it has made a newer state, which is then the one for the others.
    for (const show of [...subscribers]) show(state, { flushSync: false })
  }
  const blocking = createBlocking(
    () => state.blocker,
    (blocker) => update({ blocker }),
  )

  function endStep(): void {
    step?.done()
    step = undefined
  }

  function enter({ location, action }: Attempt): void {
    if (action === 'PUSH') history.push(location)
    if (action === 'REPLACE') history.replace(location)
  }

  /** The page stands, or what there is to say in its place. */
  function arrive(attempt: Attempt, page: Page): void {
    const { location, action, isSamePage, preventScrollReset = false } = attempt
    pending = undefined
    try {
      enter(attempt)
    } catch (error) {
      update({ navigation: IDLE })
      throw error
    }
    const isAgain = isSamePage && state.initialized
    update({
      ...page,
      location,
      initialized: true,
      navigation: IDLE,
      ...(isSamePage ? {} : { historyAction: action }),
      ...(isAgain ? {} : { blocker: UNBLOCKED, arrival: { location, preventScrollReset } }),
    })
    endStep()
    revalidation?.done()
    revalidation = undefined
  }

  function fail(attempt: Attempt, matches: Matches, error: unknown): void {
    arrive(attempt, { matches, ...failed(matches, error) })
  }

  /** Goes where a loader leads instead. */
  async function follow(attempt: Attempt, matches: Matches, redirect: Redirect): Promise<void> {
    let next: Attempt
    try {
      next = redirected(attempt, redirect, state.location, history.origin)
    } catch (error) {
      return fail(attempt, matches, error)
    }
    if (redirect.how !== 'document') return begin(next)
    const url = history.origin + textOf(next.location)
    // What is on screen stays until the document stands, with the sign that something loads.
    if (next.action === 'REPLACE') location.replace(url)
    else location.assign(url)
  }

  async function load(attempt: Attempt, matches: Matches, signal: AbortSignal): Promise<void> {
    const page = matches.at(-1)?.route
    const { location, action } = attempt
    const visit = {
      url: new URL(history.origin + textOf(location)),
      state: location.state,
      action,
      signal,
      from: state.initialized ? state.matches.at(-1)?.route.id : undefined,
    }
    const outcome = await run(() => page?.loader?.(visit), signal)
    if (outcome.kind === 'dropped') return
    if (outcome.kind === 'data') {
      const loaderData = page ? { [page.id]: outcome.data } : {}
      return arrive(attempt, { matches, loaderData, errors: null })
    }
    if (outcome.kind === 'error') return fail(attempt, matches, outcome.error)
    return follow(attempt, matches, outcome.redirect)
  }

  async function begin(attempt: Attempt): Promise<void> {
    pending?.controller.abort()
    pending = undefined
    const { location, action: historyAction, isSamePage } = attempt
    const matches = match(branches, location.pathname)
    if (!matches) return arrive(attempt, lost(outermost, location))
    // A page that failed is asked for again, whatever the hash.
    const isThere = state.initialized && !state.errors && !isSamePage
    if (isThere && isHashChange(state.location, location)) return arrive(attempt, { matches })
    if (!matches.at(-1)?.route.loader) return arrive(attempt, { matches, loaderData: {}, errors: null })
    const controller = new AbortController()
    pending = { ...attempt, controller }
    if (!isSamePage) update({ navigation: { state: 'loading', location, historyAction } })
    await load(attempt, matches, controller.signal)
  }

  const unlisten = history.listen((nextLocation, delta) => {
    if (held) {
      held.away += delta ?? 0
      if (nextLocation.key === state.location.key) {
        held.done()
        held = undefined
        // Another step has overtaken the way back, which then leads on from where it ends.
      } else if (delta && Math.sign(delta) !== Math.sign(held.away)) history.go(-held.away)
      return
    }
    const back = deferred()
    const goOn = () => void back.promise.then(() => history.go(delta ?? 0))
    const way = { currentLocation: state.location, nextLocation, historyAction: 'POP' } as const
    // An entry that nobody knows the way back from cannot be held.
    if (!delta || !blocking.holds(way, goOn)) return void begin({ location: nextLocation, action: 'POP' })
    held = { away: delta, done: back.done }
    history.go(-delta)
    endStep()
  })
  if (!state.initialized) void begin({ location: here, action: 'POP', isSamePage: true })

  return {
    get state() {
      return state
    },
    subscribe(show) {
      subscribers.add(show)
      return () => void subscribers.delete(show)
    },
    resolve: (to, from = state.location) => resolve(to, from, history.origin),
    async navigate(to, options = {}) {
      endStep()
      if (typeof to === 'number') {
        const asked = deferred()
        step = asked
        history.go(to)
        return asked.promise
      }
      const address = resolve(to, state.location, history.origin)
      if (!address) throw new Error(`A navigation may not lead out of the app: ${JSON.stringify(to)}`)
      const location: Location = { ...address, state: options.state ?? null, key: newKey() }
      // While a step in the history is loading, the entry where that stands is another page's.
      const isMidStep = pending?.action === 'POP' && !pending.isSamePage
      const action: HistoryAction = options.replace && !isMidStep ? 'REPLACE' : 'PUSH'
      const attempt = { location, action, preventScrollReset: options.preventScrollReset ?? false }
      const way = { currentLocation: state.location, nextLocation: location, historyAction: action }
      if (!blocking.holds(way, () => void begin(attempt))) await begin(attempt)
    },
    revalidate() {
      revalidation ??= deferred()
      const { promise } = revalidation
      void begin(pending ?? { location: state.location, action: 'POP', isSamePage: true })
      return promise
    },
    block: blocking.register,
    dispose() {
      unlisten()
      subscribers.clear()
      pending?.controller.abort()
    },
  }
}
