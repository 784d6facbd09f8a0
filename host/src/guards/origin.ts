import { safePath } from '@cadence/shared/router'
import { readTabText, removeTabKey, writeTabText } from '@cadence/shared/storage'
import { routeOf } from '../routes.ts'

/** sessionStorage key: the protected address that this tab visited before sign-in. */
const KEY = 'cadence:origin'

/**
 * Remembers a protected address (path, query and hash) until the member has signed in. Without storage they land on
 * /dashboard.
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

/** Forgets the address: it was used, or the member signed out on purpose. */
export function forgetOrigin(): void {
  removeTabKey(KEY)
}
