import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import type { Authority, GoogleConfig } from '../../config/google-config.ts'
import { InvalidAnswerError, ProviderUnavailableError } from './google-errors.ts'

const TIMEOUT_SECONDS = 5
const CLOCK_TOLERANCE_SECONDS = 60

/** The random values that bind a sign-in together. */
export interface Binding {
  state: string
  nonce: string
  codeVerifier: string
}

/**
 * The provider: authorization code flow with PKCE. Only the ID token is used. Its signature, issuer, audience, expiry
 * and nonce are checked; the userinfo address is not asked.
 */
export class OpenIdProvider {
  readonly #config: GoogleConfig
  readonly #timeoutSeconds: number
  #discovered: Promise<Configuration> | undefined

  /** @param timeoutSeconds for each call to the provider */
  constructor(config: GoogleConfig, timeoutSeconds = TIMEOUT_SECONDS) {
    this.#config = config
    this.#timeoutSeconds = timeoutSeconds
  }

  get authority(): Authority {
    return this.#config.authority
  }

  /** The address at the provider where the browser signs in. */
  async authorizationUrl({ state, nonce, codeVerifier }: Binding): Promise<URL> {
    return buildAuthorizationUrl(await this.#discover(), {
      redirect_uri: this.#config.redirectUri,
      scope: 'openid email profile',
      // Always ask: after a sign-out on a shared computer one click must not sign the same person in again.
      prompt: 'select_account',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    })
  }

  /** The claims of the ID token. @param query the query with which the browser came back */
  async claims(query: string, { state, nonce, codeVerifier }: Binding): Promise<unknown> {
    const answer = new URL(this.#config.redirectUri)
    answer.search = query
    const tokens = await authorizationCodeGrant(await this.#discover(), answer, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new InvalidAnswerError('no_id_token')
    // The library leaves these two checks to its callers.
    if (claims.azp !== undefined && claims.azp !== this.#config.clientId) throw new InvalidAnswerError('azp')
    if (claims.iat > Date.now() / 1000 + CLOCK_TOLERANCE_SECONDS) throw new InvalidAnswerError('iat')
    return claims
  }

  /** Asks the provider when it is first needed, and again after a failure. */
  #discover(): Promise<Configuration> {
    if (!this.#discovered) {
      const attempt = this.#ask()
      this.#discovered = attempt
      attempt.catch(() => {
        if (this.#discovered === attempt) this.#discovered = undefined
      })
    }
    return this.#discovered
  }

  async #ask(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.#config
    const client = {
      client_secret: clientSecret,
      // One algorithm, whatever the provider offers.
      id_token_signed_response_alg: 'RS256',
      [clockTolerance]: CLOCK_TOLERANCE_SECONDS,
    }
    const execute = [
      enableNonRepudiationChecks,
      ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
    ]
    try {
      const found = await discovery(issuer, clientId, client, undefined, {
        execute,
        timeout: this.#timeoutSeconds,
      })
      if (!found.serverMetadata().supportsPKCE('S256')) throw new Error('The provider does not support PKCE.')
      return found
    } catch (cause) {
      throw new ProviderUnavailableError('discovery', { cause })
    }
  }
}
