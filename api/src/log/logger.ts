import { writeSync } from 'node:fs'
import { type DestinationStream, type Logger, pino } from 'pino'

export type { Logger } from 'pino'

/** Names of what must never be written, wherever in a log record it stands. */
const secrets = ['password', 'token', 'refreshToken', 'authorization', 'cookie', 'link', 'html', 'text']

/** So many bytes of lines wait at most, where nobody reads them or the disk is full; further ones are dropped. */
const MOST_WAITING_BYTES = 16_000_000

/** Lines are written together: after so many milliseconds, or when so many characters wait. */
const GATHER_MS = 100
const GATHER_LENGTH = 8192

/**
 * Standard output. Nobody waits for a line to be written, and lines are written together: each for itself would cost a
 * busy API a fiftieth of its sign-ins.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({ fd: 1, sync: false, maxLength: MOST_WAITING_BYTES })
  const flushSync = output.flushSync.bind(output)
  // What could not be written is tried again with the next lines. At an exit it would be tried for ever.
  output.on('error', () => {
    output.flushSync = () => undefined
  })
  output.on('write', () => {
    output.flushSync = flushSync
  })

  let gathered = ''
  let timer: NodeJS.Timeout | undefined
  const take = () => {
    const lines = gathered
    gathered = ''
    clearTimeout(timer)
    timer = undefined
    return lines
  }
  const handOver = () => void output.write(take())
  process.on('exit', () => writeLast(take()))
  return {
    write: (line) => {
      gathered += line
      if (gathered.length > GATHER_LENGTH) handOver()
      else timer ??= setTimeout(handOver, GATHER_MS).unref()
    },
  }
}

/** Once, at an exit: where nobody reads any more or the disk is full there is nobody left to tell. */
function writeLast(lines: string): void {
  try {
    writeSync(1, lines)
  } catch {}
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
