/** The session: the auth store, its calls, and its storage (specification, sections 3, 4, 7 and 8). */
import { attachSession } from './api/session-port.ts'
import { authState } from './auth/auth-store.ts'
import { refreshSession } from './auth/refresh.ts'

attachSession({
  token: () => authState.token,
  member: () => authState.user?._id ?? null,
  refresh: refreshSession,
})

export { addressToken, forgetAddressToken } from './auth/address-token.ts'
export {
  authState,
  followOtherTabs,
  isSessionStored,
  onAuthChange,
  rehydrate,
  useAuth,
} from './auth/auth-store.ts'
export { dismissError } from './auth/call-state.ts'
export { checkSession, fetchUser, setUser } from './auth/current-user.ts'
export { forgotPassword, resendVerification, resetPassword } from './auth/forgotten-password.ts'
export { handleGoogleCallback, initiateGoogleLogin } from './auth/google.ts'
export { login, register, verifyEmail } from './auth/sign-in.ts'
export { logout, sendAndLogout, sendBeforeLogout } from './auth/sign-out.ts'
export { isSignedIn, signedInMember, whileSignedIn } from './auth/signed-in-member.ts'
export { sessionKeys } from './auth/storage-keys.ts'
export { clearOtherMembers, forgetMember } from './auth/stored-member-data.ts'
export { SESSION_EXPIRED } from './auth/transitions.ts'
export { administratorRoles, memberRoles } from './schemas/user.ts'
