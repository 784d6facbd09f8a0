import { useAuth } from '@cadence/shared/auth'
import { useEmailState } from '../../mail/email-state.ts'

/**
 * The address to verify: that of the refused sign-in, or of the registration in this browser. Empty when it is unknown or
 * already verified.
 */
export function useKnownEmail(): string {
  const typed = useEmailState()
  const { user } = useAuth()
  const email = typed || (user?.email ?? '')
  const isVerified = user?.isEmailVerified && user.email.toLowerCase() === email.toLowerCase()
  return isVerified ? '' : email
}
