import type { HttpBindings } from '@hono/node-server'

/** Types of Hono's context. `Bindings` are missing when a test calls the app without a socket. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    /** Address of the client, as the attempt limits count it. */
    address: string
    /** The name of the request in the logs. */
    requestId: string
  }
}
