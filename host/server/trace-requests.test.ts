import { proxiesSchema } from '@cadence/releases/server/client-address'
import { temporaryFolder } from '@cadence/releases/store/builds.test-kit'
import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { serveRequests } from '@cadence/releases/testing/servers.test-kit'
import type { TracedRequest, TraceHeaders, Tracing } from '@cadence/shared/tracing'
import { expect, test } from 'vitest'
import { createApp } from './app.ts'
import { ask, serveApp } from './http.test-kit.ts'

const headers = {
  traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  tracestate: 'a=b',
  baggage: 'c=d',
}

/** A release server, and the headers of traces that reach the API behind it. */
async function serverWith(proxies: string | undefined, tracing?: Tracing) {
  const received: TraceHeaders[] = []
  const api = await serveRequests(({ headers: { traceparent, tracestate, baggage } }, response) => {
    received.push({ traceparent, tracestate, baggage })
    response.end('{}')
  })
  const trustedProxies = proxiesSchema.parse(proxies)
  const releases = folderStore(await temporaryFolder())
  const port = await serveApp(
    createApp({ releases, api: `http://127.0.0.1:${api}`, trustedProxies, tracing }),
  )
  return { port, received }
}

test('without tracing here, the trace of a proxy of ours goes on to the API, and that of a client does not', async () => {
  const [behindProxy, open] = [await serverWith('127.0.0.1'), await serverWith(undefined)]
  for (const { port } of [behindProxy, open]) await ask(port, '/api/v1/health', { headers })
  expect(behindProxy.received).toEqual([headers])
  expect(open.received).toEqual([{}])
})

test('with tracing the call to the API is part of the trace of the request, whatever the client says', async () => {
  const requests: (TracedRequest & { from: TraceHeaders })[] = []
  const tracing: Tracing = {
    request: async (from, answer) => void requests.push({ from, ...(await answer()) }),
    headers: () => ({ traceparent: 'ours' }),
    statement: (_, run) => run(),
    close: async () => undefined,
  }
  const { port, received } = await serverWith(undefined, tracing)
  await ask(port, '/api/v1/feed/secret.ics', { headers })
  expect(received).toEqual([{ traceparent: 'ours' }])
  await ask(port, '/secret')
  expect(requests).toEqual([
    { from: {}, method: 'GET', route: '/api/v1/*', status: 200 },
    { from: {}, method: 'GET', route: expect.stringMatching(/^\/?\*$/), status: 503 },
  ])
})
