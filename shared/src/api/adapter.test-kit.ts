import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { client } from './client.ts'

/** A request of the client. */
export interface Sent {
  method: string
  path: string
  body: unknown
  authorization: string | undefined
  config: InternalAxiosRequestConfig
}

/** Reply of the fake server. */
export type Reply = { status: number; body?: unknown; headers?: Record<string, string> } | 'no answer'

async function reply(config: InternalAxiosRequestConfig, answer: Reply): Promise<AxiosResponse> {
  if (answer === 'no answer') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config, {})
  const { status, body, headers = {} } = answer
  const response: AxiosResponse = { status, statusText: '', data: body, headers, config, request: {} }
  if (status < 400) return response
  throw new AxiosError(`Status ${status}`, AxiosError.ERR_BAD_RESPONSE, config, {}, response)
}

/** Replaces the network below the client's interceptors. @returns the requests, in order. */
export function serve(answer: (sent: Sent, nth: number) => Reply | Promise<Reply>): Sent[] {
  const sent: Sent[] = []
  client.defaults.adapter = async (config) => {
    const authorization = config.headers.get('Authorization')
    const request: Sent = {
      method: config.method ?? '',
      path: config.url ?? '',
      body: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
      authorization: typeof authorization === 'string' ? authorization : undefined,
      config,
    }
    sent.push(request)
    return reply(config, await answer(request, sent.length))
  }
  return sent
}
