import { describe, expect, test } from 'vitest'
import { type DocumentParts, renderDocument } from '../../../host/server/html-document.ts'
import { NoShellError, pageWithDevServers, parseRegistry, registryOf, withDevServers } from './page.ts'

const auth = {
  name: 'auth',
  owner: 'team-sign-in',
  version: '1.2.0-a',
  entry: '/remotes/auth/1.2.0-a/remoteEntry.js',
  pages: {},
  previous: { version: '1', entry: '/remotes/auth/1/remoteEntry.js', pages: {} },
}
const marketing = {
  name: 'marketing',
  owner: 'team-marketing',
  version: '3',
  entry: '/remotes/marketing/3/remoteEntry.js',
  pages: {},
}

/** A page as the release server writes it. */
const page = (parts: Partial<DocumentParts> = {}) =>
  renderDocument({
    title: 'Connexion · Cadence',
    registry: { host: '7', remotes: [marketing, auth] },
    assets: '/host/7/',
    scripts: ['/host/7/index.js'],
    preloads: [
      { href: auth.entry, as: 'script', integrity: 'sha384-a', run: 'defer' },
      { href: '/remotes/auth/1.2.0-a/Login.js', as: 'script' },
      { href: '/remotes/auth/1.2.0-a/Login.css', as: 'style' },
      { href: '/host/7/fonts/a.woff2', as: 'font' },
    ],
    nonce: 'n',
    ...parts,
  })

const served = { path: '/', html: '<main>Bonjour</main>', css: '', styles: 'c', visitorsOnly: true }

describe('a page of a deployed shell', () => {
  test('names the development server of one remote, with the same owner and without a fallback', () => {
    const { host, remotes } = registryOf(pageWithDevServers(page(), ['auth']))
    expect(host).toBe('7')
    expect(remotes).toEqual([
      marketing,
      { name: 'auth', version: 'dev', entry: '/__dev/auth/remoteEntry.js', pages: {}, owner: 'team-sign-in' },
    ])
  })

  test('loads nothing of the remote’s release, and everything else', () => {
    const html = pageWithDevServers(page(), ['auth'])
    expect(html).not.toContain('/remotes/auth/')
    expect(html).toContain('<script src="/host/7/index.js" defer fetchpriority="high" nonce="n"></script>')
    expect(html).toContain('/host/7/fonts/a.woff2')
    expect(html.match(/<script/g)).toHaveLength((page().match(/<script/g)?.length ?? 0) - 2)
  })

  test('of another remote keeps its scripts and what the server rendered', () => {
    const html = page({ served })
    const registry = /("remotes":\[).*(\](?:,"worker":false)?\})/
    expect(pageWithDevServers(html, ['settings']).replace(registry, '')).toBe(html.replace(registry, ''))
  })

  test('loses what the server rendered from the release that is not shown', () => {
    const html = pageWithDevServers(page({ served }), ['auth'])
    expect(html).toContain('<div id="root"><main>')
    expect(html).not.toMatch(/<div[^>]*data-(served|visitors)/)
  })

  test('gets a remote that its registry does not know', () => {
    const { remotes } = registryOf(pageWithDevServers(page(), ['settings']))
    expect(remotes[2]).toMatchObject({ name: 'settings', owner: 'team-settings' })
  })

  test('keeps its script element whatever an entry holds', () => {
    const odd = { ...marketing, owner: '</script><b>' }
    const html = pageWithDevServers(page({ registry: { remotes: [odd] } }), ['auth'])
    expect(html).not.toContain('</script><b>')
    expect(registryOf(html).remotes[0]).toEqual(odd)
  })
})

test('unknown fields of a newer shell stay in its registry', () => {
  const text = '{"remotes":[],"more":{"a":1}}'
  expect(withDevServers(parseRegistry(text), [])).toMatchObject({ remotes: [], more: { a: 1 } })
})

test('a page without a registry stays as it is, and is no shell', () => {
  const html = '<!doctype html><div id="root"></div>'
  expect(pageWithDevServers(html, ['auth'])).toBe(html)
  expect(() => registryOf(html)).toThrow('it is no Cadence shell: its page carries no registry')
})

test.each(['{', '{}', '{"remotes":[{}]}'])('%s is refused as a registry, with the reason', (text) => {
  expect(() => parseRegistry(text)).toThrow(NoShellError)
  expect(() => parseRegistry(text)).toThrow(/^its registry is not one that this checkout understands: ./)
})

test('its pages register no service worker, which would answer with what it kept before an edit', () => {
  expect(withDevServers(parseRegistry('{"remotes":[]}'), [])).toEqual({ remotes: [], worker: false })
})
