import * as z from 'zod/mini'
import { holdUnsaved } from '../router/unsaved-changes.ts'
import { errorResponseSchema } from '../schemas/error-response.ts'
import { ApiError, usableMessage } from './api-error.ts'
import { session } from './session-port.ts'

/** One call of the API: where it goes, what its answer looks like, and the texts for its failure. */
export interface Call<S extends z.ZodMiniType> {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Below /api/v1. */
  path: string
  body?: unknown
  answer: S
  /** Default text when the server answered with an error and no usable message (specification, section 8). */
  failure: string
  /** Text when there was no answer at all; `failure` when it is not given. */
  noAnswer?: string
  /** Text when the answer makes no sense; `failure` when it is not given. */
  malformed?: string
  /** Text when the answer is empty; `malformed` when it is not given. */
  empty?: string
  /** Language of these texts, where they are not English. */
  lang?: 'fr'
  /** The token to send in place of the session's. */
  bearer?: string
  headers?: Readonly<Record<string, string>>
  /** False for the auth calls themselves. */
  renewSession?: boolean
  signal?: AbortSignal
  /** Limit of this call, in milliseconds, where the answer is so large that the usual one does not do. */
  timeoutMs?: number
}

/** What a request throws when the server has answered with an error. */
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

/** Maps whatever a request threw to the one error that screens know. */
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

/** Loads the client ahead of a call that is near: a form that is being filled in. A failure shows with the call. */
export function prepareCalls(): void {
  loadClient().catch(() => undefined)
}

const loadClient = async () => (await import('./client.ts')).client

/** The client, for a call of the member who makes it. @throws Error when someone else is there once it has come. */
async function clientFor({ renewSession }: Pick<Call<z.ZodMiniType>, 'renewSession'>) {
  const member = session().member()
  const client = await loadClient()
  // What one member asked for is not done in the name of the next.
  if (renewSession !== false && session().member() !== member) throw new Error('The session has changed')
  return client
}

const isEmpty = (data: unknown) => data === undefined || data === null || data === ''

/**
 * Makes a call and checks its answer.
 * @returns the parsed answer.
 * @throws ApiError with the text to show; an answer of the wrong shape counts as a failure, never as half a success.
 */
export async function call<S extends z.ZodMiniType>(request: Call<S>): Promise<z.output<S>> {
  const { method, path, body, answer, failure, bearer, headers, renewSession, signal, timeoutMs } = request
  // What a member changes is on its way: a document that goes would take it along.
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
