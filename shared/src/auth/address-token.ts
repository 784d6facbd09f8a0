import * as z from 'zod/mini'
import { paths } from '../router/paths.ts'
import { readTabText, removeTabKey } from '../storage/tab-storage.ts'
import { ADDRESS_TOKEN_PROPERTY, EMAIL_TOKEN_KEY, RESET_TOKEN_KEY } from './storage-keys.ts'

/** The pages to which a link with a token leads. */
export type TokenPath =
  | typeof paths.verifyEmail
  | typeof paths.resetPassword
  | typeof paths.successLogin
  | typeof paths.settings

/** Where the tab stores the tokens that outlive the document. */
const tabKeys: Partial<Record<TokenPath, string>> = {
  [paths.resetPassword]: RESET_TOKEN_KEY,
  [paths.settings]: EMAIL_TOKEN_KEY,
}

const addressTokenSchema = z.object({ path: z.string(), token: z.string().check(z.minLength(1)) })

/**
 * The token that the address of a page carried, or null. `addressTokenScript` removes it from the address before any
 * other script runs. The tokens for a new password and a new e-mail address are still here after a reload of the tab.
 */
export function addressToken(path: TokenPath): string | null {
  const found = z.safeParse(addressTokenSchema, Reflect.get(globalThis, ADDRESS_TOKEN_PROPERTY))
  if (found.success && found.data.path === path) return found.data.token
  const key = tabKeys[path]
  return key === undefined ? null : readTabText(key)
}

/**
 * Forgets the token of a page, because it was used or its page is left. Without `path` the token for a new e-mail
 * address stays: a member may pass other pages, to sign in, before using it.
 */
export function forgetAddressToken(path?: TokenPath): void {
  Reflect.deleteProperty(globalThis, ADDRESS_TOKEN_PROPERTY)
  removeTabKey(path === paths.settings ? EMAIL_TOKEN_KEY : RESET_TOKEN_KEY)
}
