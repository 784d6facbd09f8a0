import { type Blocker, UNBLOCKED } from './blocker.ts'
import type { HistoryAction } from './history.ts'
import type { Location } from './location.ts'
import { boundaryOf, type Matches } from './route.ts'

/** The page change that is under way, if one is. The page before it stays on screen meanwhile. */
export type Navigation =
  | { state: 'idle'; location: undefined; historyAction: undefined }
  | { state: 'loading'; location: Location; historyAction: HistoryAction }

/** No page change is under way. */
export const IDLE: Navigation = { state: 'idle', location: undefined, historyAction: undefined }

/** A visit that has arrived, for whoever minds the scroll position: a new one with each visit, and with nothing else. */
export interface Arrival {
  location: Location
  /** Leaves the position as it is, unless the history or the address names one. */
  preventScrollReset: boolean
}

/** What loaders brought. */
export interface Loaded {
  /** By id of the route. */
  loaderData: Readonly<Record<string, unknown>>
  /** By id of the route that says the error; null when there is none. */
  errors: Readonly<Record<string, unknown>> | null
}

/** What is on screen, and what is on its way. */
export interface RouterState extends Loaded {
  location: Location
  /** How the page on screen was come to. */
  historyAction: HistoryAction
  /** The routes of the page, the layouts first. */
  matches: Matches
  /** Whether the first page is there, or why it is not. */
  initialized: boolean
  navigation: Navigation
  blocker: Blocker
  /** Null for a page that stood there before the router: its scroll position is the member's. */
  arrival: Arrival | null
}

/** What the server, or whoever waited for it, brought of the first page. */
export type HydrationData = Partial<Loaded>

/** Said of a page that could not be loaded, by the nearest route that can. Pure. */
export function failed(matches: Matches, error: unknown): Loaded {
  return { loaderData: {}, errors: { [boundaryOf(matches) ?? '']: error } }
}

/** Whether something was brought for the page, so that its loader need not run. */
function isHydrated(matches: Matches, { loaderData, errors }: HydrationData): boolean {
  const page = matches.at(-1)?.route
  if (!page?.loader || page.id in (loaderData ?? {})) return true
  return matches.some(({ route }) => route.id in (errors ?? {}))
}

/** The state before anything has happened. Pure. */
export function firstState(
  location: Location,
  matches: Matches,
  hydration: HydrationData | undefined,
): RouterState {
  return {
    location,
    historyAction: 'POP',
    matches,
    initialized: isHydrated(matches, hydration ?? {}),
    navigation: IDLE,
    loaderData: hydration?.loaderData ?? {},
    errors: hydration?.errors ?? null,
    blocker: UNBLOCKED,
    arrival: hydration ? null : { location, preventScrollReset: false },
  }
}
