import { createServer } from 'node:http'
import { test as base } from './new-member-test.ts'
import { workerPort } from './stack.ts'

/** The server of a school's calendar. A test sets what it answers. */
export interface CalendarServer {
  address: string
  answer: { status: number; type: string; body: string }
}

/** A test with a new member and the server of a calendar on this machine. */
export const test = base.extend<{ school: CalendarServer }>({
  school: async ({ locale: _ }, use) => {
    const port = workerPort(7)
    const school: CalendarServer = {
      // The API reads one address once a minute, so each test has an address of its own.
      address: `http://localhost:${port}/${crypto.randomUUID()}/emploi-du-temps.ics`,
      answer: { status: 404, type: 'text/plain', body: '' },
    }
    const server = createServer((_request, response) => {
      const { status, type, body } = school.answer
      response.writeHead(status, { 'Content-Type': type }).end(body)
    })
    await new Promise<void>((done) => server.listen(Number(port), 'localhost', done))
    await use(school)
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  },
})

export { expect } from './new-member-test.ts'
