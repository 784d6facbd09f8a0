import { beforeEach, expect, test } from 'vitest'
import { findRemote, RegistryError, readRegistry } from './registry.ts'

const remote = {
  name: 'auth',
  version: '1',
  entry: '/remotes/auth/1/remoteEntry.js',
  pages: {},
  owner: 'team-auth',
}

function put(text: string) {
  const element = document.createElement('script')
  element.type = 'application/json'
  element.id = 'cadence-registry'
  element.textContent = text
  document.head.replaceChildren(element)
}

beforeEach(() => document.head.replaceChildren())

test('the registry of the page is read and checked', () => {
  put(JSON.stringify({ remotes: [remote] }))
  const registry = readRegistry(document)
  expect(registry).toEqual({ remotes: [expect.objectContaining({ name: 'auth', version: '1' })] })
  expect(findRemote(registry, 'auth')).toBe(registry.remotes[0])
  expect(findRemote(registry, 'settings')).toBeUndefined()
})

test('its addresses are made whole, as the loaders write them', () => {
  const pages = { Login: { js: ['/remotes/auth/1/login.js'], css: ['/remotes/auth/1/login.css'] } }
  put(JSON.stringify({ remotes: [{ ...remote, entry: '/remotes/auth/1/remoteEntry.js', pages }] }))
  expect(readRegistry(document).remotes[0]).toMatchObject({
    entry: `${location.origin}/remotes/auth/1/remoteEntry.js`,
    pages: {
      Login: {
        js: [`${location.origin}/remotes/auth/1/login.js`],
        css: [`${location.origin}/remotes/auth/1/login.css`],
      },
    },
  })
  put(JSON.stringify({ remotes: [{ ...remote, entry: 'https://cdn.example/auth.js' }] }))
  expect(readRegistry(document).remotes[0]?.entry).toBe('https://cdn.example/auth.js')
})

test.each([
  ['missing', null, 'The page has no #cadence-registry'],
  ['empty', '', 'The page has no #cadence-registry'],
  ['not JSON', '{', 'The registry in the page is not valid: SyntaxError'],
  ['HTML', '<!doctype html>', 'The registry in the page is not valid: SyntaxError'],
  ['a list', '[]', 'The registry in the page is not valid: ✖'],
  ['of another shape', '{"remotes":{}}', '→ at remotes'],
  ['with half a remote', '{"remotes":[{"name":"auth"}]}', '→ at remotes[0].version'],
])('one that is %s is a RegistryError that says so', (_name, text, message) => {
  if (text !== null) put(text)
  expect(() => readRegistry(document)).toThrow(RegistryError)
  expect(() => readRegistry(document)).toThrow(message)
})
