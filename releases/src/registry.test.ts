import { expect, test } from 'vitest'
import { containerName, registeredRemoteSchema, registryDocumentSchema } from './registry.ts'

test('a container’s global name is an identifier', () => {
  expect(containerName('auth', 'dev')).toBe('cadence_auth_dev')
  expect(containerName('two-words', '0.1.0-a1')).toBe('cadence_two_words_0_1_0_a1')
})

const remote = {
  name: 'auth',
  version: '1',
  entry: '/remotes/auth/1/remoteEntry.js',
  pages: {},
  owner: 'team-auth',
}

test('a remote has integrity, its own and its files’, and the release before', () => {
  const full = {
    ...remote,
    integrity: 'sha384-abc+/=',
    pages: { Login: { js: ['/a.js'], css: [] } },
    fileIntegrity: { '/a.js': 'sha384-abc' },
    previous: { version: '0', entry: '/e', pages: {} },
  }
  expect(registeredRemoteSchema.parse(full)).toEqual(full)
})

test('a registry holds remotes that are checked one by one', () => {
  const registry = { host: '1', remotes: [remote, { name: 'odd', more: 1 }] }
  expect(registryDocumentSchema.parse(registry)).toEqual(registry)
  expect(registryDocumentSchema.safeParse({ remotes: [{}] }).success).toBe(false)
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
  { fileIntegrity: { '/a.js': 'md5-abc' } },
  { owner: undefined },
])('a remote with %o is refused', (change) => {
  expect(registeredRemoteSchema.safeParse({ ...remote, ...change }).success).toBe(false)
})
