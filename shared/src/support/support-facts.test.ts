import { afterEach, expect, test, vi } from 'vitest'
import { factNames, supportFacts } from './support-facts.ts'

afterEach(() => {
  document.body.innerHTML = ''
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})

/** Puts a registry into the page, as the server does. */
function serve(text: string) {
  document.body.innerHTML = `<script type="application/json" id="cadence-registry">${text}</script>`
}

test('the facts say where the sender is, and with what; the rest of the address stays here', () => {
  history.replaceState(null, '', '/settings?token=secret#secret')
  expect(supportFacts()).toEqual({
    page: '/settings',
    browser: navigator.userAgent,
    size: `${innerWidth} × ${innerHeight}`,
    language: navigator.language,
  })
})

test('the releases are those of the registry that the page came with', () => {
  serve(JSON.stringify({ host: '1.4.0', remotes: [{ name: 'auth', version: '1.2.1', owner: 'team-auth' }] }))
  expect(supportFacts().release).toBe('host 1.4.0, auth 1.2.1')
})

test.each(['', '{', 'null', '[]', '{"host":7,"remotes":[{"name":"auth"}]}'])(
  'a page with the registry %j has no releases',
  (text) => {
    serve(text)
    expect(supportFacts()).not.toHaveProperty('release')
  },
)

test('no fact is longer than the API takes, and each has a name that it takes', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('x'.repeat(500))
  expect(supportFacts().browser).toHaveLength(300)
  for (const name of factNames) expect(name).toMatch(/^[a-z][a-z-]{0,39}$/)
})
