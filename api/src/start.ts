import { openMetrics } from '@cadence/shared/metrics'
import { openTracing } from '@cadence/shared/tracing'
import { BASE_PATH, createApp } from './app.ts'
import { serveDumps } from './backup/dump-socket.ts'
import type { Config } from './config/config.ts'
import { createServices } from './create-services.ts'
import { openDatabase } from './db/open-database.ts'
import { prune } from './db/prune.ts'
import { moveOldForms } from './forms/move-old-forms.ts'
import { traceRequests } from './http/trace-requests.ts'
import { jobKinds } from './job-kinds.ts'
import type { Logger } from './log/logger.ts'
import { measureApi } from './metrics/api-metrics.ts'
import { measureRequests } from './metrics/request-metrics.ts'
import { scheduleFindingAtStart } from './reminders/find-reminded-job.ts'
import { assertPortIsFree, listen } from './server.ts'

const PRUNE_INTERVAL_MS = 60 * 60 * 1000

export interface Running {
  url: string
  /** Fulfilled when this process cannot serve requests any more and must stop. */
  dead: Promise<Error>
  stop(): Promise<void>
}

/** Opens the database, then the port. When it resolves, the API answers. */
export async function start(config: Config, log: Logger): Promise<Running> {
  await assertPortIsFree(config)
  const metrics = await openMetrics(config.metrics)
  const tracing = await openTracing(config.tracing, 'cadence-api')
  const database = await openDatabase(config, tracing)
  try {
    const services = await createServices({ config, database, log })
    if (!config.teamEmail)
      log.warn('TEAM_EMAIL is not set: messages of forms reach the inbox, and no mailbox')
    await scheduleFindingAtStart(services.db, services.now())
    const observers = [
      ...(tracing ? [traceRequests(tracing, config.isProxy)] : []),
      ...(metrics ? [measureRequests(metrics)] : []),
    ]
    const server = await listen(createApp(services, observers), config)
    const endDumps = database.snapshot && (await serveDumps(config.dataDir, database.snapshot, log))
    services.mailOutbox.start()
    services.jobs.start(jobKinds(services))
    if (metrics) measureApi(metrics, services, database)
    const tidy = async () => {
      await moveOldForms(services.db).catch((err) => log.error({ err }, 'moving old forms failed'))
      await prune(services.db, services.now()).catch((err) => log.error({ err }, 'pruning failed'))
    }
    const pruning = setInterval(tidy, PRUNE_INTERVAL_MS)
    const firstPruning = tidy()
    return {
      dead: database.dead,
      url: `http://localhost:${config.port}${BASE_PATH}`,
      stop: async () => {
        clearInterval(pruning)
        // Together, so that a hanging request and a hanging mail do not add up to more than a stop may take.
        const { changeStreams, background, jobs, mailOutbox, subscribedDays } = services
        const closed = server.close()
        // Jobs wait for calendars, and get a moment to finish.
        const reminding = jobs.stop().then(() => subscribedDays.stop())
        const working = [mailOutbox.stop(), reminding, background.stop(), firstPruning]
        await Promise.all([changeStreams.stop(), closed, endDumps?.(), ...working])
        if (await closed) log.warn('requests under way were cut off')
        await Promise.all([database.close(), metrics?.close(), tracing?.close()])
      },
    }
  } catch (error) {
    await Promise.all([database.close(), metrics?.close(), tracing?.close()])
    throw error
  }
}
