import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { answerOf } from '../lib/outside-answer.ts'
import { lookupOutside, type Resolve } from '../lib/outside-host.ts'
import { isLoopback, isPublicAddress } from '../lib/public-addresses.ts'
import type { PostPush } from './push-sender.ts'

/** Time limit for one message in all. */
const TIME_MS = 10_000

interface Options {
  /** Whether push services of this machine may be reached, also without TLS: only where the app itself is on it. */
  allowsThisMachine: boolean
  /** For tests. */
  resolve?: Resolve
  timeMs?: number
}

/**
 * Posts to push services. Their addresses come from browsers, so a member can send any other address. The request
 * therefore reaches public hosts only, follows no redirect, and reads only the status of the answer.
 */
export function postPush({ allowsThisMachine, resolve, timeMs = TIME_MS }: Options): PostPush {
  return async ({ url, headers, body }) => {
    if (url.protocol !== 'https:' && !allowsThisMachine) throw new Error('A push service must have TLS.')
    const end = new AbortController()
    const late = setTimeout(() => end.abort(new Error('The push service did not answer in time.')), timeMs)
    try {
      const { signal } = end
      const isAllowed = (address: string) =>
        isPublicAddress(address) || (allowsThisMachine && isLoopback(address))
      const lookup = await lookupOutside(url, { isAllowed, signal, resolve })
      const send = url.protocol === 'https:' ? requestHttps : requestHttp
      // A connection of its own: one that is kept alive would not be checked again.
      const options = { method: 'POST', headers, signal, lookup, agent: false, autoSelectFamily: true }
      const request = send(url, options)
      const answer = answerOf(request, signal)
      request.end(body)
      const response = await answer
      response.destroy()
      return response.statusCode ?? 0
    } finally {
      clearTimeout(late)
    }
  }
}
