import type { Tracing } from '@cadence/shared/tracing'
import type { Config } from '../config/config.ts'
import type { OpenDatabase } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'

/**
 * Opens the database that the configuration names, with all migrations applied.
 * @param tracing gets a span for each statement
 */
export function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  tracing?: Tracing,
): Promise<OpenDatabase> {
  return config.databaseUrl
    ? openPostgres(config.databaseUrl, tracing)
    : openEmbedded(config.dataDir, tracing)
}
