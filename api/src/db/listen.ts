import { setTimeout as sleep } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import type { Hearing } from './database.ts'

/** A connection that died without a word is found out after so long. */
const CHECK_MS = 10_000
const ANSWER_MS = 5_000
const FIRST_DELAY_MS = 250
const LONGEST_DELAY_MS = 10_000
/** How long a goodbye may take where nobody answers. */
const GOODBYE_MS = 500

/**
 * Listens on a connection of its own, because what is told goes to the connection that asked for it and those of the
 * pool come and go. When it breaks it is made again, soon at first and then more and more seldom.
 */
export function listenOnPostgres(
  databaseUrl: string,
  channel: string,
  hearing: Hearing,
): () => Promise<void> {
  const stop = new AbortController()
  const done = listenOn()

  async function listenOn(): Promise<void> {
    let delay = FIRST_DELAY_MS
    const heard = () => {
      delay = FIRST_DELAY_MS
      hearing.ready()
    }
    while (!stop.signal.aborted) {
      try {
        await hold(databaseUrl, channel, { ...hearing, ready: heard }, stop.signal)
      } catch (error) {
        if (!stop.signal.aborted) hearing.broken(error)
      }
      await sleep(delay, undefined, { signal: stop.signal }).catch(() => {})
      delay = Math.min(LONGEST_DELAY_MS, delay * 2)
    }
  }

  return () => {
    stop.abort()
    return done
  }
}

/** Listens until the connection breaks or the signal comes. Always throws. */
async function hold(
  connectionString: string,
  channel: string,
  { message, ready }: Hearing,
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
    await Promise.race([client.end().catch(() => {}), sleep(GOODBYE_MS)])
  }
}
