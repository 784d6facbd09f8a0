import { expect, test } from 'vitest'
import { type PageRef, pageModulePath, remoteNames, remotePages, splitPageRef } from './pages.ts'
import { containerName, registrySchema } from './registry.ts'

test('every remote is named once', () => {
  expect([...remoteNames].sort()).toEqual(Object.keys(remotePages).sort())
})

test('a page reference splits into remote and page', () => {
  expect(splitPageRef('auth/ForgotPassword')).toEqual({ remote: 'auth', page: 'ForgotPassword' })
})

test.each(['', 'auth', 'auth/', 'nobody/Page', '/Login'])('%j is no page', (ref) => {
  expect(() => splitPageRef(ref as PageRef)).toThrow(`Not a page of any remote: ${ref}`)
})

test.each([
  ['Home', './src/pages/home/Home.tsx'],
  ['ForgotPassword', './src/pages/forgot-password/ForgotPassword.tsx'],
  ['CommunityHub', './src/pages/community-hub/CommunityHub.tsx'],
])('the module of %s is %s', (page, path) => {
  expect(pageModulePath(page)).toBe(path)
})

test('a container’s global name is an identifier', () => {
  expect(containerName('auth')).toBe('cadence_auth')
  expect(containerName('two-words-more')).toBe('cadence_two_words_more')
})

const remote = {
  name: 'auth',
  version: '1',
  entry: '/remotes/auth/1/remoteEntry.js',
  pages: {},
  owner: 'team-auth',
}

test('a registry holds remotes, with integrity and the release before', () => {
  const full = {
    ...remote,
    integrity: 'sha384-abc+/=',
    pages: { Login: { js: ['/a.js'], css: [] } },
    previous: { version: '0', entry: '/e', pages: {} },
  }
  expect(registrySchema.parse({ remotes: [full] })).toEqual({ remotes: [full] })
})

test.each([
  { name: 'Auth' },
  { name: '../x' },
  { name: '' },
  { version: '' },
  { entry: '' },
  { integrity: 'md5-abc' },
  { integrity: 'sha384-"><script>' },
  { pages: { Login: ['/a.js'] } },
  { owner: undefined },
])('a remote with %o is refused', (change) => {
  expect(registrySchema.safeParse({ remotes: [{ ...remote, ...change }] }).success).toBe(false)
})
