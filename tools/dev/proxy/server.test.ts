import { once } from 'node:events'
import { createServer, get, type RequestListener, type Server } from 'node:http'
import { connect } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { checkShell, parseShell } from './check.ts'
import { createProxy } from './server.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listen(server: Server): Promise<number> {
  servers.push(server)
  await once(server.listen(0, 'localhost'), 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const registry = {
  host: '7',
  remotes: [{ name: 'auth', owner: 'a', version: '1', entry: '/remotes/auth/1/e.js' }],
}
const html = `<!doctype html><script type="application/json" id="cadence-registry">${JSON.stringify(registry)}</script>`

const shell: RequestListener = (asked, to) => {
  if (asked.url === '/registry.json') return void to.end(JSON.stringify(registry))
  if (asked.url?.startsWith('/api/'))
    return void asked.pipe(to.writeHead(201, { 'x-asked-by': asked.headers.origin }))
  if (asked.url === '/stream') {
    to.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n')
    asked.on('close', () => to.end())
    return
  }
  const zipped = asked.headers['accept-encoding']?.includes('br')
  to.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "connect-src 'self'",
    ...(zipped ? { 'content-encoding': 'br' } : {}),
  })
  to.end(zipped ? brotliCompressSync(html) : html)
}

/** Starts a shell, a development server and the proxy in front of both. @returns the proxy's address. */
async function start(): Promise<{ address: string; port: number; origin: string }> {
  const origin = `http://localhost:${await listen(createServer(shell))}`
  const files = createServer((asked, to) => void to.end(`dev ${asked.url}`))
  files.on('upgrade', (asked, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    socket.write(`hello ${asked.url}`)
  })
  const remotes = new Map([['auth', await listen(files)] as const])
  const port = await listen(createProxy({ shell: new URL(origin), remotes }))
  return { address: `http://localhost:${port}`, port, origin }
}

describe('the proxy before a deployed shell', () => {
  test.each(['br', 'identity'])('writes its remotes into a page that comes as %s', async (encoding) => {
    const { address, port } = await start()
    const answer = await fetch(`${address}/login`, { headers: { 'accept-encoding': encoding } })
    expect(await answer.text()).toContain('"entry":"/__dev/auth/remoteEntry.js"')
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('content-security-policy')).toBe(`connect-src 'self' ws://localhost:${port}`)
  })

  test('puts them into the live registry', async () => {
    const { address } = await start()
    expect(await (await fetch(`${address}/registry.json`)).json()).toMatchObject({
      host: '7',
      remotes: [{ name: 'auth', version: 'dev' }],
    })
  })

  test('serves their files on the same origin', async () => {
    const { address } = await start()
    expect(await (await fetch(`${address}/__dev/auth/remoteEntry.js`)).text()).toBe(
      'dev /__dev/auth/remoteEntry.js',
    )
  })

  test('passes calls to the API with the shell’s own origin', async () => {
    const { address, origin } = await start()
    const answer = await fetch(`${address}/api/v1/auth/login`, {
      method: 'POST',
      body: 'x',
      headers: { origin: address },
    })
    expect([answer.status, answer.headers.get('x-asked-by'), await answer.text()]).toEqual([201, origin, 'x'])
  })

  test('passes a stream on while it is written', async () => {
    const { address } = await start()
    const asked = get(`${address}/stream`)
    const [answer] = await once(asked, 'response')
    const [chunk] = await once(answer, 'data')
    expect(String(chunk)).toBe('data: 1\n\n')
    asked.destroy()
  })

  test('connects the socket of live reload', async () => {
    const { port } = await start()
    const socket = connect(port, 'localhost')
    socket.write(
      'GET /__dev/auth/rsbuild-hmr HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    )
    let heard = ''
    socket.on('data', (chunk) => {
      heard += chunk
    })
    await vi.waitFor(() => expect(heard).toMatch(/^HTTP\/1\.1 101 [\s\S]*hello \/__dev\/auth\/rsbuild-hmr$/))
    socket.destroy()
  })

  test('answers 502 when a server does not answer, and goes on', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { address } = await start()
    servers[0]?.closeAllConnections()
    servers[0]?.close()
    const answer = await fetch(`${address}/login`)
    expect([answer.status, await answer.text()]).toEqual([
      502,
      expect.stringContaining('does not answer /login'),
    ])
    expect(said).toHaveBeenCalledOnce()
    expect((await fetch(`${address}/__dev/auth/remoteEntry.js`)).status).toBe(200)
  })
})

describe('an address without a shell is refused with the reason', () => {
  const check = async (listener: RequestListener) => {
    const address = new URL(`http://localhost:${await listen(createServer(listener))}`)
    return checkShell(address, ['auth', 'settings'])
  }

  test('a shell names the remotes that it does not know', async () => {
    expect(await check(shell)).toEqual(['settings'])
  })

  test.each<[string, RequestListener, string]>([
    ['another site', (_, to) => void to.end('<h1>Hello</h1>'), 'answers, but it is no Cadence shell'],
    [
      'a shell of another time',
      (_, to) => void to.end('<script id="cadence-registry">{"imports":{}}</script>'),
      'answers, but its registry is not one that this checkout understands',
    ],
    ['a server that fails', (_, to) => void to.writeHead(503).end(), 'answers with 503'],
    [
      'an address that moved',
      (_, to) => void to.writeHead(301, { location: 'https://other.example/' }).end(),
      'leads to https://other.example/: give the address',
    ],
  ])('%s', async (_name, listener, text) => {
    await expect(check(listener)).rejects.toThrow(text)
  })

  test('nobody', async () => {
    await expect(checkShell(new URL('http://localhost:1'), ['auth'])).rejects.toThrow(
      'The shell at http://localhost:1 does not answer: ',
    )
  })

  test.each(['staging', 'ftp://staging.example', 'https://staging.example/app', ''])('%j', (address) => {
    expect(() => parseShell(address)).toThrow(`'${address}' is no address of a shell`)
  })
})
