import { createServer, type Server } from 'node:http'
import { expect, test } from '@playwright/test'
import { hasNginx, type Nginx, startNginx } from '../support/nginx/nginx.ts'
import { testPort } from '../support/stack.ts'
import { ask } from '../support/tls.ts'

const [https, http, releases, nobody] = [testPort(214), testPort(215), testPort(216), testPort(217)]
const url = `https://localhost:${https}`

let server: Server
let nginx: Nginx | undefined
let asked: string[] = []
test.beforeAll(async () => {
  test.skip(!hasNginx, 'nginx is not installed here')
  server = createServer((request, response) => {
    const file = `${request.url} as ${request.headers['accept-encoding']}`
    asked.push(file)
    // Release servers send this header when APP_URL is https.
    response.setHeader('Strict-Transport-Security', 'max-age=31536000')
    response.end(file)
  })
  await new Promise<void>((ready) => server.listen(Number(releases), '127.0.0.1', ready))
  nginx = await startNginx({
    http,
    https,
    releaseServers: [releases, releases],
    apis: [nobody, nobody],
    releases: '/nowhere',
    from: 'releases-bucket.conf',
  })
})
test.afterAll(async () => {
  await nginx?.stop()
  server?.closeAllConnections()
  server?.close()
})
test.beforeEach(() => {
  asked = []
})

const get = async (path: string, accepted: string) =>
  (await ask(url + path, { 'Accept-Encoding': accepted })).text

test('a file of a release is kept for each way to pack it', async () => {
  for (let i = 0; i < 2; i += 1)
    for (const accepted of ['br', 'gzip'])
      expect(await get('/host/1/a.js', accepted)).toBe(`/host/1/a.js as ${accepted}`)
  expect(asked).toEqual(['/host/1/a.js as br', '/host/1/a.js as gzip'])
})

test('browsers are told once to come by https alone, whoever says it', async () => {
  for (const path of ['/login', '/reports', '/host/1/c.js'])
    expect((await ask(url + path)).headers['strict-transport-security']).toBe('max-age=31536000')
})

test('two files are never taken for each other, whatever a browser says it accepts', async () => {
  expect(await get('/host/1/b.js', 'onbr')).toBe('/host/1/b.js as onbr')
  expect(await get('/host/1/b.json', 'br')).toBe('/host/1/b.json as br')
})
