import { type DestinationStream, type Logger, pino } from 'pino'

export type { Logger } from 'pino'

/** Names of what must never be written, wherever in a log record it stands. */
const secrets = ['password', 'token', 'refreshToken', 'authorization', 'cookie', 'link', 'html', 'text']

/** Lines wait up to this many bytes where nobody reads them or the disk is full; further ones are dropped. */
const MAX_WAITING_BYTES = 16_000_000

/** Lines are written together: after this many milliseconds, or when this many bytes wait. */
const FLUSH_MS = 100
const FLUSH_BYTES = 8192

/**
 * Standard output. Writes are synchronous, as pino's are by default: an asynchronous destination ends with `flushSync`,
 * which tries again for ever on a full disk or after the reader has gone, so the process would never exit.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({
    fd: 1,
    sync: true,
    minLength: FLUSH_BYTES,
    periodicFlush: FLUSH_MS,
    maxLength: MAX_WAITING_BYTES,
    // A reader that is slow must not stop the API: the lines stay in the buffer until the next flush.
    retryEAGAIN: () => false,
  })
  // Lines that could not be written stay in the buffer too. A failed log must not end the process.
  output.on('error', () => undefined)
  process.on('exit', () => {
    output.flush()
    // After a stall the first flush writes what had stuck, and leaves up to FLUSH_BYTES of later lines behind.
    output.flush()
  })
  return output
}

/** JSON lines; the redaction is the net below the rule that no caller logs a secret. */
export function createLogger(level: string, destination = standardOutput()): Logger {
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
