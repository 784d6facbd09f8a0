import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type DestinationStream, pino } from 'pino'

/** The size of the buffer while nobody reads the output or the disk is full. Further lines are dropped. */
const MAX_WAITING_BYTES = 16_000_000

/** Lines are written in batches: after this many milliseconds, or when this many bytes wait. */
const FLUSH_MS = 100
const FLUSH_BYTES = 8192

/**
 * Standard output. Writes are synchronous, as pino's are by default: an asynchronous destination ends with `flushSync`,
 * which tries again for ever on a full disk or after the reader has gone, so the process would never exit.
 */
export function standardOutput(): DestinationStream {
  const output = pino.destination({
    fd: 1,
    sync: true,
    minLength: FLUSH_BYTES,
    periodicFlush: FLUSH_MS,
    maxLength: MAX_WAITING_BYTES,
    // A slow reader must not block the server: the lines stay in the buffer until the next flush.
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

/** The header that names a request from the first of our servers to the last, and in the answer. */
export const REQUEST_ID_HEADER = 'X-Request-Id'

/** What a proxy may call a request. Anything else could forge a line of a log, or fill it. */
const validId = /^[\w-]{8,64}$/

/** Whether an address is that of one of our proxies. */
type IsProxy = (address: string) => boolean

/**
 * The name of a request in the logs: the one that a proxy of ours gave it, else a new one. A client of its own could give
 * many requests one name. @param request undefined when a test calls an app without a socket
 */
export function requestIdOf(request: IncomingMessage | undefined, isProxy: IsProxy): string {
  const given = request?.headers['x-request-id']
  const peer = request?.socket.remoteAddress
  const isBelieved = typeof given === 'string' && validId.test(given) && peer !== undefined && isProxy(peer)
  return isBelieved ? given : randomUUID()
}

/** A private feed has its token in the path. */
const feedToken = /\/feed\/.+/

/** The path of a request as a log has it: without its query, which may hold a token, and without the token of a feed. */
export const loggedPath = (path: string) => path.replace(feedToken, '/feed/…')
