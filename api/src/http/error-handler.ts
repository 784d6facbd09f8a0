import type { ErrorResponse } from '@cadence/shared/schemas'
import { loggedPath } from '@cadence/shared/server-log'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isOfMissingMember, isUnavailable } from '../db/database-errors.ts'
import { CommitUnknownError } from '../db/transaction.ts'
import type { Logger } from '../log/logger.ts'
import { logSecurityEvent } from '../log/security-events.ts'
import type { AppEnv } from './app-env.ts'
import {
  HttpError,
  NotSavedError,
  OutcomeUnknownError,
  SESSION_OVER,
  TooManyAttemptsError,
  UnauthorizedError,
  UnavailableError,
} from './http-errors.ts'

/** Turns any error into `{message, fields?}`. The cause of a 5xx is only logged. */
export function errorHandler(log: Logger) {
  return (error: Error, c: Context<AppEnv>): Response => {
    const known = isBrokenOff(error, c)
      ? new HttpError(400, 'The request was broken off.')
      : isOfDeletedMember(error, c)
        ? new UnauthorizedError(SESSION_OVER)
        : toHttpError(error, isWrite(c))
    if (known.status >= 500) {
      const requestId = c.get('requestId')
      log.error({ err: error, requestId, path: loggedPath(c.req.path) }, 'request failed')
    }
    if (known instanceof TooManyAttemptsError) {
      logSecurityEvent(log, 'limit', { address: c.get('address'), limit: known.limit })
    }
    for (const [name, value] of Object.entries(known.headers)) c.header(name, value)
    const body: ErrorResponse = {
      message: known.message,
      ...(known.fields && { fields: known.fields }),
    }
    return c.json(body, known.status)
  }
}

/**
 * Whether the client disconnected or its body was not HTTP. Such an error looks like a lost database connection.
 */
function isBrokenOff(error: Error, c: Context<AppEnv>): boolean {
  return c.env?.incoming?.errored === error
}

/** Whether the member deleted their account while this request was running. */
function isOfDeletedMember(error: Error, c: Context<AppEnv>): boolean {
  return c.req.header('authorization') !== undefined && isOfMissingMember(error)
}

/** Whether a member wanted to change something. */
function isWrite(c: Context<AppEnv>): boolean {
  return c.req.method !== 'GET' && c.req.header('authorization') !== undefined
}

function toHttpError(error: Error, isWrite: boolean): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof CommitUnknownError) return new OutcomeUnknownError(error)
  if (error instanceof HTTPException)
    return new HttpError(error.status, error.message || 'The request is not valid.')
  if (isUnavailable(error)) return isWrite ? new NotSavedError(error) : new UnavailableError(error)
  return new HttpError(500, 'Something went wrong on our side. Please try again.', { cause: error })
}
