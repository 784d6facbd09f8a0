import * as z from 'zod/mini'
import { paths } from '../router/paths.ts'
import { readTabText, removeTabKey } from '../storage/tab.ts'
import { RESET_TOKEN_KEY, TAKEN_TOKEN } from './address-token-names.ts'

/** The pages that a link with a token leads to. */
export type TokenPath =
  | typeof paths.verifyEmail
  | typeof paths.resetPassword
  | typeof paths.successLogin
  | typeof paths.settings

const takenSchema = z.object({ path: z.string(), token: z.string().check(z.minLength(1)) })

/**
 * The token that this page's address carried, or null. The first HTML takes it out of the address before anything else
 * runs (`addressTokenScript`). The one for a new password is there again after a reload of the tab.
 */
export function addressToken(path: TokenPath): string | null {
  const taken = z.safeParse(takenSchema, Reflect.get(globalThis, TAKEN_TOKEN))
  if (taken.success && taken.data.path === path) return taken.data.token
  return path === paths.resetPassword ? readTabText(RESET_TOKEN_KEY) : null
}

/** Forgets the token: it was used, or its page is left. */
export function forgetAddressToken(): void {
  Reflect.deleteProperty(globalThis, TAKEN_TOKEN)
  removeTabKey(RESET_TOKEN_KEY)
}
