import { createHmac } from 'node:crypto'
import { previewLink } from '@cadence/releases/preview/preview-link'
import type { PreviewPolicy } from '@cadence/releases/preview/preview-policy'
import { hostDist, remoteDist, temporaryFolder } from '@cadence/releases/store/builds.test-kit'
import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { publishHost, publishRemote, putRelease } from '@cadence/releases/store/live-release'
import type { ReleaseStore } from '@cadence/releases/store/release-store'
import { freePort } from '@cadence/releases/testing/free-port.test-kit'
import { serveRequests } from '@cadence/releases/testing/servers.test-kit'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { ask, serveApp } from '../http.test-kit.ts'

const secret = 'a secret of this test'
const shell = 'http://shell.example'
let releases: ReleaseStore
let builds: string
let manifest: object | string = {}
let api = ''

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
  // For this API the token is the role: `admin`, `user`, or `ended` for a session that is over.
  const answering = await serveRequests((request, answer) => {
    const role = request.headers.authorization?.replace('Bearer ', '')
    answer.writeHead(role === 'ended' ? 401 : 200, { 'Content-Type': 'application/json' })
    answer.end(JSON.stringify({ success: true, data: { user: { role } } }))
  })
  api = `http://127.0.0.1:${answering}`
})

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const built = (globalName: string, name = 'remoteEntry.js') => ({
  metaData: { globalName, remoteEntry: { name, path: '' } },
})

async function serve(policy: Partial<PreviewPolicy> = {}, at = api) {
  const origins = [builds, 'https://builds.example']
  const remotes = ['auth', 'settings']
  const preview = {
    remotes,
    origins,
    secret,
    audience: 'administrators' as const,
    development: false,
    ...policy,
  }
  return serveApp(createApp({ releases, api: at, preview }))
}
const pathOf = (link: string) => link.slice(shell.length)
const linkTo = (at: string, days = 1, by?: string) =>
  pathOf(previewLink({ remote: 'auth', at, shell, secret, days, by }))

/** A link for 8 days, longer than the command allows, signed by hand with the secret. */
function longSigned(): string {
  const expires = Math.floor(Date.now() / 1000) + 8 * 24 * 3600
  const text = `cadence preview\nauth\n2-branch\n${expires}`
  const signature = createHmac('sha256', secret).update(text).digest('base64url')
  return `/__preview?remote=auth&at=2-branch&expires=${expires}&signature=${signature}`
}

const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' }

/**
 * Confirms a preview link by its form, by default as an administrator's browser.
 * @returns the answer, and the cookie of the preview.
 */
async function open(
  port: number,
  path: string,
  cookie = '',
  { token = 'admin', headers = sameOrigin as Record<string, string> } = {},
) {
  const answer = await ask(port, path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      ...headers,
      ...(cookie ? { Cookie: cookie } : {}),
    },
    body: new URLSearchParams({ token }).toString(),
  })
  const set = String(answer.headers['set-cookie'] ?? '')
  return { answer, set, cookie: set.split(';')[0] ?? '' }
}

async function shown(port: number, cookie: string) {
  const { text } = await ask(port, '/registry.json', { headers: { Cookie: cookie } })
  return JSON.parse(text).remotes.find(({ name }: { name: string }) => name === 'auth')
}

describe('the page that a link leads to', () => {
  const shownAt = async (policy: Partial<PreviewPolicy>, path: string) => ask(await serve(policy), path)

  test('says what it asks for, and changes nothing', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T20:30:00Z') })
    const link = linkTo(`${builds}/branch`, 7, 'Léa <lea>')
    const { status, headers, text } = await shownAt({}, link)
    vi.useRealTimers()
    expect(status).toBe(200)
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['cache-control']).toBe('no-store')
    const rows = [...text.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, value]) => [name, value])
    expect(rows).toEqual([
      ['Partie', 'auth'],
      ['Provenance', `${builds}/branch/`],
      ['Lien signé par', 'Léa &lt;lea&gt;'],
      ['Valable jusqu’au', '30 novembre 2026 à 21:30 (heure de Paris)'],
    ])
    expect(text).toContain(`action="${link.replaceAll('&', '&amp;')}"`)
  })

  test('runs a script with the answer’s nonce alone, and only where it has to hand over the session', async () => {
    const { headers, text } = await shownAt({}, linkTo('2-branch'))
    const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? []
    const scripts = text.split(`<script nonce="${nonce}">`)
    expect(scripts).toHaveLength(3)
    expect(scripts[2]).toContain('accessToken')
    expect(text.match(/<script/g)).toHaveLength(2)
    const forEveryone = await shownAt({ audience: 'everyone' }, linkTo('2-branch'))
    expect(forEveryone.text).not.toContain('accessToken')
    expect(forEveryone.text).not.toContain('name="token"')
  })
})

