import type { SubscriptionFailure } from '@cadence/shared/schemas'
import { NoAnswerError } from '../lib/outside-answer.ts'

/** A calendar could not be read, for a reason that its subscribers are told. */
export class CalendarError extends Error {
  override name = 'CalendarError'
  readonly failure: SubscriptionFailure

  constructor(failure: SubscriptionFailure, cause?: unknown) {
    super(failure, cause === undefined ? undefined : { cause })
    this.failure = failure
  }
}

const certificate = /CERT|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|ALTNAME/
/** The answer is not HTTP, or its content is not compressed as it says. */
const malformed = /^(?:HPE_|Z_|ERR_BROTLI|ERR__ERROR)/
/** Errors that Node throws for a wrong argument, and not for what a server does. */
const ours = /^ERR_(?!SSL|TLS|STREAM_PREMATURE)/

/** Names the reason of an error of a connection. Any other error, such as a fault of ours, is returned as it is. */
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
