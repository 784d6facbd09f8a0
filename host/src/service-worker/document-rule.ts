/** After a document did not start, its releases are tried again this much later, in milliseconds. */
const TRY_AGAIN_MS = 600_000

/** A page that has not said within this time that it started did not start, in milliseconds. */
const START_MS = 7000

/** So many documents that started are remembered: the newest, and those to fall back to. */
const REMEMBERED = 3

/**
 * What the service worker knows of documents. A tag names the registry of a document, and with it the release of each
 * part that the document runs.
 */
export interface DocumentState {
  /** Tag of the document that the server gave last. */
  newest: string | null
  /** Tags of documents of which a page said that it started, the last one first. */
  started: readonly string[]
  /** The document of the app area that was given last, and when, until its page says that it started. */
  attempt: { tag: string; at: number } | null
  /** Tag of a document that was given and did not start, and when that was seen. */
  failed: { tag: string; at: number } | null
  /** Only the server knows the next document: a preview was opened or closed. */
  asksFirst: boolean
}

export const noDocuments: DocumentState = {
  newest: null,
  started: [],
  attempt: null,
  failed: null,
  asksFirst: false,
}

/** A page says that it started. Pure. */
export function afterStart(state: DocumentState, tag: string): DocumentState {
  return {
    ...state,
    started: [tag, ...state.started.filter((other) => other !== tag)].slice(0, REMEMBERED),
    attempt: state.attempt?.tag === tag ? null : state.attempt,
    failed: state.failed?.tag === tag ? null : state.failed,
  }
}

/** A document of the app area was given to the browser. The time of the first of several counts. Pure. */
export function afterAttempt(state: DocumentState, tag: string, now: number): DocumentState {
  return state.attempt?.tag === tag ? state : { ...state, attempt: { tag, at: now } }
}

/** The server gave a document: marked with a tag, or unmarked (null) because this browser sees a preview. Pure. */
export function afterAnswer(state: DocumentState, tag: string | null): DocumentState {
  return tag === null ? { ...state, asksFirst: true } : { ...state, newest: tag, asksFirst: false }
}

/**
 * The next document is asked for while the last one has not said that it started: it failed, unless it had too little time
 * for that, as when a member reloads at once or opens several windows. One that never started here gets no time: whoever
 * reloads a blank page must not see it again. Pure.
 */
export function afterSilence(state: DocumentState, now: number): DocumentState {
  const { attempt } = state
  if (attempt === null) return state
  // A clock that was set back says nothing about how long a page had.
  if (state.started.includes(attempt.tag) && now - attempt.at < START_MS) return state
  return { ...state, attempt: null, failed: { tag: attempt.tag, at: now } }
}

/** Whether a document did not start of late. A clock that was set back ends that, too. Pure. */
export function isFailing({ failed }: DocumentState, tag: string, now: number): boolean {
  return failed?.tag === tag && now >= failed.at && now - failed.at < TRY_AGAIN_MS
}

/**
 * The tag whose kept document of the app area answers before the server is asked; null when the server is asked first.
 * @param isReload whether the member asked for the page anew. Pure.
 */
export function firstChoice(state: DocumentState, isReload: boolean, now: number): string | null {
  const { newest, started, asksFirst } = state
  if (isReload || asksFirst || newest === null) return null
  return started.includes(newest) && !isFailing(state, newest, now) ? newest : null
}

/**
 * The tags whose kept documents may stand in for the server's, the best first: what has started, the newest before
 * others, and what has not started of late at the end. Pure.
 */
export function standIns(state: DocumentState, kept: readonly string[], now: number): string[] {
  const rank = (tag: string) => {
    if (isFailing(state, tag, now)) return REMEMBERED + 2
    if (!state.started.includes(tag)) return REMEMBERED + 1
    return tag === state.newest ? -1 : state.started.indexOf(tag)
  }
  return [...new Set(kept)].sort((a, b) => rank(a) - rank(b))
}

/**
 * The kept document that is given although the server answered with another: the server's never started here, failed of
 * late, and would leave the page blank a second time. One that has started before was only closed too early, or lacks a
 * file that the server has. Null when the server's is given. Pure.
 */
export function insteadOf(
  state: DocumentState,
  answered: string,
  kept: readonly string[],
  now: number,
): string | null {
  if (state.started.includes(answered) || !isFailing(state, answered, now)) return null
  return standIns(state, kept, now).find((tag) => tag !== answered && state.started.includes(tag)) ?? null
}
