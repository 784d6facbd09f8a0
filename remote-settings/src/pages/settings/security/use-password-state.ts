import { useCallback, useEffect, useState } from 'react'
import { getProfile } from '../profile-api.ts'

/** Whether the account has a password, as far as that is known. */
export interface PasswordState {
  state: 'loading' | 'ready' | 'failed'
  hasPassword: boolean
  load: () => void
  /** It has one from now on. */
  noteSet: () => void
}

/** Asks the API once whether the account has a password. Until then, and after a failure, it counts as having one. */
export function usePasswordState(): PasswordState {
  const [{ state, hasPassword }, setAll] = useState<Pick<PasswordState, 'state' | 'hasPassword'>>({
    state: 'loading',
    hasPassword: true,
  })
  const load = useCallback(() => {
    setAll({ state: 'loading', hasPassword: true })
    getProfile().then(
      (profile) => setAll({ state: 'ready', hasPassword: profile.hasPassword }),
      (error: unknown) => {
        console.warn('It is not known whether the account has a password', error)
        setAll({ state: 'failed', hasPassword: true })
      },
    )
  }, [])
  useEffect(load, [load])
  const noteSet = useCallback(() => setAll({ state: 'ready', hasPassword: true }), [])
  return { state, hasPassword, load, noteSet }
}
