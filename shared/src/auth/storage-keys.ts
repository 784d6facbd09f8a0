/**
 * The keys under which the browser holds what belongs to the session. They have a file of their own because the server
 * needs some of them for the inline scripts of its HTML, and nothing else of this folder.
 */

/** Keys of the session in localStorage (specification, section 3). */
export const sessionKeys = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  user: 'user',
  providerAccessToken: 'providerAccessToken',
  lastLogin: 'lastLogin',
  store: 'auth-storage',
} as const

/** Property of `window` in which the inline script leaves the token that it took out of the address. */
export const ADDRESS_TOKEN_PROPERTY = 'cadenceAddressToken'

/** sessionStorage key of the token for a new password: a reload of the tab must not lose it. */
export const RESET_TOKEN_KEY = 'cadence:reset-token'

/**
 * sessionStorage key of the token for a new e-mail address: neither a reload nor a sign-in on the way may lose it. Only
 * the member who asked for the new address can use it, when signed in.
 */
export const EMAIL_TOKEN_KEY = 'cadence:email-token'
