import { type DestinationStream, type Logger, pino } from 'pino'

export type { Logger } from 'pino'

/** Fields that must never be logged, at any depth of up to three. */
const secrets = ['password', 'token', 'refreshToken', 'authorization', 'cookie', 'link', 'html', 'text']

/** The size of the buffer while nobody reads the output or the disk is full. Further lines are dropped. */
const MAX_WAITING_BYTES = 16_000_000

/** Lines are written in batches: after this many milliseconds, or when this many bytes wait. */
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
    // A slow reader must not block the API: the lines stay in the buffer until the next flush.
    retryEAGAIN: () => false,
  })
  // Lines that could not be written stay in the buffer. A failed write must not end the process.
  output.on('error', () => undefined)
  process.on('exit', () => {
    output.flush()
    // After a stall the first flush writes the stuck lines and leaves up to FLUSH_BYTES of later ones.
    output.flush()
  })
  return output
}

/**
 * Creates a logger that writes JSON lines. Callers never log secrets; the redaction is a safety net below that rule.
 */
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
