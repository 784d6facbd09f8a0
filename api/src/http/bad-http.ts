import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ErrorResponse } from '@cadence/shared/schemas'
import { headers as securityHeaders } from './common-middleware.ts'

const NOT_HTTP = 'The request is not valid HTTP.'

const refusals = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: 408, message: 'The request took too long to arrive.' }],
  ['HPE_HEADER_OVERFLOW', { status: 431, message: 'The headers of the request are too large.' }],
])

/** For a request that is HTTP, but names no address that there can be. */
export function badRequest(): Response {
  const body: ErrorResponse = { message: NOT_HTTP }
  return Response.json(body, { status: 400, headers: securityHeaders })
}

/** Gives what never becomes a request, because it is no HTTP, too slow or too large, a text as all errors have. */
export function answerBadHttp(server: Server): void {
  const answers = new WeakMap<Duplex, ServerResponse>()
  server.on('request', (request, response) => answers.set(request.socket, response))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const last = answers.get(socket)
    // In the middle of an answer, or when the other side is gone, a text would only be taken for something else.
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
