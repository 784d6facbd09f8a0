import { proxy } from 'valtio'
import type { User } from '../schemas/user.ts'

/** What the auth store holds (specification, section 3, Auth state). */
export interface AuthState {
  user: User | null
  token: string | null
  refreshToken: string | null
  /** When the client takes the session for expired, in milliseconds since 1970. A hint: the API decides. */
  tokenExpiry: number | null
  isAuthenticated: boolean
  isLoading: boolean
  error: string | null
  /** True once the store was read from storage. */
  initialized: boolean
}

/** Nobody is signed in. */
export const signedOut: Pick<
  AuthState,
  'user' | 'token' | 'refreshToken' | 'tokenExpiry' | 'isAuthenticated'
> = { user: null, token: null, refreshToken: null, tokenExpiry: null, isAuthenticated: false }

/** The one auth store of the page. Only `shared/auth` writes it. */
export const authState = proxy<AuthState>({
  ...signedOut,
  isLoading: false,
  error: null,
  initialized: false,
})
