import { type Address, type Location, newKey, textOf } from './location.ts'

/** What becomes of the history: a new entry, another one in its place, or a step to one that it holds. */
export type HistoryAction = 'PUSH' | 'REPLACE' | 'POP'

/** Told of each step back or forward, by whomever. `delta` is its length; null where nobody knows it. */
type OnPop = (location: Location, delta: number | null) => void

/** The entries of a tab, and where it stands among them. */
export interface RouterHistory {
  /** The origin of every entry. */
  readonly origin: string
  /** The entry where it stands. */
  readonly location: Location
  push(location: Location): void
  replace(location: Location): void
  /** Steps back (negative) or forward; `listen` tells of it, later in a browser. */
  go(delta: number): void
  /** @returns a function that ends it. */
  listen(onPop: OnPop): () => void
}

/** The name of a visit that began without the router: the first one of a document, or of a memory. */
const FIRST_KEY = 'default'

/** What an entry of the browser's history says of a visit. Whoever wrote it, what makes no sense is left out. */
function entryOf(state: unknown) {
  const { usr, key, idx }: Record<string, unknown> = Object(state)
  return {
    usr: usr ?? null,
    key: typeof key === 'string' ? key : FIRST_KEY,
    idx: typeof idx === 'number' ? idx : undefined,
  }
}

function note(key: string, idx: number): void {
  try {
    history.replaceState({ ...history.state, key, idx }, '')
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    // Too many changes in a short time: the visit goes on without a name of its own.
  }
}

/**
 * The browser's own history. Each entry says who it is (`key`), where it stands (`idx`), and what its navigation carried
 * (`usr`); the document that finds it there need not be the one that wrote it.
 */
export function browserHistory(): RouterHistory {
  const numbered = entryOf(history.state).idx
  let index = numbered ?? 0
  if (numbered === undefined) history.replaceState({ ...history.state, idx: index }, '')

  const current = (): Location => {
    const { pathname, search, hash } = location
    const { usr, key } = entryOf(history.state)
    return { pathname, search, hash, state: usr, key }
  }
  const write = (method: 'pushState' | 'replaceState', to: Location, idx: number) => {
    const url = location.origin + textOf(to)
    try {
      history[method]({ usr: to.state, key: to.key, idx }, '', url)
      index = idx
    } catch (error) {
      // A state that cannot be kept is a mistake of whoever gave it.
      if (error instanceof DOMException && error.name === 'DataCloneError') throw error
      // Too many entries in a short time: the address is visited all the same, in a fresh document.
      if (method === 'pushState') location.assign(url)
      else location.replace(url)
    }
  }
  return {
    get origin() {
      return location.origin
    },
    get location() {
      return current()
    },
    push: (to) => write('pushState', to, index + 1),
    replace: (to) => write('replaceState', to, index),
    go: (delta) => history.go(delta),
    listen(onPop) {
      const pop = () => {
        const { idx } = entryOf(history.state)
        const delta = idx === undefined ? null : idx - index
        index = idx ?? index + 1
        // An entry that the browser made by itself, for a hash that was written into the address bar.
        if (delta === null) note(newKey(), index)
        onPop(current(), delta)
      }
      addEventListener('popstate', pop)
      return () => removeEventListener('popstate', pop)
    },
  }
}

/**
 * A history that is nowhere but in memory: on a server, in a window of its own, in tests.
 * @param first where it begins.
 */
export function memoryHistory(first: Address): RouterHistory {
  const begin: Location = { ...first, state: null, key: FIRST_KEY }
  const entries = [begin]
  let index = 0
  let tell: OnPop = () => undefined
  const current = () => entries[index] ?? begin
  return {
    origin: globalThis.location?.origin ?? 'http://localhost',
    get location() {
      return current()
    },
    push(to) {
      index += 1
      entries.splice(index, entries.length, to)
    },
    replace(to) {
      entries[index] = to
    },
    go(delta) {
      const next = Math.min(Math.max(index + delta, 0), entries.length - 1)
      const step = next - index
      index = next
      if (step !== 0) tell(current(), step)
    },
    listen(onPop) {
      tell = onPop
      return () => {
        tell = () => undefined
      }
    },
  }
}
