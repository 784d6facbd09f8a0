import { type DestinationStream, type Logger, pino } from 'pino'

export type { Logger } from 'pino'

/** Names of what must never be written, wherever in a log record it stands. */
const secrets = ['password', 'token', 'refreshToken', 'authorization', 'cookie', 'link', 'html', 'text']

/** So many bytes of lines wait at most, where nobody reads them or the disk is full; further ones are dropped. */
const MOST_WAITING_BYTES = 16_000_000

/** Lines are written together: after so many milliseconds, or when so many bytes wait. */
const GATHER_MS = 100
const GATHER_BYTES = 8192

/**
 * Standard output. Nobody waits for a line to be written; what is not out at an exit is written then. Each line for
 * itself would cost a busy API a fiftieth of its sign-ins.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({
    fd: 1,
    sync: false,
    minLength: GATHER_BYTES,
    maxLength: MOST_WAITING_BYTES,
  })
  const flushSync = output.flushSync.bind(output)
  // What could not be written is tried again with the next line. At an exit it would be tried for ever.
  output.on('error', () => {
    output.flushSync = () => undefined
  })
  output.on('write', () => {
    output.flushSync = flushSync
  })
  let gathering = false
  return {
    write: (line) => {
      output.write(line)
      if (gathering) return
      gathering = true
      setTimeout(() => {
        gathering = false
        output.flush()
      }, GATHER_MS).unref()
    },
  }
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
