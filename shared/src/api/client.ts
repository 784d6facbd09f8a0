import axios, { type InternalAxiosRequestConfig, isAxiosError } from 'axios'
import { API_BASE, API_TIMEOUT_MS } from './base.ts'
import { session } from './session-port.ts'

declare module 'axios' {
  interface AxiosRequestConfig {
    /** False for the auth calls themselves: a 401 from them is an answer, not an expired session. */
    renewSession?: boolean
    /** The token to send in place of the session's. */
    bearer?: string
    /** The access token that this request carried. */
    sentToken?: string | null
    /** The member in whose name it was sent. */
    sentFor?: string | null
    /** Set on the one retry. */
    retried?: boolean
  }
}

/**
 * The client of the product API. Every request carries the access token when there is one. It comes as a chunk of its
 * own, with the first call: a tenth of all scripts, and a visitor who reads needs none of it.
 */
export const client = axios.create({
  baseURL: API_BASE,
  timeout: API_TIMEOUT_MS,
  headers: { 'Content-Type': 'application/json' },
})

client.interceptors.request.use((config: InternalAxiosRequestConfig) => {
  const token = config.bearer ?? session().token()
  config.sentToken = token
  config.sentFor = session().member()
  if (token) config.headers.set('Authorization', `Bearer ${token}`)
  return config
})

client.interceptors.response.use(undefined, async (error: unknown) => {
  if (!isAxiosError(error) || error.response?.status !== 401 || !error.config) throw error
  const { config } = error
  if (config.renewSession === false || config.retried || !config.sentToken) throw error
  await session().refresh(config.sentToken)
  // Someone else may have signed in meanwhile: what one member asked for is not done in the name of the next.
  if (session().member() !== config.sentFor) throw error
  return client.request({ ...config, retried: true })
})
