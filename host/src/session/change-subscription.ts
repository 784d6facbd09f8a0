import { onChange, subscribeToChanges } from '@cadence/shared/api'
import { checkSession, whileSignedIn } from '@cadence/shared/auth'
import { reportError } from '../errors/report-error.ts'
import { whenIdle } from '../shell/deferred-work.ts'

/**
 * Follows the changes that other devices and sessions of the signed-in member make, on every page: a session that was
 * ended elsewhere ends here at once, and a name or photo that was changed elsewhere shows here.
 * @returns a function that ends it.
 */
export function followChanges(): () => void {
  const ends = [
    onChange('profile', () => {
      void checkSession().catch((error: unknown) => reportError({ error, phase: 'script' }))
    }),
    whileSignedIn(subscribeToChanges),
  ]
  return () => {
    for (const end of ends) end()
  }
}

/** Follows the changes once the first page has rendered. */
export function followChangesWhenIdle(): void {
  whenIdle(() => void followChanges())
}
