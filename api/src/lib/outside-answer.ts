import type { ClientRequest, IncomingMessage } from 'node:http'

/** A server that was asked gives no answer to read: it closed the connection, or switched to another protocol. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError'

  constructor() {
    super('The server gave no answer.')
  }
}

/**
 * Waits for the answer of a request to an outside host. The promise settles whatever the server does. Node emits neither
 * `response` nor `error` for a server that answers `101 Switching Protocols`: a caller in a bounded queue would hold its
 * place for ever.
 */
export function answerOf(request: ClientRequest, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason)
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    request.once('response', resolve)
    request.once('upgrade', (_response, socket) => {
      socket.destroy()
      reject(new NoAnswerError())
    })
    request.once('close', () => {
      signal.removeEventListener('abort', onAbort)
      reject(new NoAnswerError())
    })
    request.on('error', reject)
  })
}
