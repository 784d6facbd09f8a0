import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { httpUrl, text } from './environment.ts'

/**
 * The variables that turn tracing on. OpenTelemetry reads its others itself (headers, sampler, limits), once it is loaded:
 * without these nothing of it is.
 */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(httpUrl),
  OTEL_TRACES_EXPORTER: z.optional(z.enum(['otlp', 'none'], { error: 'must be otlp or none' })),
  OTEL_SERVICE_NAME: text,
}
export type TracingVariables = z.infer<z.ZodMiniObject<typeof tracingVariables>>

/** How long the last spans may take to be sent at a stop. In milliseconds. */
const FLUSH_MS = 1_500

/** What an answered request was: the pattern of its route, never its address. */
export interface TracedRequest {
  method: string
  route: string
  status: number
}

/** Spans in the W3C trace context of a request. */
export interface Tracing {
  /** Answers a request in a span. @param from headers of a caller whose trace goes on; empty for any other caller */
  request(from: TraceHeaders, answer: () => Promise<TracedRequest>): Promise<void>
  /** The headers with which another server of ours goes on with this trace. */
  headers(): TraceHeaders
  /** Runs a statement of PostgreSQL in a span; without one outside a request. @param statement its text, without the values */
  statement<T>(statement: string, run: () => T): T
  close(): Promise<void>
}

/** Headers by their names in small letters. */
export type TraceHeaders = Record<string, string | string[] | undefined>

/** @param service the name of the process, unless `OTEL_SERVICE_NAME` says another. @returns undefined without the variables */
export async function openTracing(
  {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_TRACES_EXPORTER: exporter,
    OTEL_SERVICE_NAME: name,
  }: TracingVariables,
  service: string,
): Promise<Tracing | undefined> {
  if (exporter === 'none' || (!endpoint && !exporter)) return undefined
  const [{ context, propagation, SpanKind, SpanStatusCode, trace }, sdk, otlp, resources] = await Promise.all(
    [
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ],
  )
  const own = resources.resourceFromAttributes({ 'service.name': name ?? service })
  const provider = new sdk.NodeTracerProvider({
    resource: resources.defaultResource().merge(own),
    spanProcessors: [new sdk.BatchSpanProcessor(new otlp.OTLPTraceExporter())],
  })
  provider.register()
  const tracer = trace.getTracer('cadence')
  return {
    request(from, answer) {
      const parent = propagation.extract(context.active(), from)
      return tracer.startActiveSpan('request', { kind: SpanKind.SERVER }, parent, async (span) => {
        try {
          const { method, route, status } = await answer()
          span.updateName(`${method} ${route}`)
          span.setAttributes({
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
          })
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        } finally {
          span.end()
        }
      })
    },
    headers() {
      const carrier: TraceHeaders = {}
      propagation.inject(context.active(), carrier)
      return carrier
    },
    statement(statement, run) {
      // The queues ask the database every few seconds: each time would be a trace of one statement.
      if (!trace.getActiveSpan()) return run()
      const verb = /^\s*(\w+)/.exec(statement)?.[1]?.toUpperCase() ?? 'STATEMENT'
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement }
      return tracer.startActiveSpan(verb, { kind: SpanKind.CLIENT, attributes }, (span) => {
        const result = run()
        // A failure is the caller's to handle; here it only ends the span.
        const end = () => span.end()
        const fail = () => {
          span.setStatus({ code: SpanStatusCode.ERROR })
          end()
        }
        Promise.resolve(result).then(end, fail)
        return result
      })
    },
    async close() {
      // A collector that is away must not hold up the stop.
      await Promise.race([
        provider.shutdown().catch(() => undefined),
        sleep(FLUSH_MS, undefined, { ref: false }),
      ])
    },
  }
}
