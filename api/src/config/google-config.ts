import { httpUrl, text } from '@cadence/shared/environment'
import * as z from 'zod/mini'

/**
 * For which addresses the provider knows the present owner. `all`: the provider runs on this machine, for an app on
 * this machine. `google`: the addresses that Google itself gives out. `none`: a provider that is not Google
 * could claim any address.
 */
export type Authority = 'all' | 'google' | 'none'

/** The OpenID provider, and our client at it. */
export interface GoogleConfig {
  issuer: URL
  clientId: string
  clientSecret: string
  /**
   * Where the provider sends the browser back to. Exactly this address must be registered at the provider.
   */
  redirectUri: string
  authority: Authority
}

const GOOGLE = 'https://accounts.google.com'
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Whether an address is on this machine. */
export const isLocal = (url: string) => localHosts.has(new URL(url).hostname)

/** The variables that name the provider. */
export const googleVariables = {
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: z.optional(httpUrl),
}

interface Variables {
  GOOGLE_CLIENT_ID?: string | undefined
  GOOGLE_CLIENT_SECRET?: string | undefined
  GOOGLE_ISSUER?: string | undefined
  OPENID_PORT: number
}

/** Rules that concern several of these variables. */
export const googleRules = z.check<Variables>(({ value, issues }) => {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret, GOOGLE_ISSUER: issuer } = value
  const wrong = (variable: keyof Variables, message: string) =>
    issues.push({ code: 'custom', input: value, path: [variable], message })
  if ((id === undefined) !== (secret === undefined)) {
    wrong('GOOGLE_CLIENT_SECRET', 'must be set together with GOOGLE_CLIENT_ID')
  }
  if (issuer === undefined || !URL.canParse(issuer) || isLocal(issuer)) return
  if (new URL(issuer).protocol !== 'https:')
    wrong('GOOGLE_ISSUER', 'must be an https address, except on this machine')
  if (id === undefined) wrong('GOOGLE_ISSUER', 'needs GOOGLE_CLIENT_ID')
})

/**
 * Google, or the stand-in of dev/openid.ts when no client id is set. The stand-in lets anybody sign in as any of its
 * accounts, so an app that is not on this machine gets no provider instead.
 */
export function googleFrom(env: Variables, appUrl: string): GoogleConfig | undefined {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER, OPENID_PORT } = env
  const redirectUri = `${appUrl}/api/v1/auth/google/callback`
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET) {
    const issuer = new URL(GOOGLE_ISSUER ?? GOOGLE)
    const client = { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET }
    return { issuer, ...client, redirectUri, authority: authorityOf(issuer, appUrl) }
  }
  if (!isLocal(appUrl)) return undefined
  const issuer = new URL(GOOGLE_ISSUER ?? `http://localhost:${OPENID_PORT}`)
  const client = { clientId: 'cadence', clientSecret: 'cadence-development' }
  return { issuer, ...client, redirectUri, authority: authorityOf(issuer, appUrl) }
}

function authorityOf(issuer: URL, appUrl: string): Authority {
  if (issuer.href === new URL(GOOGLE).href) return 'google'
  return isLocal(issuer.href) && isLocal(appUrl) ? 'all' : 'none'
}
