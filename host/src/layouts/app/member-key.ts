import { useAuth } from '@cadence/shared/auth'
import { useRef } from 'react'

/**
 * A React key that changes when another member takes over this page, for instance because they signed in in another
 * tab: nothing that the first one was doing may go on under the second. Signing out alone changes nothing here; the
 * guards lead away.
 */
export function useMemberKey(): string | undefined {
  const { user } = useAuth()
  const key = useRef(user?._id)
  if (user) key.current = user._id
  return key.current
}
