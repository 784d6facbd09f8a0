import type { SubscriptionFailure } from '@cadence/shared/schemas'
import { NoAnswerError } from '../lib/outside-answer.ts'

/** A calendar could not be read. `failure` is the reason that its subscribers see. */
export class CalendarError extends Error {
  override name = 'CalendarError'
  readonly failure: SubscriptionFailure

  constructor(failure: SubscriptionFailure, cause?: unknown) {
    super(failure, cause === undefined ? undefined : { cause })
    this.failure = failure
  }
}

const certificate = /CERT|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|ALTNAME/
/** Codes of an answer that is not HTTP, or that is not compressed as its headers say. */
const malformed = /^(?:HPE_|Z_|ERR_BROTLI|ERR__ERROR)/
/** Codes of errors that our own code causes, such as a wrong argument. */
const ours = /^ERR_(?!SSL|TLS|STREAM_PREMATURE)/

/**
 * Turns a connection error into a CalendarError with its reason. Returns every other error, such as a fault in our
 * code, unchanged.
 */
export function asCalendarError(error: unknown): unknown {
  if (error instanceof CalendarError || !(error instanceof Error)) return error
  if (error instanceof NoAnswerError) return new CalendarError('server-error', error)
  // A host with several addresses fails with the errors of all of them.
  const [first] = error instanceof AggregateError ? error.errors : [error]
  const code = first instanceof Error && 'code' in first ? String(first.code) : ''
  if (certificate.test(code)) return new CalendarError('bad-certificate', error)
  if (malformed.test(code)) return new CalendarError('server-error', error)
  return code === '' || ours.test(code) ? error : new CalendarError('unreachable', error)
}
