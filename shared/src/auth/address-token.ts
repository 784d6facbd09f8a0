import * as z from 'zod/mini'
import { paths } from '../router/paths.ts'
import { readTabText, removeTabKey } from '../storage/tab.ts'
import { EMAIL_TOKEN_KEY, RESET_TOKEN_KEY, TAKEN_TOKEN } from './address-token-names.ts'

/** The pages that a link with a token leads to. */
export type TokenPath =
  | typeof paths.verifyEmail
  | typeof paths.resetPassword
  | typeof paths.successLogin
  | typeof paths.settings

/** Where this tab keeps the token of a page, for those that outlive its document. */
const tabKeys: Partial<Record<TokenPath, string>> = {
  [paths.resetPassword]: RESET_TOKEN_KEY,
  [paths.settings]: EMAIL_TOKEN_KEY,
}

const takenSchema = z.object({ path: z.string(), token: z.string().check(z.minLength(1)) })

/**
 * The token that this page's address carried, or null. The first HTML takes it out of the address before anything else
 * runs (`addressTokenScript`). The ones for a new password and a new e-mail address are there again
 * after a reload of the tab.
 */
export function addressToken(path: TokenPath): string | null {
  const taken = z.safeParse(takenSchema, Reflect.get(globalThis, TAKEN_TOKEN))
  if (taken.success && taken.data.path === path) return taken.data.token
  const key = tabKeys[path]
  return key === undefined ? null : readTabText(key)
}

/**
 * Forgets the token of a page: it was used, or its page is left. Other pages leave the one for a new e-mail address: who
 * signs in on the way to it has not used it yet.
 */
export function forgetAddressToken(path?: TokenPath): void {
  Reflect.deleteProperty(globalThis, TAKEN_TOKEN)
  removeTabKey(path === paths.settings ? EMAIL_TOKEN_KEY : RESET_TOKEN_KEY)
}
