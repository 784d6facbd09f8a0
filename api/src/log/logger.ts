import { standardOutput } from '@cadence/shared/server-log'
import { type DestinationStream, type Logger, pino } from 'pino'

export type { Logger } from 'pino'

/** Fields that must never be logged, at any depth of up to three. */
const secrets = ['password', 'token', 'refreshToken', 'authorization', 'cookie', 'link', 'html', 'text']

/**
 * Creates a logger that writes JSON lines. Callers never log secrets; the redaction is a safety net below that rule.
 */
export function createLogger(level: string, destination: DestinationStream = standardOutput()): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '***' },
    serializers: { err: describeError },
  }
  return pino(options, destination)
}

/**
 * Name, code, message and stack of an error and of its causes. Database errors carry the query's parameters
 * (e-mails, hashes, mail bodies) in their message and `detail`, so those two are left out for them.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const fromDatabase = 'params' in error || 'detail' in error
  return {
    name: error.name,
    ...('code' in error && { code: error.code }),
    ...(!fromDatabase && { message: error.message, stack: error.stack }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}
