import { safePath } from '@cadence/shared/router'
import { readTabText, removeTabKey, writeTabText } from '@cadence/shared/storage'
import { routeOf } from '../routes.ts'

/** sessionStorage key: the protected address that this tab asked for before sign-in. */
const KEY = 'cadence:origin'

/**
 * Remembers a protected address (path, query and hash) until the member has signed in; where nothing can be kept, they
 * land on /dashboard.
 */
export function rememberOrigin(address: string): void {
  writeTabText(KEY, address)
}

/** The remembered address, or null. Only a protected page of this app is ever accepted. */
export function rememberedOrigin(): string | null {
  const address = safePath(readTabText(KEY))
  if (!address) return null
  const route = routeOf(new URL(address, 'http://cadence.invalid').pathname)
  return route?.layout === 'app' ? address : null
}

/** Forgets it: it was used, or the member signed out on purpose. */
export function forgetOrigin(): void {
  removeTabKey(KEY)
}
