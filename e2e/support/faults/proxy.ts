import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { appUrl } from '../stack.ts'
import { uncheck } from './unchecked.ts'

/** The answer of the real server, decompressed. */
export interface Upstream {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** A request that the proxy handles. */
export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  /** Asks the real server. */
  upstream: () => Promise<Upstream>
}

/** An answer of a broken or slow server. */
export type Answer = (exchange: Exchange) => void | Promise<void>

/** The fault of one browser context: the paths that it affects, and the answer. */
export interface Fault {
  on: (pathname: string) => boolean
  answer: Answer
  /** Removes integrity hashes from the server's answers, so that the browser runs a script with another content. */
  unchecked?: boolean
}

/** A browser context as the proxy sees it. */
export interface Lane {
  fault: Fault | null
  /** Number of requests that the fault has hit. */
  hits: number
}

/** The header by which the proxy tells browser contexts apart. */
export const LANE_HEADER = 'x-test-lane'

/** A proxy in front of the release server. */
export interface FaultProxy {
  url: string
  /** Another origin, which answers each request with a script that must never run. */
  foreignUrl: string
  lane: (name: string) => Lane
  stop: () => Promise<void>
}

/** The script of the other origin. It sets a variable when it runs. */
const foreignScript = 'globalThis.cadenceForeign = true'

function ask(
  { method, url = '/', headers }: IncomingMessage,
  body?: IncomingMessage,
): Promise<IncomingMessage> {
  const { host: _, [LANE_HEADER]: __, 'accept-encoding': ___, ...others } = headers
  const sent = headers.origin ? { ...others, origin: appUrl } : others
  return new Promise((resolve, reject) => {
    const asked = request(appUrl + url, { method, headers: sent }, resolve)
    asked.on('error', reject)
    if (body) body.pipe(asked)
    else asked.end()
  })
}

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  return Buffer.concat(parts)
}

/** Forwards a request and its answer. */
async function pass(incoming: IncomingMessage, response: ServerResponse, fault: Fault | null): Promise<void> {
  const answer = await ask(incoming, incoming)
  const { 'content-length': length, 'transfer-encoding': _, connection: __, ...headers } = answer.headers
  const edit = fault?.unchecked ? uncheck(incoming.url ?? '/', headers['content-type'] ?? '') : null
  if (edit) {
    const text = edit((await bodyOf(answer)).toString())
    response.writeHead(answer.statusCode ?? 502, headers).end(text)
    return
  }
  response.writeHead(answer.statusCode ?? 502, length ? { ...headers, 'content-length': length } : headers)
  answer.pipe(response)
}

async function listen(server: Server, port: string, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(Number(port), host, resolve)
  })
}

/** Starts the proxy on a port. A context without a lane, or whose lane has no fault, gets the real answers. */
export async function startFaultProxy(port: string): Promise<FaultProxy> {
  const lanes = new Map<string, Lane>()
  const foreignHost = '127.0.0.1'
  const foreignUrl = `http://${foreignHost}:${port}`
  const lane = (name: string) => {
    const found = lanes.get(name) ?? { fault: null, hits: 0 }
    lanes.set(name, found)
    return found
  }
  const handle = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const here = lane(String(incoming.headers[LANE_HEADER] ?? ''))
    const { fault } = here
    if (!fault?.on(new URL(incoming.url ?? '/', appUrl).pathname)) return pass(incoming, response, fault)
    here.hits += 1
    const upstream = async () => {
      const answer = await ask(incoming)
      return { status: answer.statusCode ?? 0, headers: answer.headers, body: await bodyOf(answer) }
    }
    await fault.answer({ request: incoming, response, upstream })
  }
  const server = createServer((incoming, response) => {
    if (incoming.headers.host === new URL(foreignUrl).host) {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' })
      response.end(foreignScript)
      return
    }
    handle(incoming, response).catch((error: Error) => response.destroy(error))
  })
  await listen(server, port, 'localhost')
  return {
    url: `http://localhost:${port}`,
    foreignUrl,
    lane,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
