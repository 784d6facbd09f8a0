import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'

const attributesSchema = z.array(
  z.object({ key: z.string(), value: z.looseObject({ stringValue: z.optional(z.string()) }) }),
)
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  kind: z.number(),
  attributes: attributesSchema,
})
/** What an exporter posts to `/v1/traces`, as far as the tests read it. */
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
})

type Span = z.infer<typeof spanSchema> & { service: string | undefined }

const spansIn = (body: string): Span[] =>
  exportSchema.parse(JSON.parse(body)).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })))
  })

/** Receives spans as OTLP's JSON over HTTP, as a collector does. */
export async function receiveSpans() {
  const spans: Span[] = []
  const server = createServer(async (request, response) => {
    if (request.url === '/v1/traces') spans.push(...spansIn(await text(request)))
    response.setHeader('Content-Type', 'application/json')
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
