import { setTimeout as sleep } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import { backoffDelay } from '../lib/backoff.ts'
import type { ChannelListener } from './database.ts'

/** The interval of a check that finds a connection which died without an error. */
const CHECK_MS = 10_000
const ANSWER_MS = 5_000
const RECONNECT = { firstMs: 250, longestMs: 10_000 }
/** How long closing may take while the server does not answer. */
const CLOSE_MS = 500

/**
 * Listens on a connection of its own: PostgreSQL notifies the connection that sent `listen`, and the pool replaces its
 * connections. A broken connection is opened again, with longer and longer pauses.
 * @returns stops listening
 */
export function listenOnPostgres(
  databaseUrl: string,
  channel: string,
  listener: ChannelListener,
): () => Promise<void> {
  const stop = new AbortController()
  const done = keepListening()

  async function keepListening(): Promise<void> {
    let failures = 0
    const ready = () => {
      failures = 0
      listener.ready()
    }
    while (!stop.signal.aborted) {
      try {
        await listenOnce(databaseUrl, channel, { ...listener, ready }, stop.signal)
      } catch (error) {
        if (!stop.signal.aborted) listener.broken(error)
      }
      failures++
      await sleep(backoffDelay(failures, RECONNECT), undefined, { signal: stop.signal }).catch(() => {})
    }
  }

  return () => {
    stop.abort()
    return done
  }
}

/** Listens until the connection breaks or `signal` is aborted. Always throws. */
async function listenOnce(
  connectionString: string,
  channel: string,
  { message, ready }: ChannelListener,
  signal: AbortSignal,
): Promise<never> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
  })
  const broken = new AbortController()
  client.on('error', (error) => broken.abort(error))
  client.on('end', () => broken.abort(new Error('The connection has ended.')))
  client.on('notification', ({ payload = '' }) => message(payload))
  const over = AbortSignal.any([signal, broken.signal])
  try {
    await client.connect()
    await client.query(`listen ${escapeIdentifier(channel)}`)
    ready()
    for (;;) {
      await sleep(CHECK_MS, undefined, { signal: over })
      await client.query('select 1')
    }
  } catch (error) {
    throw broken.signal.aborted ? broken.signal.reason : error
  } finally {
    await Promise.race([client.end().catch(() => {}), sleep(CLOSE_MS)])
  }
}
