import type { Metrics } from '@cadence/shared/metrics'
import { count, gt, lte } from 'drizzle-orm'
import type { Database, OpenDatabase } from '../db/database.ts'
import { jobs, mails } from '../db/schema.ts'
import type { Services } from '../services.ts'

/** Makes metrics whose names begin with `cadence_api_`. */
function makers({ client, registry }: Metrics) {
  const options = (name: string, help: string, labelNames: string[] = []) => ({
    name: `cadence_api_${name}`,
    help,
    labelNames,
    registers: [registry],
  })
  return {
    gauge: (...of: Parameters<typeof options>) => new client.Gauge(options(...of)),
    counter: (...of: Parameters<typeof options>) => new client.Counter(options(...of)),
  }
}
type Makers = ReturnType<typeof makers>

/** @returns sets the metrics of the connection to the database */
function measureConnection({ gauge }: Makers, { pool, pending }: OpenDatabase): () => void {
  if (!pool) {
    const queue = gauge('embedded_database_pending', 'What runs or waits in the embedded database.')
    return () => queue.set(pending?.() ?? 0)
  }
  const total = gauge('pool_connections', 'Open connections to PostgreSQL.')
  const idle = gauge('pool_idle_connections', 'Connections to PostgreSQL that nothing uses.')
  const waiting = gauge('pool_waiting_requests', 'What waits for a connection to PostgreSQL.')
  return () => {
    total.set(pool.totalCount)
    idle.set(pool.idleCount)
    waiting.set(pool.waitingCount)
  }
}

/** @returns sets the metrics of what waits in this process */
function measureProcess({ gauge, counter }: Makers, services: Services): () => void {
  const { passwords, mailOutbox, changeStreams, jobs: runner } = services
  const hashing = gauge('password_hashes_running', 'Password hashes that are computed.')
  const hashesQueued = gauge('password_hashes_queued', 'Password hashes that wait.')
  const mailsDead = counter('mails_dead_total', 'Mails given up because no server took them in time.')
  const streams = gauge('event_streams', 'Open event streams.')
  const running = gauge('jobs_running', 'Background jobs that this process handles.', ['kind'])
  const failures = counter('job_failures_total', 'Attempts of background jobs that failed.', ['kind'])
  return () => {
    hashing.set(passwords.load.running)
    hashesQueued.set(passwords.load.waiting)
    mailsDead.reset()
    mailsDead.inc(mailOutbox.givenUp)
    streams.set(changeStreams.size)
    failures.reset()
    for (const load of runner.load) {
      running.set({ kind: load.kind }, load.running)
      failures.inc({ kind: load.kind }, load.failed)
    }
  }
}

async function readQueues(db: Database, now: Date) {
  const [waiting, failing, due] = await Promise.all([
    db.select({ count: count() }).from(mails),
    db.select({ count: count() }).from(mails).where(gt(mails.attempts, 1)),
    db.select({ kind: jobs.kind, count: count() }).from(jobs).where(lte(jobs.runAt, now)).groupBy(jobs.kind),
  ])
  return { waiting: waiting[0]?.count ?? 0, failing: failing[0]?.count ?? 0, due }
}

/** @returns sets the metrics of what waits in the database, which are the same for all its processes */
function measureQueues(
  { gauge }: Makers,
  { now, jobs: runner }: Services,
  observed: Database,
): () => Promise<void> {
  const up = gauge('database_up', 'Whether the database answered when the metrics were read: 1 or 0.')
  const waiting = gauge('mails_waiting', 'Mails that are not delivered yet, of all processes.')
  const failing = gauge('mails_failing', 'Of them, those that were tried more than once.')
  const due = gauge('jobs_due', 'Background jobs that wait for a process, of all processes.', ['kind'])
  return async () => {
    const read = await readQueues(observed, now()).catch(() => undefined)
    up.set(read ? 1 : 0)
    // What is not known is no number: a zero would look like an empty queue.
    waiting.set(read?.waiting ?? Number.NaN)
    failing.set(read?.failing ?? Number.NaN)
    for (const { kind } of runner.load) {
      const found = read?.due.find((one) => one.kind === kind)?.count ?? 0
      due.set({ kind }, read ? found : Number.NaN)
    }
  }
}

/** Shows what the API holds and what waits in it: database, password hashes, mails, event streams, jobs. */
export function measureApi(metrics: Metrics, services: Services, database: OpenDatabase): void {
  const make = makers(metrics)
  const showConnection = measureConnection(make, database)
  const showProcess = measureProcess(make, services)
  const showQueues = measureQueues(make, services, database.observed)
  metrics.beforeEachRead(async () => {
    showConnection()
    showProcess()
    await showQueues()
  })
}
