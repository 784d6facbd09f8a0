import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { CALENDAR_BYTES_MAX, type SubscriptionFailure } from '@cadence/shared/schemas'
import { UnavailableError } from '../http/http-errors.ts'
import { BoundedQueue } from '../lib/bounded-queue.ts'
import { answerOf } from '../lib/outside-answer.ts'
import { HostError, lookupOutside, type Resolve } from '../lib/outside-host.ts'
import { isLoopback, isPublicAddress } from '../lib/public-addresses.ts'
import { asCalendarError, CalendarError } from './calendar-error.ts'

/** Time limit for one calendar in all: name server, redirects and content. */
const TIME_MS = 10_000
export const REDIRECTS_MAX = 5
/** Calendars that one process reads at once, and those that wait. */
const AT_ONCE = 48
const WAITING_MAX = 200
/** Ports of public calendar servers; empty for the default port of the protocol. */
const allowedPorts = new Set(['', '80', '443', '8080', '8443'])

/** The validators of the version that is stored (RFC 9110, section 8.8): they ask the server for a newer one only. */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

/** A calendar file as its server sent it, decompressed. */
export interface FetchedCalendar extends Validators {
  bytes: Uint8Array
  contentType: string | undefined
}

interface Options {
  /** Whether calendars of this machine may be read, on any port: only where the app itself is on it. */
  allowsThisMachine: boolean
  userAgent: string
  /** For tests. */
  resolve?: Resolve
  timeMs?: number
  /** The certificate of a server of the tests. */
  ca?: string
}

/**
 * Reads calendars from addresses that members enter. A member could enter an address inside our own network, or a name
 * that resolves to one. So the fetcher resolves a host name once per request, checks its addresses, and connects to
 * exactly those. A name server that answers differently the second time (DNS rebinding) changes nothing. Each redirect
 * is a new request with the same checks.
 */
export class CalendarFetcher {
  readonly #options: Options
  readonly #queue = new BoundedQueue(AT_ONCE, WAITING_MAX, () => new UnavailableError())

  constructor(options: Options) {
    this.#options = options
  }

  /**
   * Reads a calendar, or nothing when it is still the known version.
   * @throws CalendarError, and the reason of `stop` when that aborts
   */
  fetch(address: string, known: Validators, stop?: AbortSignal): Promise<FetchedCalendar | undefined> {
    return this.#queue.run(async () => {
      const end = new AbortController()
      const late = setTimeout(() => end.abort(new CalendarError('timeout')), this.#options.timeMs ?? TIME_MS)
      const onStop = () => end.abort(stop?.reason)
      if (stop?.aborted) onStop()
      stop?.addEventListener('abort', onStop)
      try {
        return await this.#follow(new URL(address), known, end.signal)
      } catch (error) {
        throw end.signal.aborted ? end.signal.reason : asCalendarError(error)
      } finally {
        clearTimeout(late)
        stop?.removeEventListener('abort', onStop)
      }
    })
  }

  async #follow(start: URL, known: Validators, signal: AbortSignal): Promise<FetchedCalendar | undefined> {
    let url = start
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
      const response = await this.#request(url, known, signal)
      const next = redirectOf(response, url)
      if (!next) return await contentOf(response, known, signal)
      response.destroy()
      url = next
    }
    throw new CalendarError('too-many-redirects')
  }

  async #request(url: URL, known: Validators, signal: AbortSignal): Promise<IncomingMessage> {
    const lookup = await this.#lookup(url, signal)
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const request = send(url, {
      // A connection of its own: one that is kept alive would not be checked again.
      agent: false,
      lookup,
      signal,
      ...(this.#options.ca !== undefined && { ca: this.#options.ca }),
      headers: {
        Accept: 'text/calendar, */*;q=0.5',
        'Accept-Encoding': 'gzip, br',
        'User-Agent': this.#options.userAgent,
        ...(known.etag !== null && { 'If-None-Match': known.etag }),
        ...(known.lastModified !== null && { 'If-Modified-Since': known.lastModified }),
      },
    })
    const answer = answerOf(request, signal)
    request.end()
    return answer
  }

  /** Resolves the host to its allowed addresses, for the connection. @throws CalendarError when none is allowed */
  async #lookup(url: URL, signal: AbortSignal): Promise<LookupFunction> {
    if (!isWebUrl(url)) throw new CalendarError('forbidden-address')
    const { allowsThisMachine, resolve } = this.#options
    const isAllowed = (address: string) =>
      allowsThisMachine && isLoopback(address) ? true : isPublicAddress(address) && allowedPorts.has(url.port)
    try {
      return await lookupOutside(url, { isAllowed, signal, resolve })
    } catch (error) {
      if (!(error instanceof HostError)) throw error
      throw new CalendarError(error.isForbidden ? 'forbidden-address' : 'unreachable')
    }
  }
}

const isWebUrl = ({ protocol, username, password }: URL) =>
  /^https?:$/.test(protocol) && username === '' && password === ''

/** Where an answer redirects to; undefined for any other answer. */
function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode) || location === undefined) return undefined
  if (!URL.canParse(location, from.href)) throw new CalendarError('server-error')
  const next = new URL(location, from)
  // The redirect leaves TLS: anybody on the network path could then read and change the calendar.
  if (from.protocol === 'https:' && next.protocol !== 'https:') throw new CalendarError('forbidden-address')
  return next
}

const failureByStatus: Readonly<Record<number, SubscriptionFailure>> = {
  401: 'refused',
  403: 'refused',
  404: 'not-found',
  410: 'not-found',
}

const decoders = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
])

async function contentOf(
  response: IncomingMessage,
  known: Validators,
  signal: AbortSignal,
): Promise<FetchedCalendar | undefined> {
  const { statusCode = 0, headers } = response
  const isAsked = known.etag !== null || known.lastModified !== null
  const isContent = statusCode === 200
  const encoding = headers['content-encoding']?.toLowerCase() ?? 'identity'
  const decoder = decoders.get(encoding)
  if (!isContent || !(decoder || encoding === 'identity')) {
    response.destroy()
    if (statusCode === 304 && isAsked) return undefined
    throw new CalendarError(failureByStatus[statusCode] ?? 'server-error')
  }
  const bytes = await bodyOf(response, decoder?.(), signal)
  const { etag = null, 'last-modified': lastModified = null, 'content-type': contentType } = headers
  return { bytes, contentType, etag: storableOrNull(etag), lastModified: storableOrNull(lastModified) }
}

/** The size is counted behind the decoder: a few kilobytes of gzip can become gigabytes. */
async function bodyOf(
  response: IncomingMessage,
  decoder: Transform | undefined,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let size = 0
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      size += chunk.length
      if (size > CALENDAR_BYTES_MAX) return
      chunks.push(chunk)
    }
  }
  // `collect` stops early, which makes the source stream fail. That error would hide that the file is too large.
  const reading = decoder
    ? pipeline(response, decoder, collect, { signal })
    : pipeline(response, collect, { signal })
  await reading.catch((error) => {
    if (size <= CALENDAR_BYTES_MAX) throw error
  })
  if (size > CALENDAR_BYTES_MAX) throw new CalendarError('too-large')
  return Buffer.concat(chunks)
}

/** Null for a validator that is too long, or that has a NUL, which PostgreSQL cannot store. */
const storableOrNull = (validator: string | null) =>
  validator !== null && validator.length <= 500 && !validator.includes('\0') ? validator : null
