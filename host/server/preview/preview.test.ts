import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { ask, deadPort, serveApp, serveRequests } from '../http.test-kit.ts'
import { hostDist, remoteDist, temporaryFolder } from '../store/fixtures.test-kit.ts'
import { putRelease } from '../store/releases.ts'
import { folderStore, publishHost, publishRemote, type ReleaseStore } from '../store.ts'
import { previewLink } from './link.ts'
import { placeOf } from './override.ts'
import { type PreviewPolicy, previewPolicy } from './policy.ts'

const secret = 'a secret of this test'
const shell = 'http://shell.example'
let releases: ReleaseStore
let builds: string
let manifest: object | string = {}

beforeAll(async () => {
  releases = folderStore(await temporaryFolder())
  await publishHost(releases, '1', await hostDist('one'))
  await publishRemote(releases, 'auth', '1', await remoteDist('one'))
  await putRelease(releases, 'auth', '2-branch', await remoteDist('two'))
  const other = await serveRequests((request, answer) => {
    if (request.url?.startsWith('/hangs/')) return
    if (request.url?.startsWith('/moved/')) return void answer.writeHead(302, { Location: '/' }).end()
    answer.writeHead(request.url?.endsWith('/mf-manifest.json') ? 200 : 404)
    answer.end(typeof manifest === 'string' ? manifest : JSON.stringify(manifest))
  })
  builds = `http://127.0.0.1:${other}`
})

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const built = (globalName: string, name = 'remoteEntry.js') => ({
  metaData: { globalName, remoteEntry: { name, path: '' } },
})

async function serve(policy: Partial<PreviewPolicy> = {}) {
  const preview = { origins: [builds, 'https://builds.example'], secret, development: false, ...policy }
  return serveApp(createApp({ releases, api: `http://127.0.0.1:${await deadPort()}`, preview }))
}
const pathOf = (link: string) => link.slice(shell.length)
const linkTo = (at: string, days = 1) => pathOf(previewLink({ remote: 'auth', at, shell, secret, days }))

/** Opens a link. @returns the answer, and the cookie that the browser has then. */
async function open(port: number, path: string, cookie = '') {
  const answer = await ask(port, path, { headers: cookie ? { Cookie: cookie } : {} })
  const set = String(answer.headers['set-cookie'] ?? '')
  return { answer, set, cookie: set.split(';')[0] ?? '' }
}

async function shown(port: number, cookie: string) {
  const { text } = await ask(port, '/registry.json', { headers: { Cookie: cookie } })
  return JSON.parse(text).remotes.find(({ name }: { name: string }) => name === 'auth')
}

