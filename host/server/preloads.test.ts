import type { RegisteredRemote } from '@cadence/releases/registry'
import type { StoreDocument } from '@cadence/releases/store/registry-document'
import { expect, test } from 'vitest'
import { preloadsFor } from './preloads.ts'

const auth: RegisteredRemote = {
  name: 'auth',
  owner: 'team-auth',
  version: '1',
  entry: '/remotes/auth/1/remoteEntry.js',
  integrity: 'sha384-abc',
  pages: {
    Login: { js: ['/remotes/auth/1/a.js', '/remotes/auth/1/b.js'], css: ['/remotes/auth/1/a.css'] },
    Register: { js: ['/remotes/auth/1/c.js'], css: [] },
  },
  fileIntegrity: { '/remotes/auth/1/a.js': 'sha384-aaa', '/remotes/auth/1/a.css': 'sha384-css' },
}
const store: StoreDocument = {
  revision: 1,
  host: { version: '1', assets: '/host/1/', scripts: [], pages: {} },
  remotes: [auth],
}
const fonts = [
  { href: '/host/1/fonts/bricolage-grotesque.woff2', as: 'font' },
  { href: '/host/1/fonts/instrument-sans.woff2', as: 'font' },
]
const entry = { href: '/remotes/auth/1/remoteEntry.js', as: 'script', integrity: 'sha384-abc' }

/** The preloads without their fonts, and the fonts: the tests leave open where the fonts are in the list. */
function preloads(path: string, document = store) {
  const all = preloadsFor(path, document)
  return { fonts: all.filter(({ as }) => as === 'font'), rest: all.filter(({ as }) => as !== 'font') }
}

test('a page of a remote: fonts, the entry and that page’s files alone, with their integrity', () => {
  const found = preloads('/login')
  expect(found.fonts).toEqual(fonts)
  expect(found.rest).toMatchObject([
    entry,
    { href: '/remotes/auth/1/a.js', as: 'script', integrity: 'sha384-aaa' },
    { href: '/remotes/auth/1/b.js', as: 'script' },
    { href: '/remotes/auth/1/a.css', as: 'style', integrity: 'sha384-css' },
  ])
  expect(preloads('/login/')).toEqual(found)
})

test.each(['/unauthorized', '/help', '/nowhere', '/LOGIN/..', '//login', '/remotes/auth'])(
  '%s needs the fonts alone',
  (path) => {
    expect(preloads(path)).toEqual({ fonts, rest: [] })
  },
)

test('a page whose remote is not published, or does not name its files', () => {
  expect(preloads('/dashboard')).toEqual({ fonts, rest: [] })
  expect(preloads('/forgot-password').rest).toMatchObject([entry])
})

test('what a layout needs goes before the page, also of a page that the host has', () => {
  const app = { js: ['/host/1/app.js'], css: [] }
  const document: StoreDocument = {
    revision: 1,
    host: { version: '1', assets: '/host/1/', scripts: [], pages: {}, layouts: { app } },
    remotes: [auth, { ...auth, name: 'dashboard', pages: { Dashboard: { js: ['/d.js'], css: [] } } }],
  }
  const hrefs = (path: string) => preloads(path, document).rest.map(({ href }) => href)
  expect(hrefs('/dashboard')).toEqual(['/host/1/app.js', auth.entry, '/d.js'])
  expect(hrefs('/help')).toEqual(['/host/1/app.js'])
  expect(hrefs('/login')[0]).toBe(auth.entry)
  expect(hrefs('/education')).toEqual([])
})

test('a page that the host brings itself', () => {
  const files = { js: ['/host/1/login.js'], css: ['/host/1/login.css'] }
  const bundle: StoreDocument = {
    revision: 1,
    host: { version: '1', assets: '/host/1/', scripts: [], pages: { 'auth/Login': files } },
    remotes: [],
  }
  expect(preloads('/login', bundle).rest).toMatchObject([
    { href: '/host/1/login.js', as: 'script' },
    { href: '/host/1/login.css', as: 'style' },
  ])
})
