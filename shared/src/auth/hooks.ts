import { useSnapshot } from 'valtio'
import { type AuthState, authState } from './state.ts'

/** The auth state, rendered again when a part that the component reads changes. */
export function useAuth(): Readonly<AuthState> {
  return useSnapshot(authState)
}
