import { authState } from '@cadence/shared/auth'

/** Whether a member is signed in at this moment, whatever the screen still shows. */
export function isSignedIn(userId: string): boolean {
  return authState.isAuthenticated && authState.user?._id === userId
}
