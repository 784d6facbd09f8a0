import { useCallback, useEffect, useState } from 'react'
import { getPasswordState } from './api/get-password-state.ts'

/** Whether the account has a password, as far as that is known. */
export interface PasswordState {
  state: 'loading' | 'ready' | 'failed'
  isSet: boolean
  load: () => void
  /** It has one from now on. */
  noteSet: () => void
}

/** Asks the API once whether the account has a password. Until then, and after a failure, it counts as having one. */
export function usePasswordState(): PasswordState {
  const [{ state, isSet }, setAll] = useState<Pick<PasswordState, 'state' | 'isSet'>>({
    state: 'loading',
    isSet: true,
  })
  const load = useCallback(() => {
    setAll({ state: 'loading', isSet: true })
    getPasswordState().then(
      (known) => setAll({ state: 'ready', isSet: known }),
      (error: unknown) => {
        console.warn('It is not known whether the account has a password', error)
        setAll({ state: 'failed', isSet: true })
      },
    )
  }, [])
  useEffect(load, [load])
  const noteSet = useCallback(() => setAll({ state: 'ready', isSet: true }), [])
  return { state, isSet, load, noteSet }
}