describe('opening it', () => {
  test.each([
    ['a visitor', ''],
    ['a member', 'user'],
    ['a session that has ended', 'ended'],
    ['a token that no header can hold', 'admin\r\nX: y'],
  ])('is refused to %s, who may try again', async (_, token) => {
    const { answer, set } = await open(await serve(), linkTo('2-branch'), '', { token })
    expect(answer.status).toBe(403)
    expect(set).toBe('')
    expect(answer.text).toContain('role="alert"')
    expect(answer.text).toContain('<form method="post"')
  })

  test('is refused while the API cannot say who asks', async () => {
    const port = await serve({}, `http://127.0.0.1:${await freePort()}`)
    expect((await open(port, linkTo('2-branch'))).answer.status).toBe(403)
  })

  test('is for everyone where the configuration says so', async () => {
    const { answer } = await open(await serve({ audience: 'everyone' }), linkTo('2-branch'), '', {
      token: '',
    })
    expect(answer.status).toBe(303)
  })

  test.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a neighbour of its domain', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['no page', { 'Sec-Fetch-Site': 'none' }, 403],
    ['a browser that does not say', {}, 403],
    ['another site on plain http', { Origin: 'http://evil.example' }, 403],
    ['a page that hides where it is', { Origin: 'null' }, 403],
    ['this site on plain http', { Origin: 'http://app.example', Host: 'app.example' }, 303],
  ])('is asked from %s: %j, %i', async (_, headers, status) => {
    const { answer, set } = await open(await serve(), linkTo('2-branch'), '', { headers })
    expect(answer.status).toBe(status)
    expect(set === '').toBe(status === 403)
  })

  test('on https the cookie’s name says that only this host can set it', async () => {
    const preview = { origins: [], secret, audience: 'everyone' as const, development: false }
    const site = { origin: 'https://cadence.example', pages: async () => null }
    const port = await serveApp(createApp({ releases, api, preview, site }))
    const { set, cookie } = await open(port, linkTo('2-branch'))
    expect(set).toMatch(/^__Host-preview=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(await shown(port, cookie)).toMatchObject({ version: '2-branch' })
    expect(await shown(port, cookie.replace('__Host-', ''))).toMatchObject({ version: '1' })
    const { headers } = await ask(port, '/__preview', { method: 'DELETE', headers: { Cookie: cookie } })
    expect(String(headers['set-cookie'])).toMatch(/^__Host-preview=;.*Max-Age=0/)
  })

  test('takes no more than a token', async () => {
    const { answer } = await open(await serve(), linkTo('2-branch'), '', { token: 'x'.repeat(10_000) })
    expect(answer.status).toBe(413)
  })
})

test('a signed link shows a release of the store to the administrator who opens it, and to nobody else', async () => {
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
  // No script tag: the shell loads the preview itself, so that it notices a failure.
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
  const dead = `http://localhost:${await freePort()}`
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
    ['of somebody else', () => tampered(linkTo('2-branch', 1, 'Tom'), 'by=Tom', 'by=Ines')],
    ['whose signer was taken away', () => tampered(linkTo('2-branch', 1, 'Tom'), '&by=Tom', '')],
    ['that was signed for more than 7 days', () => longSigned()],
  ])('%s', async (_, link) => {
    const port = await serve()
    const { answer, set } = await open(port, link())
    for (const { status, text } of [answer, await ask(port, link())]) {
      expect(status).toBe(403)
      expect(text).not.toContain('<form')
      expect(text).not.toContain(secret)
    }
    expect(set).toBe('')
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
  const { set } = await open(port, linkTo('2-branch'))
  const answer = await ask(port, linkTo('2-branch'))
  expect(answer.status).toBe(200)
  expect(answer.text).toContain('<div id="root">')
  expect(set).toBe('')
})

test('in development this machine needs no signature, and any other is refused', async () => {
  const port = await serve({ secret: undefined, audience: 'everyone', development: true })
  const local = `http://localhost:${await freePort()}`
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
