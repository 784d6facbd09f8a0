import '../auth.ts'
import type { AuthResponse } from '../schemas/auth.ts'
import type { User } from '../schemas/user.ts'
import { authState, dispatch } from './auth-store.ts'
import { signedOut } from './transitions.ts'

/** A fixed moment, in milliseconds since 1970. */
export const NOW = Date.UTC(2026, 0, 15, 12)

/** A member, with the fields of a test. */
export function member(other: Partial<User> = {}): User {
  return {
    _id: 'u1',
    firstName: 'Inès',
    lastName: 'Lefèvre',
    email: 'ines@exemple.fr',
    isEmailVerified: true,
    role: 'user',
    ...other,
  }
}

/** The answer to a sign-in, with the fields of a test. */
export function signInAnswer(other: Partial<AuthResponse> = {}): AuthResponse {
  return { success: true, token: 'access-1', refreshToken: 'refresh-1', user: member(), ...other }
}

/** Signs out, and clears storage. */
export function clearSession(): void {
  localStorage.clear()
  Object.assign(authState, { ...signedOut, isLoading: false, error: null, initialized: false })
}

/** Signs a member in, in the store and in storage. */
export function signIn(other: Partial<AuthResponse> = {}, now = NOW): void {
  dispatch({ type: 'signed in', answer: signInAnswer(other), now })
}

/** A promise, and the functions that settle it. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  let reject: (reason: unknown) => void = () => undefined
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}
