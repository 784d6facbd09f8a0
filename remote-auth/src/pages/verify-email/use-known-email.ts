import { useAuth } from '@cadence/shared/auth'
import { useEmailState } from '../../parts/email-state.ts'

/**
 * The address to verify: the one that the sign-in refused, or of who registered in this browser; empty elsewhere, and
 * where the store knows it to be verified.
 */
export function useKnownEmail(): string {
  const typed = useEmailState()
  const { user } = useAuth()
  const email = typed || (user?.email ?? '')
  const isVerified = user?.isEmailVerified && user.email.toLowerCase() === email.toLowerCase()
  return isVerified ? '' : email
}
