import { hearChanges, onChange } from '@cadence/shared/api'
import { authState, checkSession, onAuthChange } from '@cadence/shared/auth'
import { reportError } from '../errors/report.ts'
import { whenIdle } from '../shell/when-idle.ts'

/**
 * Hears for whoever is signed in what other devices and sessions change: on any page, so that a session that was ended
 * elsewhere ends here at once, and a name or photo that was changed elsewhere shows.
 * @returns a function that ends it.
 */
export function followChanges(): () => void {
  let member: string | null = null
  let end: () => void = () => undefined
  const follow = () => {
    const now = authState.isAuthenticated ? (authState.user?._id ?? null) : null
    if (now === member) return
    member = now
    end()
    end = now === null ? () => undefined : hearChanges(now)
  }
  const ends = [
    onChange('profile', () => {
      void checkSession().catch((error: unknown) => reportError({ error, phase: 'script' }))
    }),
    onAuthChange(follow),
  ]
  follow()
  return () => {
    for (const each of ends) each()
    end()
  }
}

/** The same, when the first page stands. */
export function followChangesWhenIdle(): void {
  whenIdle(() => void followChanges())
}
