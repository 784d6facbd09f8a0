/** The session: the one auth store, its calls, and how it is kept (specification, sections 3, 4, 7 and 8). */
import { attachSession } from './api.ts'
import { refreshSession } from './auth/refresh.ts'
import { authState } from './auth/state.ts'

attachSession({
  token: () => authState.token,
  member: () => authState.user?._id ?? null,
  refresh: refreshSession,
})

export {
  checkSession,
  fetchUser,
  login,
  logout,
  register,
  sendAndLogout,
  setUser,
  verifyEmail,
} from './auth/actions.ts'
export { addressToken, forgetAddressToken } from './auth/address-token.ts'
export { forgetMember } from './auth/forget-member.ts'
export { handleGoogleCallback, initiateGoogleLogin } from './auth/google.ts'
export { useAuth } from './auth/hooks.ts'
export { noteSeen } from './auth/leave.ts'
export { forgotPassword, resendVerification, resetPassword } from './auth/password.ts'
export { sessionKeys } from './auth/persistence.ts'
export { refreshSession } from './auth/refresh.ts'
export { isSignedIn, signedInMember, whileSignedIn } from './auth/signed-in-member.ts'
export { type AuthState, authState } from './auth/state.ts'
export { followOtherTabs, isSessionKept, onAuthChange, rehydrate } from './auth/store.ts'
export { dismissError } from './auth/tracked.ts'
export { CLIENT_SESSION_MS, SESSION_EXPIRED } from './auth/transitions.ts'
export { type SendUnsent, sendBeforeLogout } from './auth/unsent.ts'
export { memberRoles } from './schemas/user.ts'
