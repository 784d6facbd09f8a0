import type * as z from 'zod/mini'
import type { errorResponseSchema } from '../schemas/error-response.ts'

/** Why a call failed: the server answered with an error, there was no answer, or the answer had the wrong shape. */
export type FailureKind = 'answered' | 'no-answer' | 'malformed'

/** A failed call of the API. `message` is the text for the member (specification, section 8). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: FailureKind
  /** HTTP status, when there was an answer. */
  readonly status: number | undefined
  /** Messages by field, when the server named invalid fields. */
  readonly fields: Readonly<Record<string, string>>
  /** Whole seconds until the next attempt, from `Retry-After`. */
  readonly retryAfter: number | undefined
  /** Language of the message. The API's messages are English, and so are the texts of the specification. */
  readonly lang: 'en' | 'fr'

  constructor(
    message: string,
    details: {
      kind: FailureKind
      status?: number | undefined
      fields?: z.infer<typeof errorResponseSchema>['fields']
      retryAfter?: number | undefined
      lang?: 'en' | 'fr' | undefined
      cause?: unknown
    },
  ) {
    super(message, { cause: details.cause })
    this.kind = details.kind
    this.status = details.status
    this.fields = details.fields ?? {}
    this.retryAfter = details.retryAfter
    this.lang = details.lang ?? 'en'
  }
}

/** Longest message of a server that is shown to a member, in characters. */
const MESSAGE_MAX = 300

/** The `message` of an error answer if it can be shown to a member, else undefined (specification, section 8). */
export function usableMessage(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined
  if (typeof body.message !== 'string') return undefined
  const message = body.message.trim()
  // HTML is the error page of a proxy, not a text for a member.
  if (message === '' || /^\s*<(!doctype|html)/i.test(message)) return undefined
  return message.length > MESSAGE_MAX ? `${message.slice(0, MESSAGE_MAX - 1)}…` : message
}
