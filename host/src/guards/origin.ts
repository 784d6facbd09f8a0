import { safePath } from '@cadence/shared/router'
import { routeOf } from '../routes.tsx'

/** sessionStorage key: the protected address that this tab asked for before sign-in. */
const KEY = 'cadence:origin'

function session(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null
  } catch {
    // Forbidden storage: the member then lands on /dashboard.
    return null
  }
}

/** Remembers a protected address (path, query and hash) until the member has signed in. */
export function rememberOrigin(address: string): void {
  try {
    session()?.setItem(KEY, address)
  } catch (error) {
    console.warn('The asked page could not be remembered', error)
  }
}

/** The remembered address, or null. Only a protected page of this app is ever accepted. */
export function rememberedOrigin(): string | null {
  const address = safePath(session()?.getItem(KEY))
  if (!address) return null
  const route = routeOf(new URL(address, 'http://cadence.invalid').pathname)
  return route?.layout === 'app' ? address : null
}

/** Forgets it: it was used, or the member signed out on purpose. */
export function forgetOrigin(): void {
  session()?.removeItem(KEY)
}
