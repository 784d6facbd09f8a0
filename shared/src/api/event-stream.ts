import { createParser } from 'eventsource-parser'
import * as z from 'zod/mini'
import { Backoff, pause, reconnectLimits } from './backoff.ts'
import { API_BASE } from './base.ts'
import { session } from './session-port.ts'

/** The API says something every 20 seconds. After so long without a word, in milliseconds, nobody is there any more. */
const SILENCE_MS = 50_000
/** One that lasted so long, in milliseconds, was no failure. */
const LASTED_MS = 60_000
/** Longest event, in UTF-16 code units. */
const EVENT_MAX = 65_536

/** A stream of events that the API is asked for. */
export interface Listening<S extends z.ZodMiniType> {
  /** Below /api/v1. */
  path: string
  /** Id of the member in whose name: nothing is asked for or heard while somebody else is signed in, or nobody. */
  member: string
  /** Of `{event, data}`, the name of an event and its JSON; what does not fit is left out. */
  event: S
  onEvent: (event: z.output<S>) => void
  /** Ends it. */
  signal: AbortSignal
}

/**
 * Hears a stream of server-sent events (specification, section 7) until the signal comes: when it breaks or ends it is
 * asked for again, at once when the network is back, else more and more seldom. What was told meanwhile is not told
 * again, so the API's first event is to be taken for any. Never rejects.
 */
export async function keepListening<S extends z.ZodMiniType>(listening: Listening<S>): Promise<void> {
  const { member, signal } = listening
  const backoff = new Backoff(reconnectLimits)
  while (!signal.aborted) {
    const began = Date.now()
    // Nobody who could ask, or nothing to ask with, is waited for like an API that is down.
    if (session().member() === member && navigator.onLine) await hear(listening).catch(() => undefined)
    if (Date.now() - began >= LASTED_MS) backoff.reset()
    if (!signal.aborted) await pause(backoff.next(), signal)
  }
}

/** Hears one stream to its end. @throws what fetch throws, and an Error when the answer is none. */
async function hear<S extends z.ZodMiniType>(listening: Listening<S>): Promise<void> {
  const over = new AbortController()
  const end = () => over.abort()
  listening.signal.addEventListener('abort', end)
  let silence = setTimeout(end, SILENCE_MS)
  try {
    const body = await open(listening, over.signal)
    const parser = createParser({
      maxBufferSize: EVENT_MAX,
      onEvent: ({ event, data }) => tell(listening, event, data),
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
    listening.signal.removeEventListener('abort', end)
    // Whatever ended it, the connection is not kept.
    end()
  }
}

async function open({ path, member }: Listening<z.ZodMiniType>, signal: AbortSignal) {
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
    // Someone else may have signed in meanwhile.
    if (session().member() !== member) throw new Error('The session has changed')
    answer = await ask(renewed)
  }
  const isStream = answer.headers.get('Content-Type')?.startsWith('text/event-stream')
  if (!answer.ok || !isStream || !answer.body) throw new Error(`No stream of events: ${answer.status}`)
  return answer.body
}

function tell<S extends z.ZodMiniType>(
  { member, event: schema, onEvent, signal }: Listening<S>,
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
