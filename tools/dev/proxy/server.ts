import {
  createServer,
  type IncomingMessage,
  request as requestHttp,
  type Server,
  type ServerResponse,
} from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Duplex } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { devPath } from '@cadence/build/deployed-shell'
import { REGISTRY_PATH } from '@cadence/releases/registry'
import type { RemoteName } from '@cadence/shared/contract'
import { requestHeaders, responseHeaders } from './headers.ts'
import { pageWithDevServers, parseRegistry, withDevServers } from './page.ts'

/** The servers behind the proxy. */
export interface Proxied {
  shell: URL
  /** Ports of the development servers of this machine's remotes. */
  remotes: ReadonlyMap<RemoteName, number>
}

const decoders: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
}

/** The address that answers a path. */
function targetOf(path: string, { shell, remotes }: Proxied): { url: URL; isShell: boolean } {
  for (const [name, port] of remotes) {
    if (path.startsWith(devPath(name)))
      return { url: new URL(path, `http://localhost:${port}`), isShell: false }
  }
  return { url: new URL(path, shell), isShell: true }
}

function ask(asked: IncomingMessage, proxied: Proxied) {
  // Two slashes at the start would name another host.
  const path = (asked.url ?? '/').replace(/^\/*/, '/')
  const { url, isShell } = targetOf(path, proxied)
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const local = `http://${asked.headers.host}`
  const headers = isShell ? requestHeaders(asked.headers, proxied.shell, local) : asked.headers
  return { sent: send(url, { method: asked.method, headers }), isShell, local, url }
}

/** The function that puts this machine's remotes into an answer; undefined for an answer that names no remotes. */
function editorOf(path: string, { headers, statusCode }: IncomingMessage, names: readonly RemoteName[]) {
  if (headers['content-type']?.startsWith('text/html'))
    return (text: string) => pageWithDevServers(text, names)
  if (path !== REGISTRY_PATH || statusCode !== 200) return undefined
  return (text: string) => JSON.stringify(withDevServers(parseRegistry(text), names))
}

async function pass(answer: IncomingMessage, to: ServerResponse, path: string, local: string, by: Proxied) {
  const headers = responseHeaders(answer.headers, by.shell, local)
  const edit = editorOf(path, answer, [...by.remotes.keys()])
  const encoding = answer.headers['content-encoding'] ?? 'identity'
  const decode = encoding === 'identity' ? async (bytes: Buffer) => bytes : decoders[encoding]
  if (!edit || !decode || answer.statusCode === 304 || to.req.method === 'HEAD') {
    to.writeHead(answer.statusCode ?? 502, headers)
    answer.pipe(to)
    return
  }
  const text = edit((await decode(await buffer(answer))).toString())
  delete headers['content-encoding']
  to.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': Buffer.byteLength(text) })
  to.end(text)
}

/** Answers 502, or breaks off an answer that has begun. Does nothing when the browser has gone. */
function fail(to: ServerResponse, url: URL, error: unknown): void {
  const why = `${url.origin} does not answer ${url.pathname}: ${error instanceof Error ? error.message : error}`
  if (to.destroyed) return
  console.error(why)
  if (to.headersSent) to.destroy()
  else to.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(why)
}

function handle(asked: IncomingMessage, to: ServerResponse, proxied: Proxied): void {
  const { sent, isShell, local, url } = ask(asked, proxied)
  sent.on('error', (error) => fail(to, url, error))
  sent.on('response', (answer) => {
    answer.on('error', (error) => fail(to, url, error))
    if (isShell) {
      pass(answer, to, url.pathname, local, proxied).catch((error) => fail(to, url, error))
      return
    }
    to.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(to)
  })
  to.on('close', () => sent.destroy())
  asked.pipe(sent)
}

/** Connects the WebSocket of live reload with its server. */
function upgrade(asked: IncomingMessage, socket: Duplex, first: Buffer, proxied: Proxied): void {
  const { sent } = ask(asked, proxied)
  const { connection = 'Upgrade', upgrade: protocol = 'websocket' } = asked.headers
  sent.setHeader('connection', connection)
  sent.setHeader('upgrade', protocol)
  socket.on('error', () => sent.destroy())
  sent.on('error', () => socket.destroy())
  sent.on('response', () => socket.destroy())
  sent.on('upgrade', (answer, other, head) => {
    const lines = answer.rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : [`${name}: ${all[at + 1]}`]))
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
    // Bytes that came together with the headers of each side.
    socket.write(head)
    other.write(first)
    other.on('error', () => socket.destroy())
    other.on('close', () => socket.destroy())
    socket.on('close', () => other.destroy())
    other.pipe(socket).pipe(other)
  })
  sent.end()
}

/**
 * Creates a server that answers with the pages of a deployed shell, and with the files of the development servers. Both
 * have one origin, because a shell loads remotes only from its own.
 */
export function createProxy(proxied: Proxied): Server {
  return createServer((asked, to) => handle(asked, to, proxied)).on('upgrade', (asked, socket, head) =>
    upgrade(asked, socket, head, proxied),
  )
}
