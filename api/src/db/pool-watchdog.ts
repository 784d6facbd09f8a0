import type { Client, Pool } from 'pg'

const INTERVAL_MS = 5_000
/** How often in a row the pool must fail while a new connection works. */
const MISSES = 4

/** The pool gives no connection any more while the server works. Only a new process helps. */
export class DeadPoolError extends Error {
  override name = 'DeadPoolError'
}

export interface Watchdog {
  /** Fulfilled when the pool is dead. */
  dead: Promise<DeadPoolError>
  stop(): void
}

/**
 * Checks every few seconds whether the pool answers. A busy pool is not dead: its connections are returned all the
 * time.
 * @param connect opens a connection outside of the pool
 */
export function watchPool(pool: Pool, connect: () => Client, interval = INTERVAL_MS): Watchdog {
  let misses = 0
  let isMoving = false
  pool.on('release', () => {
    isMoving = true
  })
  let resolve = (_error: DeadPoolError) => {}
  const dead = new Promise<DeadPoolError>((fulfil) => {
    resolve = fulfil
  })
  const look = async () => {
    isMoving = false
    const isMiss = !(await answers(pool)) && !isMoving && (await answersAlone(connect()))
    misses = isMiss ? misses + 1 : 0
    if (misses >= MISSES)
      resolve(new DeadPoolError('The connection pool is dead while the database answers.'))
  }
  const timer = setInterval(look, interval).unref()
  return { dead, stop: () => clearInterval(timer) }
}

function answers(connection: Pick<Pool, 'query'>): Promise<boolean> {
  return connection.query('select 1').then(
    () => true,
    () => false,
  )
}

async function answersAlone(client: Client): Promise<boolean> {
  client.on('error', () => {})
  try {
    await client.connect()
    return await answers(client)
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
