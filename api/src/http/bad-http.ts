import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ErrorResponse } from '@cadence/shared/schemas'
import { headers as securityHeaders } from './common-middleware.ts'

const NOT_HTTP = 'The request is not valid HTTP.'

const refusals = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: 408, message: 'The request took too long to arrive.' }],
  ['HPE_HEADER_OVERFLOW', { status: 431, message: 'The headers of the request are too large.' }],
])

/** The answer to a request that is HTTP but has an impossible address, such as an invalid host name. */
export function badRequest(): Response {
  const body: ErrorResponse = { message: NOT_HTTP }
  return Response.json(body, { status: 400, headers: securityHeaders })
}

/**
 * Answers what Node refuses before it is a request (no HTTP, too slow, too large) with a JSON message, like all errors.
 */
export function answerBadHttp(server: Server): void {
  const answers = new WeakMap<Duplex, ServerResponse>()
  server.on('request', (request, response) => answers.set(request.socket, response))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const last = answers.get(socket)
    // In the middle of an answer the client would read the message as a part of that answer.
    if (!socket.writable || (last?.headersSent && !last.writableFinished)) return void socket.destroy()
    const { status, message } = refusals.get(error.code ?? '') ?? { status: 400, message: NOT_HTTP }
    socket.end(rawAnswer(status, { message }), () => socket.destroy())
  })
}

function rawAnswer(status: number, body: ErrorResponse): string {
  const text = JSON.stringify(body)
  const headers = {
    ...securityHeaders,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n')
}
