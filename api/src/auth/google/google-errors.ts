import type { GoogleError } from '@cadence/shared/schemas'
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { isUnavailable } from '../../db/database-errors.ts'
import { TooManyAttemptsError, UnavailableError } from '../../http/http-errors.ts'

/** A sign-in that ends at /success-login?error=…; `reason` is a word of ours for the log. */
export class GoogleSignInError extends Error {
  override name = 'GoogleSignInError'
  readonly error: GoogleError
  readonly reason: string

  constructor(error: GoogleError, reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.error = error
    this.reason = reason
  }
}

/** The provider's answer is invalid. */
export class InvalidAnswerError extends GoogleSignInError {
  constructor(reason: string, options?: ErrorOptions) {
    super('invalid_answer', reason, options)
  }
}

/** The provider cannot be reached in time, or answers with an error of its own. */
export class ProviderUnavailableError extends GoogleSignInError {
  constructor(reason: string, options?: ErrorOptions) {
    super('provider_unavailable', reason, options)
  }
}

/** Codes of openid-client for a missing answer, or for one from a proxy in front of the provider. */
const unavailable = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
])

/** Errors of a provider that has a fault itself (RFC 6749, section 4.1.2.1). */
const troubles = new Set(['server_error', 'temporarily_unavailable'])

/**
 * The error of a failed sign-in for the member and for the log. Neither contains a text from the provider or a client.
 */
export function failureOf(error: unknown): GoogleSignInError {
  if (error instanceof GoogleSignInError) return error
  if (error instanceof TooManyAttemptsError) {
    return new GoogleSignInError('too_many_attempts', 'limit', { cause: error })
  }
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return new GoogleSignInError('access_denied', 'access_denied')
    return troubles.has(error.error)
      ? new ProviderUnavailableError('provider_error', { cause: error })
      : new InvalidAnswerError('provider_error', { cause: error })
  }
  if (error instanceof ResponseBodyError && error.status >= 500) {
    return new ProviderUnavailableError('token_endpoint', { cause: error })
  }
  const code = codeOf(error)
  if (isUnavailable(error) || error instanceof UnavailableError || code?.startsWith('UND_ERR_')) {
    return new ProviderUnavailableError('connection', { cause: error })
  }
  if (isTimeout(error) || (code !== undefined && unavailable.has(code))) {
    return new ProviderUnavailableError('no_answer', { cause: error })
  }
  if (error instanceof ClientError || /^(OAUTH_|ERR_INVALID_ARG_)/.test(code ?? '')) {
    return new InvalidAnswerError('refused', { cause: error })
  }
  return new ProviderUnavailableError('internal', { cause: error })
}

/** Also when the answer had begun: then parsing its body fails, with the timeout as the cause. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || isTimeout(error.cause))
}

/** The code of a library's error, one of its constants. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause)
}
