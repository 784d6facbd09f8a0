import { EnvironmentError } from '@cadence/shared/environment'
import { readConfig } from './config/config.ts'
import { FolderInUseError } from './db/data-folder-lock.ts'
import { createLogger } from './log/logger.ts'
import { PortInUseError } from './server.ts'
import { type Running, start } from './start.ts'

/** Signals may arrive while the database is being created. They take effect after the start. */
const stopSignal = new Promise<void>((resolve) => {
  process.once('SIGTERM', () => resolve())
  process.once('SIGINT', () => resolve())
})

try {
  const config = readConfig(process.env)
  const log = createLogger(config.logLevel)
  const running = await start(config, log)
  console.log(`ready ${running.url}`)
  const failure = await Promise.race([stopSignal, running.dead])
  if (failure) log.fatal({ err: failure }, 'stopping, to be started again')
  await stopWithin(10_000, running)
  process.exit(failure ? 1 : 0)
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

async function stopWithin(ms: number, running: Running): Promise<void> {
  setTimeout(() => process.exit(1), ms).unref()
  await running.stop()
}

/** An error that the operator can fix needs no stack. */
function explain(error: unknown): unknown {
  const known =
    error instanceof EnvironmentError || error instanceof FolderInUseError || error instanceof PortInUseError
  return known ? error.message : error
}
