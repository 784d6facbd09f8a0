import type { IncomingMessage } from 'node:http'
import type { IsProxy } from '@cadence/releases/server/client-address'
import type { TraceHeaders, Tracing } from '@cadence/shared/tracing'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { answeringPattern } from './answering-pattern.ts'

const isFromProxy = ({ socket }: IncomingMessage, isProxy: IsProxy) =>
  socket.remoteAddress !== undefined && isProxy(socket.remoteAddress)

/** Answers each request in a span. The trace of a proxy of ours goes on; a client cannot make us part of its own. */
export const traceRequests =
  (tracing: Tracing, isProxy: IsProxy): MiddlewareHandler =>
  (c, next) => {
    const { incoming }: HttpBindings = c.env
    return tracing.request(isFromProxy(incoming, isProxy) ? incoming.headers : {}, async () => {
      await next()
      return { method: c.req.method, route: answeringPattern(c) ?? 'none', status: c.res.status }
    })
  }

/** The W3C headers of a trace. */
const none: TraceHeaders = { traceparent: undefined, tracestate: undefined, baggage: undefined }

/**
 * The headers of the trace for a call to the API, which believes them of this server. Without tracing here they are those of a
 * proxy in front; a client's own are taken away.
 */
export function traceOf(
  incoming: IncomingMessage,
  isProxy: IsProxy,
  tracing: Tracing | undefined,
): TraceHeaders {
  const given = isFromProxy(incoming, isProxy) ? {} : none
  return { ...given, ...tracing?.headers() }
}
