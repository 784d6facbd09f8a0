import createFetchClient, { type Client } from 'openapi-fetch'
import type { paths } from './openapi.ts'

export type { paths } from './openapi.ts'

export interface Tokens {
  /** Valid for 15 minutes. */
  token: string
  /** Gets the next pair, once. */
  refreshToken: string
}

export interface ClientOptions {
  /** The address of an installation: `https://app.example.fr`. */
  baseUrl: string
  /** An access token. Without it only the calls that need no session work. */
  token?: string
  /** Lets the client go on after the access token has ended. */
  refreshToken?: string
  /**
   * Called before the waiting calls go on, to store the new pair. Null when the session is over: sign in again. What it throws,
   * these calls throw, and the next call begins with it again.
   */
  onTokens?: (tokens: Tokens | null) => unknown
}

/**
 * Every call of the API, typed: the answer as `data`, a refusal as `error`. A call throws only when the network fails or
 * `onTokens` throws.
 */
export type ApiClient = Client<paths>

/** @returns a client for one member, or for nobody. Make one per session: two would use up each other's refresh token. */
export function createClient({ baseUrl, token, refreshToken, onTokens }: ClientOptions): ApiClient {
  const anonymous = createFetchClient<paths>({ baseUrl })
  let current = { token, refreshToken }
  let refreshing: Promise<void> | undefined
  /** What `onTokens` has not stored yet. */
  let unstoredTokens: Tokens | null | undefined

  async function storeTokens(tokens: Tokens | null): Promise<void> {
    unstoredTokens = tokens
    await onTokens?.(tokens)
    unstoredTokens = undefined
  }

  /** Waits for the one refresh of all calls. A second one with the same token would look like a thief's, and end the session. */
  async function singleFlight(start: () => Promise<void>): Promise<void> {
    refreshing ??= start().finally(() => {
      refreshing = undefined
    })
    await refreshing
  }

  /** The tokens stay as they are when another status than 401 leaves open whether the session is over. */
  async function refresh(sent: string): Promise<void> {
    const body = { refreshToken: sent }
    const { data, response } = await anonymous.POST('/api/v1/auth/refresh-token', { body })
    if (data) {
      current = { token: data.token, refreshToken: data.refreshToken }
      await storeTokens({ token: data.token, refreshToken: data.refreshToken })
    } else if (response.status === 401) {
      current = { token: undefined, refreshToken: undefined }
      await storeTokens(null)
    }
  }

  async function send(request: Request): Promise<Response> {
    const pendingTokens = unstoredTokens
    // A pair that is stored nowhere would end the session with this process.
    if (pendingTokens !== undefined) await singleFlight(() => storeTokens(pendingTokens))
    const used = current.token
    // A body can be read once, and the call may have to be sent twice.
    const again = request.clone()
    const answer = await fetch(withToken(request, used))
    if (answer.status !== 401 || used === undefined) return answer
    // Another call may have refreshed meanwhile; then its token is tried.
    if (current.token === used) {
      const { refreshToken: sent } = current
      if (sent === undefined) return answer
      await singleFlight(() => refresh(sent)).catch(async (error: unknown) => {
        await cancelBody(answer)
        throw error
      })
    }
    if (current.token === undefined || current.token === used) return answer
    await cancelBody(answer)
    return fetch(withToken(again, current.token))
  }

  return createFetchClient<paths>({ baseUrl, fetch: send })
}

/** Until its body is read or cancelled, an answer holds its connection. */
async function cancelBody(answer: Response): Promise<void> {
  await answer.body?.cancel()
}

function withToken(request: Request, token: string | undefined): Request {
  if (token !== undefined) request.headers.set('Authorization', `Bearer ${token}`)
  return request
}

type Edit = paths['/api/v1/records']['put']['requestBody']['content']['application/json']['records'][number]

/** What a record of a collection holds, as the API takes it. */
export type DataOf<Collection extends Edit['collection']> = NonNullable<
  Extract<Edit, { collection: Collection }>['data']
>

type Listed =
  paths['/api/v1/records']['get']['responses'][200]['content']['application/json']['records'][number]

/** Keeps the records of one collection that are not deleted: `records.filter(isRecordOf('task'))`. */
export function isRecordOf<Collection extends Edit['collection']>(collection: Collection) {
  return (record: Listed): record is Listed & { collection: Collection; data: DataOf<Collection> } =>
    record.collection === collection && record.data !== null
}
