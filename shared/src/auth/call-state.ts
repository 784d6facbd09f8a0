import { dispatch } from './auth-store.ts'

/** Number of the call whose failure may show. A later call, or leaving the screen, makes an earlier failure void. */
let latest = 0

/**
 * Makes the call of a form. The store says that it is under way, and afterwards why it failed (specification, section 3,
 * Auth state).
 */
export async function trackCall<T>(work: () => Promise<T>): Promise<T> {
  latest += 1
  const own = latest
  dispatch({ type: 'call started' })
  try {
    const result = await work()
    if (own === latest) dispatch({ type: 'call done' })
    return result
  } catch (error) {
    const message = error instanceof Error ? error.message : 'Authentication failed'
    if (own === latest) dispatch({ type: 'call failed', message })
    throw error
  }
}

/**
 * Removes the error when the member goes to another form. A call that is still under way goes on, but its failure
 * belongs to the form that was left, and is not shown.
 */
export function dismissError(): void {
  latest += 1
  dispatch({ type: 'error dismissed' })
}
