import { useAuth } from '@cadence/shared/auth'
import { useEmailState } from '../../parts/email-state.ts'

/** The address to verify: the one that the sign-in refused, or of who registered in this browser; empty elsewhere. */
export function useKnownEmail(): string {
  const typed = useEmailState()
  const { user } = useAuth()
  return typed || (user?.email ?? '')
}
