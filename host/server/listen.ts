import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'

/** An address, and the way to stop what answers there. */
export interface Running {
  url: string
  stop: () => Promise<void>
}

/** Serves an app on a free port of this machine. */
export function serve(app: Hono): Promise<Running> {
  const server = createAdaptorServer({ fetch: app.fetch })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo
      const stop = () =>
        new Promise<void>((done) => {
          server.close(() => done())
          if ('closeAllConnections' in server) server.closeAllConnections()
        })
      resolve({ url: `http://localhost:${port}`, stop })
    })
  })
}