test('a signed link shows a release of the store to who opens it, and to nobody else', async () => {
  const port = await serve()
  const { answer, set, cookie } = await open(port, linkTo('2-branch'))
  expect(answer.status).toBe(303)
  expect(answer.headers).toMatchObject({ location: '/', 'cache-control': 'no-store' })
  expect(set).toMatch(/^preview=.*; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(await shown(port, cookie)).toMatchObject({
    version: '2-branch',
    entry: '/remotes/auth/2-branch/remoteEntry.js',
    preview: { kind: 'version', from: '2-branch' },
    previous: { version: '1' },
  })
  expect(await shown(port, '')).toMatchObject({ version: '1' })
  expect(await shown(port, '')).not.toHaveProperty('preview')
  const page = await ask(port, '/login', { headers: { Cookie: cookie } })
  expect(page.text).toContain('/remotes/auth/2-branch/remoteEntry.js')
  expect(page.headers['content-security-policy']).not.toContain('http:')
})

test('a signed link to an address: the page may load from that one origin, and only this page', async () => {
  const port = await serve()
  manifest = built('cadence_auth_dev')
  const { cookie } = await open(port, linkTo(`${builds}/branch`))
  expect(await shown(port, cookie)).toMatchObject({
    version: 'dev',
    entry: `${builds}/branch/remoteEntry.js`,
    pages: {},
    preview: { kind: 'address', from: new URL(builds).host },
    previous: { version: '1', integrity: expect.stringMatching(/^sha384-/) },
  })
  const page = await ask(port, '/login', { headers: { Cookie: cookie } })
  const policy = String(page.headers['content-security-policy'])
  for (const kind of ['script-src', 'style-src', 'connect-src', 'font-src', 'img-src'])
    expect(policy).toMatch(new RegExp(`${kind} 'self'[^;]* ${builds}(;| )`))
  expect(policy).not.toContain('/branch')
  // The browser finds out by itself whether it comes.
  expect(page.text).not.toContain(`<script src="${builds}`)
  expect(String((await ask(port, '/login')).headers['content-security-policy'])).not.toContain(builds)
})

test('an address with the build of a stock Module Federation remote: its container goes by its own name', async () => {
  const port = await serve()
  manifest = built('stock_sign_in', 'static/js/stock_sign_in.9a90.js')
  const { cookie } = await open(port, linkTo(`${builds}/stock`))
  expect(await shown(port, cookie)).toMatchObject({
    version: 'stock_sign_in',
    container: 'stock_sign_in',
    entry: `${builds}/stock/static/js/stock_sign_in.9a90.js`,
  })
})

test.each([
  ['is down', () => `http://127.0.0.1:1/`],
  ['hangs', () => `${builds}/hangs/`],
  ['leads elsewhere', () => `${builds}/moved/`],
])('an address that %s: the live release, and a word about it', async (_, at) => {
  manifest = built('cadence_auth_dev')
  const port = await serve({ origins: [builds, 'http://127.0.0.1:1'] })
  const { cookie } = await open(port, linkTo(at()))
  expect(await shown(port, cookie)).toMatchObject({ version: '1', preview: { failed: true } })
  const page = await ask(port, '/login', { headers: { Cookie: cookie } })
  expect(page.headers['content-security-policy']).not.toContain('127.0.0.1')
})

test.each([
  ['no manifest', '<!doctype html>'],
  ['another remote', built('cadence_settings_dev')],
  ['a name that is none', built('cadence_auth_dev;alert(1)')],
  ['an entry that leads elsewhere', built('cadence_auth_dev', '//evil.example/x.js')],
  ['an entry above its folder', built('cadence_auth_dev', '../remoteEntry.js')],
  ['an entry above its folder, further down', built('cadence_auth_dev', 'static/../../remoteEntry.js')],
  ['an entry at the root', built('cadence_auth_dev', '/remoteEntry.js')],
])('an address with %s is not loaded from', async (_, answer) => {
  manifest = answer
  const port = await serve()
  const { cookie } = await open(port, linkTo(`${builds}/`))
  expect(await shown(port, cookie)).toMatchObject({ version: '1', preview: { failed: true } })
})

test('nobody answers at localhost: a development server of the member is taken for granted', async () => {
  const dead = `http://localhost:${await deadPort()}`
  const port = await serve({ origins: [dead] })
  const { cookie } = await open(port, linkTo(dead))
  expect(await shown(port, cookie)).toMatchObject({ version: 'dev', entry: `${dead}/remoteEntry.js` })
})

describe('a link is refused', () => {
  const tampered = (link: string, from: string, to: string) => link.replace(from, to)
  test.each([
    ['without a signature', () => `/__preview?remote=auth&at=2-branch`],
    ['with another one', () => linkTo('2-branch').replace(/signature=.{5}/, 'signature=AAAAA')],
    ['for another version', () => tampered(linkTo('2-branch'), '2-branch', '1')],
    ['for another remote', () => tampered(linkTo('2-branch'), 'remote=auth', 'remote=settings')],
    ['whose time is over', () => linkTo('2-branch', -1)],
    ['whose time was stretched', () => linkTo('2-branch').replace(/expires=\d/, 'expires=9')],
    ['to an origin that is not configured', () => linkTo('https://evil.example/')],
    ['to an origin that only begins like one', () => linkTo('https://builds.example.evil.example/')],
    ['for no remote', () => `/__preview?remote=host&at=1`],
    ['with nothing', () => '/__preview'],
  ])('%s', async (_, link) => {
    const { answer, set } = await open(await serve(), link())
    expect(answer.status).toBe(403)
    expect(set).toBe('')
    expect(answer.text).not.toContain(secret)
  })

  test('from its cookie too, once the configuration allows it no more', async () => {
    const { cookie } = await open(await serve(), linkTo(`${builds}/`))
    expect(await shown(await serve({ origins: [] }), cookie)).not.toHaveProperty('preview')
    expect(await shown(await serve({ secret: 'another secret entirely' }), cookie)).not.toHaveProperty(
      'preview',
    )
    expect(await shown(await serve(), 'preview=%00')).toMatchObject({ version: '1' })
    const forged = Buffer.from(JSON.stringify([{ remote: 'auth', at: `${builds}/` }])).toString('base64url')
    expect(await shown(await serve(), `preview=${forged}`)).not.toHaveProperty('preview')
  })
})

test('off, the address is as unknown as any other', async () => {
  const port = await serve({ secret: undefined })
  const { answer, set } = await open(port, linkTo('2-branch'))
  expect(answer.status).toBe(200)
  expect(answer.text).toContain('<div id="root">')
  expect(set).toBe('')
})

test('in development this machine needs no signature, and any other is refused', async () => {
  const port = await serve({ secret: undefined, development: true })
  const local = `http://localhost:${await deadPort()}`
  const link = (at: string) => pathOf(previewLink({ remote: 'auth', at, shell, days: 1 }))
  expect((await open(port, link(local))).answer.status).toBe(303)
  expect((await open(port, link('2-branch'))).answer.status).toBe(303)
  expect((await open(port, link('https://localhost.evil.example'))).answer.status).toBe(403)
})

test('one is taken back, or all; another link for the same remote takes its place', async () => {
  const port = await serve()
  const first = await open(port, linkTo('2-branch'))
  const both = await open(port, linkTo('1'), first.cookie)
  expect(await shown(port, both.cookie)).toMatchObject({ preview: { from: '1' } })
  const reset = (query: string) =>
    ask(port, `/__preview${query}`, { method: 'DELETE', headers: { Cookie: both.cookie } })
  expect((await reset('?remote=settings')).headers['set-cookie']?.[0]).toContain(both.cookie)
  expect(String((await reset('')).headers['set-cookie'])).toMatch(/^preview=;.*Max-Age=0/)
  expect((await reset('?remote=auth')).status).toBe(204)
})

test.each([
  'javascript:alert(1)',
  'https://a.example/?x',
  'https://a.example/#x',
  'https://user:word@a.example/',
  'https://a.example/\r\nSet-Cookie: x=1',
  "https://a.example; script-src 'unsafe-inline'",
  'https:\\\\a.example',
  '//a.example',
  '../1',
  '.',
  '',
])('%j is no place for a remote', (at) => {
  expect(placeOf(at)).toBeNull()
})

test('the configuration names origins, and nothing else', () => {
  const read = (PREVIEW_ORIGINS: string) => previewPolicy(readConfig({ PREVIEW_ORIGINS })).origins
  expect(read(' https://a.example, http://localhost:3002 ')).toEqual([
    'https://a.example',
    'http://localhost:3002',
  ])
  expect(() => read('https://a.example/x')).toThrow("PREVIEW_ORIGINS: 'https://a.example/x' is no origin")
  expect(() => read('*')).toThrow('PREVIEW_ORIGINS')
  expect(() => readConfig({ PREVIEW_SECRET: 'short' })).toThrow('PREVIEW_SECRET')
})
