import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Config } from '../config/config.ts'
import type { TokenKey } from '../config/token-keys.ts'
import { isToken, newToken } from '../lib/opaque-token.ts'

const NAME = 'cadence-device'
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60

/**
 * Device cookies (OWASP, "Device Cookies"): a browser in which a member has signed in proves by its cookie that it is
 * the member's. So strangers who guess the password of the account cannot lock the member out there. It signs nobody
 * in.
 *
 * The value is `nonce.signature`. The signature covers the nonce and the account: it cannot be forged, does not work
 * for another account, and does not reveal the account. A browser has one cookie, of the account that signed in last.
 */
export class DeviceCookies {
  readonly #keys: readonly Uint8Array[]
  readonly #isHttps: boolean

  /**
   * @param keys the keys of the access tokens; a separate key is derived from each, and the first one signs
   */
  constructor(keys: readonly TokenKey[], { appUrl }: Pick<Config, 'appUrl'>) {
    this.#keys = keys.map(
      ({ secret }) => new Uint8Array(hkdfSync('sha256', secret, '', 'cadence device cookie', 32)),
    )
    this.#isHttps = appUrl.startsWith('https:')
  }

  /**
   * The random id of this browser, if it has a cookie of the account. @param account as the limits count it
   */
  nonceOf(c: Context, account: string): string | undefined {
    const value = this.#isHttps ? getCookie(c, NAME, 'host') : getCookie(c, NAME)
    const [nonce = '', signature = ''] = value?.split('.') ?? []
    if (!isToken(nonce) || !isToken(signature)) return undefined
    const isOurs = this.#keys.some((key) =>
      timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, nonce, account))),
    )
    return isOurs ? nonce : undefined
  }

  /** Sets the cookie for a year. A known browser keeps its id. */
  set(c: Context, account: string): void {
    const [key] = this.#keys
    if (!key) throw new Error('There is no key to sign with.')
    const nonce = this.nonceOf(c, account) ?? newToken()
    const common = { path: '/', httpOnly: true, sameSite: 'Strict', maxAge: MAX_AGE_SECONDS } as const
    // With https its name starts with `__Host-`, so that no parent domain or subdomain can set it.
    const options = this.#isHttps ? ({ ...common, secure: true, prefix: 'host' } as const) : common
    setCookie(c, NAME, `${nonce}.${sign(key, nonce, account)}`, options)
  }
}

function sign(key: Uint8Array, nonce: string, account: string): string {
  return createHmac('sha256', key).update(`${nonce} ${account}`).digest('base64url')
}
