import * as z from 'zod/mini'
import { holdUnsaved } from '../router/unsaved-changes.ts'
import { errorResponseSchema } from '../schemas/error-response.ts'
import { ApiError, usableMessage } from './api-error.ts'
import { session } from './session-port.ts'

/** One call of the API: its address, the schema of its answer, and the texts for its failure. */
export interface Call<S extends z.ZodMiniType> {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Below /api/v1. */
  path: string
  body?: unknown
  answer: S
  /** Text when the server answers with an error and without a usable message (specification, section 8). */
  failure: string
  /** Text when there is no answer. By default `failure`. */
  noAnswer?: string
  /** Text when the answer has the wrong shape. By default `failure`. */
  malformed?: string
  /** Text when the answer is empty. By default `malformed`. */
  empty?: string
  /** Language of these texts, if not English. */
  lang?: 'fr'
  /** Access token to send instead of the session's. */
  bearer?: string
  headers?: Readonly<Record<string, string>>
  /** False for the calls of sign-in and sign-out: a 401 is then an answer, and no reason to renew the session. */
  renewSession?: boolean
  signal?: AbortSignal
  /** Time limit in milliseconds, for answers that are too large for the usual 30 s. */
  timeoutMs?: number
}

/** The error of axios when the server has answered with an error. */
const answeredSchema = z.object({
  response: z.object({
    status: z.number(),
    data: z.unknown(),
    headers: z.object({ 'retry-after': z.optional(z.unknown()) }),
  }),
})

function retryAfter(value: unknown): number | undefined {
  const seconds = typeof value === 'string' ? Number.parseInt(value, 10) : Number.NaN
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined
}

/** Turns any error of a request into an `ApiError`. */
export function toApiError(
  error: unknown,
  texts: Pick<Call<z.ZodMiniType>, 'failure' | 'noAnswer' | 'lang'>,
): ApiError {
  if (error instanceof ApiError) return error
  const answered = z.safeParse(answeredSchema, error)
  if (answered.success) {
    const { status, data, headers } = answered.data.response
    const body = z.safeParse(errorResponseSchema, data)
    const message = usableMessage(data)
    return new ApiError(message ?? texts.failure, {
      kind: 'answered',
      lang: message === undefined ? texts.lang : 'en',
      status,
      fields: body.success ? body.data.fields : undefined,
      retryAfter: retryAfter(headers['retry-after']),
      cause: error,
    })
  }
  return new ApiError(texts.noAnswer ?? texts.failure, { kind: 'no-answer', lang: texts.lang, cause: error })
}

/** Loads the client before the first call, for example while a form is filled in. Errors show with the call itself. */
export function prepareCalls(): void {
  loadClient().catch(() => undefined)
}

const loadClient = async () => (await import('./client.ts')).client

/** Loads the client. @throws Error when the signed-in member has changed meanwhile. */
async function clientFor({ renewSession }: Pick<Call<z.ZodMiniType>, 'renewSession'>) {
  const member = session().member()
  const client = await loadClient()
  // A call of one member must not be made in the name of the next.
  if (renewSession !== false && session().member() !== member) throw new Error('The session has changed')
  return client
}

const isEmpty = (data: unknown) => data === undefined || data === null || data === ''

/**
 * Makes a call and checks its answer.
 * @returns the parsed answer.
 * @throws ApiError with the text to show. An answer of the wrong shape is a failure as well.
 */
export async function call<S extends z.ZodMiniType>(request: Call<S>): Promise<z.output<S>> {
  const { method, path, body, answer, failure, bearer, headers, renewSession, signal, timeoutMs } = request
  // A member's change is being sent: leaving the document now would cancel it.
  const sent = method === 'get' ? () => undefined : holdUnsaved()
  const response = await clientFor(request)
    .then((client) =>
      client.request({
        method,
        url: path,
        ...(body === undefined ? {} : { data: body }),
        ...(bearer === undefined ? {} : { bearer }),
        ...(headers === undefined ? {} : { headers }),
        ...(renewSession === undefined ? {} : { renewSession }),
        ...(signal ? { signal } : {}),
        ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
      }),
    )
    .catch((error: unknown) => {
      throw toApiError(error, request)
    })
    .finally(sent)
  const parsed = z.safeParse(answer, response.data)
  if (!parsed.success) {
    const { malformed = failure, empty = malformed, lang } = request
    const text = isEmpty(response.data) ? empty : malformed
    throw new ApiError(text, { kind: 'malformed', lang, status: response.status, cause: parsed.error })
  }
  return parsed.data
}
