import { dispatch } from './store.ts'

/** Number of the call whose failure may show: a later call, or leaving the screen, takes the place of an earlier one. */
let latest = 0

/** Does the work of a form: the store says that it is under way, and afterwards why it failed (section 3, Auth state). */
export async function tracked<T>(work: () => Promise<T>): Promise<T> {
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
 * Takes the error off the screen when the member goes to another form. A call that is still under way goes on, but
 * its failure belongs to the form that was left, and shows nowhere.
 */
export function dismissError(): void {
  latest += 1
  dispatch({ type: 'error dismissed' })
}
