import type { HttpBindings } from '@hono/node-server'

/** What Hono's context carries. The bindings are missing when a test calls the app without a socket. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    /** Address of the client, as the attempt limits count it. */
    address: string
  }
}
