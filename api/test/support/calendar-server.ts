import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

export interface CalendarServer {
  /** Address of a path of this server. */
  url(path?: string, hostname?: string): string
  /** What a path answers from now on. */
  set(path: string, answer: Answer): void
  /** The requests so far, the newest last. */
  requests: IncomingMessage[]
  close(): Promise<void>
}

/** A calendar with one event. */
export const calendarOf = (title: string) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:1@example.org',
    'DTSTART:20261125T090000Z',
    'DTEND:20261125T100000Z',
    `SUMMARY:${title}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')

/** An answer with a content and some headers. */
export const sends =
  (content: string | Uint8Array, headers: Record<string, string> = {}, status = 200): Answer =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'text/calendar', ...headers })
    response.end(content)
  }

/** An answer that leads elsewhere. */
export const redirects = (location: string, status = 302) => sends('', { Location: location }, status)

/** A server of calendars on this machine. A path without an answer is a 404. */
async function calendarServer(): Promise<CalendarServer> {
  const answers = new Map<string, Answer>()
  const requests: IncomingMessage[] = []
  const server: Server = createServer((request, response) => {
    requests.push(request)
    const answer = answers.get(request.url ?? '') ?? sends('nothing here', {}, 404)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: (path = '/', hostname = '127.0.0.1') => `http://${hostname}:${port}${path}`,
    set: (path, answer) => void answers.set(path, answer),
    requests,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A server of calendars for all tests of a file. Its list of requests is empty when a test begins. */
export function calendarServerForTests(): CalendarServer {
  // `beforeAll` fills it.
  const server = {} as CalendarServer
  beforeAll(async () => void Object.assign(server, await calendarServer()))
  beforeEach(() => void server.requests.splice(0))
  afterAll(() => server.close())
  return server
}
