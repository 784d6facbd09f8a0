import { createParser } from 'eventsource-parser'
import * as z from 'zod/mini'
import { Backoff, pause, reconnectLimits } from './backoff.ts'
import { API_BASE } from './base.ts'
import { session } from './session-port.ts'

/** The API sends something every 20 seconds. After this silence, in milliseconds, the connection counts as lost. */
const SILENCE_MS = 50_000
/** A connection of at least this length, in milliseconds, counts as a success. */
const LASTED_MS = 60_000
/** Longest event, in UTF-16 code units. */
const EVENT_MAX = 65_536

/** A subscription to server-sent events of the API. */
export interface EventSubscription<S extends z.ZodMiniType> {
  /** Below /api/v1. */
  path: string
  /** Id of the member. While this member is not signed in, nothing is requested or delivered. */
  member: string
  /** Schema of `{event, data}`, the name of an event and its JSON. Other events are ignored. */
  event: S
  onEvent: (event: z.output<S>) => void
  /** Ends the subscription. */
  signal: AbortSignal
}

/**
 * Subscribes to server-sent events (specification, section 7) until the signal aborts. A broken connection is opened
 * again, at once when the network is back, else with a growing wait. The API does not repeat events that were missed
 * meanwhile, so the caller must treat the first event of a connection like any change. Never rejects.
 */
export async function subscribeToEvents<S extends z.ZodMiniType>(
  subscription: EventSubscription<S>,
): Promise<void> {
  const { member, signal } = subscription
  const backoff = new Backoff(reconnectLimits)
  while (!signal.aborted) {
    const began = Date.now()
    // Without the member or the network, wait as if the API were down.
    if (session().member() === member && navigator.onLine)
      await readStream(subscription).catch(() => undefined)
    if (Date.now() - began >= LASTED_MS) backoff.reset()
    if (!signal.aborted) await pause(backoff.next(), signal)
  }
}

/** Reads one connection to its end. @throws the errors of fetch, and an Error when the answer is not a stream. */
async function readStream<S extends z.ZodMiniType>(subscription: EventSubscription<S>): Promise<void> {
  const over = new AbortController()
  const end = () => over.abort()
  subscription.signal.addEventListener('abort', end)
  let silence = setTimeout(end, SILENCE_MS)
  try {
    const body = await open(subscription, over.signal)
    const parser = createParser({
      maxBufferSize: EVENT_MAX,
      onEvent: ({ event, data }) => deliver(subscription, event, data),
    })
    const reader = body.getReader()
    const decoder = new TextDecoder()
    for (;;) {
      const { value, done } = await reader.read()
      if (done || over.signal.aborted) return
      clearTimeout(silence)
      silence = setTimeout(end, SILENCE_MS)
      parser.feed(decoder.decode(value, { stream: true }))
    }
  } finally {
    clearTimeout(silence)
    subscription.signal.removeEventListener('abort', end)
    // Closes the connection, whatever ended the stream.
    end()
  }
}

async function open({ path, member }: EventSubscription<z.ZodMiniType>, signal: AbortSignal) {
  const ask = (token: string | null) =>
    fetch(`${API_BASE}${path}`, {
      headers: { Accept: 'text/event-stream', ...(token && { Authorization: `Bearer ${token}` }) },
      cache: 'no-store',
      signal,
    })
  const token = session().token()
  let answer = await ask(token)
  if (answer.status === 401 && token) {
    const renewed = await session().refresh(token)
    // Another member may have signed in meanwhile.
    if (session().member() !== member) throw new Error('The session has changed')
    answer = await ask(renewed)
  }
  const isStream = answer.headers.get('Content-Type')?.startsWith('text/event-stream')
  if (!answer.ok || !isStream || !answer.body) throw new Error(`No stream of events: ${answer.status}`)
  return answer.body
}

function deliver<S extends z.ZodMiniType>(
  { member, event: schema, onEvent, signal }: EventSubscription<S>,
  event: string | undefined,
  text: string,
): void {
  if (signal.aborted || session().member() !== member) return
  const parsed = z.safeParse(schema, { event, data: parse(text) })
  if (parsed.success) onEvent(parsed.data)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
