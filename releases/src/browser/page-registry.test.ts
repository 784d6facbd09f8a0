// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { parseRegistry, RegistryError, readRegistry } from './page-registry.ts'

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

test('the registry of the page is read', () => {
  put(JSON.stringify({ host: '7', remotes: [remote] }))
  const registry = readRegistry(document)
  expect(registry.host).toBe('7')
  expect(registry.remote('auth')).toMatchObject({ name: 'auth', version: '1', owner: 'team-auth' })
  expect(registry.remote('settings')).toBeUndefined()
})

test('its addresses are made whole, as the loaders write them', () => {
  const pages = { Login: { js: ['/remotes/auth/1/login.js'], css: ['/remotes/auth/1/login.css'] } }
  const previous = { version: '0', entry: '/remotes/auth/0/remoteEntry.js', pages: {} }
  put(JSON.stringify({ remotes: [{ ...remote, pages, previous }] }))
  expect(readRegistry(document).remote('auth')).toMatchObject({
    entry: `${location.origin}/remotes/auth/1/remoteEntry.js`,
    pages: {
      Login: {
        js: [`${location.origin}/remotes/auth/1/login.js`],
        css: [`${location.origin}/remotes/auth/1/login.css`],
      },
    },
    previous: { entry: `${location.origin}/remotes/auth/0/remoteEntry.js` },
  })
  put(JSON.stringify({ remotes: [{ ...remote, entry: 'https://cdn.example/auth.js' }] }))
  expect(readRegistry(document).remote('auth')?.entry).toBe('https://cdn.example/auth.js')
})

test.each([
  ['missing', null, 'The page has no #cadence-registry'],
  ['empty', '', 'The page has no #cadence-registry'],
  ['not JSON', '{', 'The registry is not valid: SyntaxError'],
  ['HTML', '<!doctype html>', 'The registry is not valid: SyntaxError'],
  ['a list', '[]', 'The registry is not valid: ✖'],
  ['of another shape', '{"remotes":{}}', '→ at remotes'],
  ['with a nameless remote', '{"remotes":[{}]}', '→ at remotes[0].name'],
])('one that is %s is a RegistryError that says so', (_name, text, message) => {
  if (text !== null) put(text)
  expect(() => readRegistry(document)).toThrow(RegistryError)
  expect(() => readRegistry(document)).toThrow(message)
})

test('half a remote is that remote’s own failure', () => {
  const registry = parseRegistry(JSON.stringify({ remotes: [{ name: 'settings' }, remote] }), location.href)
  expect(registry.remote('auth')).toBeDefined()
  expect(() => registry.remote('settings')).toThrow(RegistryError)
  expect(() => registry.remote('settings')).toThrow("The registry is not valid for 'settings': ✖")
  const odd = { remotes: [{ ...remote, entry: 'http://[' }] }
  expect(() => parseRegistry(JSON.stringify(odd), location.href).remote('auth')).toThrow(RegistryError)
})
