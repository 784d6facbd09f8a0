import axios, { type AxiosResponse, type InternalAxiosRequestConfig, isAxiosError } from 'axios'
import { API_BASE, API_TIMEOUT_MS } from './base.ts'
import { type ClockReading, noteServerTime, readClocks } from './server-clock.ts'
import { session } from './session-port.ts'

declare module 'axios' {
  interface AxiosRequestConfig {
    /** False for the calls of sign-in and sign-out: a 401 is then an answer, not an expired session. */
    renewSession?: boolean
    /** Access token to send instead of the session's. */
    bearer?: string
    /** The access token of this request. */
    sentToken?: string | null
    /** Id of the member of this request. */
    sentFor?: string | null
    /** This device's clocks when this request was sent. */
    sentAt?: ClockReading
    /** True for the one retry after a renewal. */
    retried?: boolean
  }
}

/**
 * The client of the product API. Every request carries the access token, if there is one. The client is a chunk of its
 * own that loads with the first call: it is a tenth of all scripts, and a visitor who only reads does not need it.
 */
export const client = axios.create({
  baseURL: API_BASE,
  timeout: API_TIMEOUT_MS,
  headers: { 'Content-Type': 'application/json' },
})

function noteTime(answer: AxiosResponse): AxiosResponse {
  noteServerTime(answer.headers.date, answer.config.sentAt)
  return answer
}

client.interceptors.request.use((config: InternalAxiosRequestConfig) => {
  const token = config.bearer ?? session().token()
  config.sentToken = token
  config.sentFor = session().member()
  config.sentAt = readClocks()
  if (token) config.headers.set('Authorization', `Bearer ${token}`)
  return config
})

client.interceptors.response.use(noteTime, async (error: unknown) => {
  if (isAxiosError(error) && error.response) noteTime(error.response)
  if (!isAxiosError(error) || error.response?.status !== 401 || !error.config) throw error
  const { config } = error
  if (config.renewSession === false || config.retried || !config.sentToken) throw error
  await session().refresh(config.sentToken)
  // Another member may have signed in meanwhile: a call of one member must not be repeated in the name of the next.
  if (session().member() !== config.sentFor) throw error
  return client.request({ ...config, retried: true })
})
