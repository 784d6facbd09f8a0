import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { commonHeaders } from '@cadence/releases/server/security-headers'
import {
  hostDist,
  longScript,
  remoteDist,
  temporaryFolder,
  writeFiles,
} from '@cadence/releases/store/builds.test-kit'
import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { publishHost, publishRemote } from '@cadence/releases/store/live-release'
import { freePort } from '@cadence/releases/testing/free-port.test-kit'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from './app.ts'
import { ask, serveApp } from './http.test-kit.ts'

let port = 0
let folder = ''

beforeAll(async () => {
  folder = await temporaryFolder()
  const releases = folderStore(folder)
  await publishHost(releases, '1', await hostDist('one'))
  await publishRemote(releases, 'auth', '1', await remoteDist('one'))
  port = await serveApp(createApp({ releases, api: `http://127.0.0.1:${await freePort()}` }))
})

const nonces = (html: string) => [...html.matchAll(/ nonce="([^"]+)"/g)].map(([, nonce]) => nonce)

describe('a page', () => {
  test.each(['/', '/login', '/dashboard?id=1', '/nowhere/at/all', '/login/', '/remotesx', '/hostess'])(
    '%s is HTML with the registry, never stored',
    async (path) => {
      const { status, headers, text } = await ask(port, path)
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(headers['cache-control']).toBe('no-store')
      expect(text).toContain('"entry":"/remotes/auth/1/remoteEntry.js"')
      expect(text).toContain('src="/host/1/static/js/index.one.js"')
    },
  )

  test('has its title and the files of its page', async () => {
    const { text } = await ask(port, '/login')
    expect(text).toContain('<title>Connexion · Cadence</title>')
    const login = '/remotes/auth/1/static/js/Login.js'
    expect(text.split(login)).toHaveLength(3)
    expect((await ask(port, '/')).text.split(login)).toHaveLength(2)
  })

  test('names the remotes of the route table alone, however many are registered', async () => {
    const store = folderStore(await temporaryFolder())
    await publishHost(store, '1', await hostDist('one'))
    const live = await publishRemote(store, 'auth', '1', await remoteDist('one'))
    const others = live.remotes.map((remote) => ({ ...remote, name: 'timetable' }))
    await store.log.append({ ...live, revision: 3, remotes: [...others, ...live.remotes] })
    const own = await serveApp(createApp({ releases: store, api: 'http://127.0.0.1:1' }))
    const { text } = await ask(own, '/')
    expect(text).toContain('"name":"auth"')
    expect(text).not.toContain('timetable')
  })

  test('has one nonce in policy and markup, and another for each request', async () => {
    const [one, two] = await Promise.all([ask(port, '/login'), ask(port, '/login')])
    for (const { headers, text } of [one, two]) {
      const used = new Set(nonces(text))
      expect(used.size).toBe(1)
      const [nonce = ''] = used
      expect(nonce.length).toBeGreaterThanOrEqual(22)
      expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`)
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['content-security-policy']).not.toContain('unsafe')
    }
    expect(nonces(one.text)[0]).not.toBe(nonces(two.text)[0])
  })

  test('is compressed for those who take it', async () => {
    const plain = await ask(port, '/login')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers.vary).toContain('Accept-Encoding')
    const packed = await ask(port, '/login', { headers: { 'Accept-Encoding': 'gzip, deflate, br' } })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.headers.vary).toContain('Accept-Encoding')
    expect(brotliDecompressSync(packed.bytes).toString()).toContain('<title>Connexion · Cadence</title>')
  })

  test.each(['br;q=0', 'gzip, br; q=0', 'identity', 'gzip', 'brotli-x', 'br;q=0.0'])(
    'is not brotli for those who refuse it (%s)',
    async (encoding) => {
      const { headers, text } = await ask(port, '/login', { headers: { 'Accept-Encoding': encoding } })
      expect(headers['content-encoding']).toBeUndefined()
      expect(text).toContain('<!doctype html>')
    },
  )

  test('is what is live at that moment', async () => {
    const store = folderStore(await temporaryFolder())
    const own = await serveApp(createApp({ releases: store, api: 'http://127.0.0.1:1' }))
    expect(await ask(own, '/')).toMatchObject({
      status: 503,
      text: 'Nothing is published in this release store yet.',
    })
    await publishHost(store, '1', await hostDist('one'))
    expect((await ask(own, '/')).text).toContain('/host/1/')
    await publishHost(store, '2', await hostDist('two'))
    expect((await ask(own, '/')).text).toContain('/host/2/')
  })

  test('cannot be made while what is live is not known: another server is to be asked, and this one goes on', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const store = await writeFiles(await temporaryFolder(), { 'registry.json': '{"secret":' })
    const own = await serveApp(createApp({ releases: folderStore(store), api: 'http://127.0.0.1:1' }))
    const report = { reports: [{ part: 'auth', version: '1', outcome: 'shown' }] }
    const headers = { 'Content-Type': 'application/json' }
    const answers = [
      await ask(own, '/'),
      await ask(own, '/registry.json'),
      await ask(own, '/reports', { method: 'POST', headers, body: JSON.stringify(report) }),
    ]
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 503, text: 'The release store cannot be read.' })
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
    }
    expect(console.error).toHaveBeenCalled()
    expect((await ask(own, '/remotes/x')).status).toBe(404)
  })
})

describe('a file of a release', () => {
  const entry = '/remotes/auth/1/remoteEntry.js'
  const text = longScript('entry one')

  test('is served as it is, for ever', async () => {
    const answer = await ask(port, entry)
    expect(answer).toMatchObject({ status: 200, text })
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/javascript/),
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(answer.headers['content-encoding']).toBeUndefined()
  })

  test('is brotli, else gzip, for those who take it', async () => {
    const br = await ask(port, entry, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.bytes).toString()).toBe(text)
    const gzip = await ask(port, entry, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.bytes).toString()).toBe(text)
    for (const { headers } of [br, gzip]) {
      expect(headers.vary).toContain('Accept-Encoding')
      expect(headers['content-type']).toMatch(/^text\/javascript/)
      expect(headers['cache-control']).toContain('immutable')
    }
  })

  test('the host’s files too', async () => {
    const answer = await ask(port, '/host/1/favicon.svg')
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^image\/svg\+xml/)
    expect(answer.headers['cache-control']).toContain('immutable')
  })

  test('HEAD tells the same without the body', async () => {
    const answer = await ask(port, entry, { method: 'HEAD' })
    expect(answer).toMatchObject({ status: 200, text: '' })
    expect(answer.headers['content-length']).toBe(String(text.length))
  })

  test.each([
    '/remotes/auth/2/remoteEntry.js',
    '/remotes/auth/1/nothing.js',
    '/remotes/auth/1/',
    '/remotes/auth',
    '/remotes/',
    '/remotes',
    '/host/1/nothing.js',
    '/host/',
    '/host',
  ])('%s does not exist: plain text, never HTML, never stored', async (path) => {
    const answer = await ask(port, path)
    expect(answer).toMatchObject({ status: 404, text: 'Not found' })
    expect(answer.headers['content-type']).toMatch(/^text\/plain/)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each(['POST', 'PUT', 'DELETE'])('%s is not served', async (method) => {
    expect((await ask(port, entry, { method })).status).toBe(404)
  })

  test.each([
    '/remotes/../registry.json',
    '/remotes/auth/../../registry.json',
    '/remotes/%2e%2e/registry.json',
    '/remotes/..%2fregistry.json',
    '/remotes/%2e%2e%2fregistry.json',
    '/remotes/..%5cregistry.json',
    '/remotes/..\\registry.json',
    '/remotes//../registry.json',
    '/remotes/....//registry.json',
    '/remotes/%252e%252e%252fregistry.json',
    '/remotes/auth/1/%00.js',
    '/host/../../../../../../etc/passwd',
    '/host/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/host/..%c0%af..%c0%afetc/passwd',
    '/.draft-x/remoteEntry.js',
  ])('%s leads out of nothing', async (path) => {
    const answer = await ask(port, path)
    expect(answer.text).not.toContain('"host": {')
    expect(answer.text).not.toContain('root:x:')
    // A browser gets the public registry only. `assets` is in the document of the store.
    expect(answer.text).not.toContain('"assets"')
    if (answer.status === 200)
      expect(answer.headers['content-type']).toMatch(/^(text\/html|application\/json)/)
    else expect([400, 404]).toContain(answer.status)
  })
})

test('every text says that it is UTF-8, and none is of another type than it has', async () => {
  const site = { origin: 'https://cadence.example', pages: async () => null }
  const own = await serveApp(createApp({ releases: folderStore(folder), api: 'http://127.0.0.1:1', site }))
  for (const [path, type] of [
    ['/login', 'text/html'],
    ['/remotes/auth/1/remoteEntry.js', 'text/javascript'],
    ['/host/1/favicon.svg', 'image/svg+xml'],
    ['/remotes/x', 'text/plain'],
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
    ['/licences', 'text/html'],
  ] as const) {
    expect(String((await ask(own, path)).headers['content-type']).toLowerCase(), path).toBe(
      `${type}; charset=utf-8`,
    )
  }
})

test.each([
  '/.git/config',
  '/remotes/.git/config',
  '/host/.git/config',
  '/host/%2egit/HEAD',
  '/.env',
  '/remotes/.env',
])('%s is not given out, even where it lies in the store', async (path) => {
  const store = await temporaryFolder()
  const hidden = { '.git/config': 'secret', '.git/HEAD': 'secret', '.env': 'secret' }
  for (const place of ['', 'remotes/', 'host/']) {
    const files = Object.entries(hidden).map(([name, text]) => [`${place}${name}`, text])
    await writeFiles(store, Object.fromEntries(files))
  }
  const releases = folderStore(store)
  await publishHost(releases, '1', await hostDist('one'))
  const own = await serveApp(createApp({ releases, api: 'http://127.0.0.1:1' }))
  expect((await ask(own, path)).text).not.toContain('secret')
})

describe('the registry of this moment', () => {
  test('is what a browser may know, never stored', async () => {
    const store = folderStore(await temporaryFolder())
    const own = await serveApp(createApp({ releases: store, api: 'http://127.0.0.1:1' }))
    await publishHost(store, '7', await hostDist('one'))
    await publishRemote(store, 'auth', '1', await remoteDist('one'))
    await publishRemote(store, 'auth', '2', await remoteDist('two'))
    const { status, headers, text } = await ask(own, '/registry.json')
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^application\/json/)
    expect(headers['cache-control']).toBe('no-store')
    const { host, remotes } = JSON.parse(text)
    expect(host).toBe('7')
    expect(remotes).toHaveLength(1)
    expect(Object.keys(remotes[0].pages)).toEqual(['Login', 'Register'])
    expect(remotes[0]).not.toHaveProperty('fileIntegrity')
    expect(remotes[0].previous).toEqual({
      version: '1',
      entry: '/remotes/auth/1/remoteEntry.js',
      integrity: expect.stringMatching(/^sha384-/),
      pages: {},
    })
    // The HTML of a page holds the same registry.
    const page = (await ask(own, '/login')).text
    expect(page).toContain(text.replaceAll('<', '\\u003c'))
  })

  test('has a name, which the page tells too: who knows it gets no body until something else is shown', async () => {
    const store = folderStore(await temporaryFolder())
    const own = await serveApp(createApp({ releases: store, api: 'http://127.0.0.1:1' }))
    await publishHost(store, '7', await hostDist('one'))
    await publishRemote(store, 'auth', '1', await remoteDist('one'))
    const tag = /data-tag="&quot;([^&]+)&quot;"/.exec((await ask(own, '/login')).text)?.[1]
    const known = { headers: { 'If-None-Match': `W/"${tag}"` } }
    expect(await ask(own, '/registry.json', known)).toMatchObject({ status: 304, text: '' })
    expect((await ask(own, '/registry.json')).headers.etag).toBe(`"${tag}"`)
    await publishRemote(store, 'auth', '2', await remoteDist('two'))
    const now = await ask(own, '/registry.json', known)
    expect(now.status).toBe(200)
    expect(JSON.parse(now.text).remotes).toMatchObject([{ version: '2' }])
    expect(now.headers.etag).not.toBe(`"${tag}"`)
  })
})

describe('every answer carries the common headers', () => {
  test.each([
    ['a page', 'GET', '/login'],
    ['a file', 'GET', '/remotes/auth/1/remoteEntry.js'],
    ['a missing file', 'GET', '/remotes/auth/9/x.js'],
    ['a method that is not served', 'POST', '/login'],
    ['the API that is down', 'GET', '/api/v1/health'],
  ])('%s', async (_name, method, path) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { headers } = await ask(port, path, { method })
    for (const [name, value] of Object.entries(commonHeaders)) {
      expect(headers[name.toLowerCase()], name).toBe(value)
    }
  })

  test.each([
    ['https', 'max-age=31536000'],
    ['http', undefined],
  ])('on %s browsers are told to come by https alone: %s', async (scheme, value) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const site = { origin: `${scheme}://cadence.example`, pages: async () => null }
    const own = await serveApp(createApp({ releases: folderStore(folder), api: 'http://127.0.0.1:1', site }))
    for (const path of ['/login', '/remotes/auth/1/remoteEntry.js', '/remotes/x', '/api/v1/health'])
      expect((await ask(own, path)).headers['strict-transport-security'], path).toBe(value)
  })

  test('they are the stated ones', () => {
    expect(commonHeaders).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'no-referrer',
    })
  })
})
