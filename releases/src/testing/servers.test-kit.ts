import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterFile } from './after-file.test-kit.ts'

/** Closes a server and its connections after the current test file. */
export function closeAfterFile(server: Server): void {
  afterFile(() => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  })
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

/** Starts a server for a test. @returns its port. */
export async function serveRequests(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  closeAfterFile(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return portOf(server)
}
