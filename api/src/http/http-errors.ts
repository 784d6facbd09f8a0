import type { ContentfulStatusCode } from 'hono/utils/http-status'

const UNAVAILABLE = 'The service is temporarily unavailable.'
const TRY_AGAIN = 'Please try again in a moment.'
const RETRY_SOON = { 'Retry-After': '2' }

interface HttpErrorOptions {
  fields?: Record<string, string>
  headers?: Record<string, string>
  cause?: unknown
}

/** An error whose message may be shown to the person who sent the request. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: ContentfulStatusCode
  readonly fields: Record<string, string> | undefined
  readonly headers: Record<string, string>

  constructor(status: ContentfulStatusCode, message: string, options: HttpErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.status = status
    this.fields = options.fields
    this.headers = options.headers ?? {}
  }
}

/** The text for a session that is over or unknown. */
export const SESSION_OVER = 'Session expired. Please login again.'

/** There is no session, or it is over. */
export class UnauthorizedError extends HttpError {
  override name = 'UnauthorizedError'

  constructor(message: string) {
    super(401, message, { headers: { 'WWW-Authenticate': 'Bearer' } })
  }
}

/** An attempt limit is reached. */
export class TooManyAttemptsError extends HttpError {
  override name = 'TooManyAttemptsError'
  readonly limit: string

  constructor(limit: string, retryAfterSeconds: number) {
    const minutes = Math.ceil(retryAfterSeconds / 60)
    const wait = retryAfterSeconds < 60 ? 'in a minute' : `in ${minutes} minute${minutes === 1 ? '' : 's'}`
    super(429, `Too many attempts. Please try again ${wait}.`, {
      headers: { 'Retry-After': String(retryAfterSeconds) },
    })
    this.limit = limit
  }
}

/** The database or the password queue cannot handle the request now. */
export class UnavailableError extends HttpError {
  override name = 'UnavailableError'

  constructor(cause?: unknown, message = `${UNAVAILABLE} ${TRY_AGAIN}`) {
    super(503, message, { headers: RETRY_SOON, cause })
  }
}

/** The database could not store a change of a member. Nothing of it was stored. */
export class NotSavedError extends UnavailableError {
  override name = 'NotSavedError'

  constructor(cause: unknown) {
    super(cause, `${UNAVAILABLE} Nothing was saved. ${TRY_AGAIN}`)
  }
}

/** The connection was lost during the commit of a change, so it is unknown whether the change was stored. */
export class OutcomeUnknownError extends HttpError {
  override name = 'OutcomeUnknownError'

  constructor(cause: unknown) {
    super(504, `${UNAVAILABLE} We cannot tell whether this was saved: please look before you try again.`, {
      headers: RETRY_SOON,
      cause,
    })
  }
}
