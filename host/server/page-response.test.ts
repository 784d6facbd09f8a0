// @vitest-environment happy-dom
import type { RegisteredRemote } from '@cadence/releases/registry'
import { hostDist, remoteDist, temporaryFolder, writeFiles } from '@cadence/releases/store/builds.test-kit'
import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { publishHost, publishRemote } from '@cadence/releases/store/live-release'
import { freePort } from '@cadence/releases/testing/free-port.test-kit'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { routes } from '../src/routes.ts'
import { createApp } from './app.ts'
import { defaultDescription } from './head-tags.ts'
import { ask, serveApp } from './http.test-kit.ts'
import type { Site } from './page-response.ts'
import type { Answer } from './render/messages.ts'

const origin = 'https://cadence.example'

const rendered: Answer = {
  html: '<main style="color:red"><h1>Rendu ici</h1></main>',
  css: '.c-1{color:red}',
  styles: 'c 1',
  head: {
    description: 'Ce que la page dit d’elle',
    picture: { file: 'og/education.png', alt: 'Une classe' },
    jsonLd: [{ '@type': 'Organization', name: 'Cadence' }],
  },
}

const pages = vi.fn<Site['pages']>()
let port = 0
beforeAll(async () => {
  const releases = folderStore(await temporaryFolder())
  await publishHost(releases, '1', await hostDist('one'))
  const dist = await remoteDist('m', ['Home', 'Education'])
  await writeFiles(dist, { 'og/education.png': 'picture', 'static/other.png': 'other' })
  await publishRemote(releases, 'marketing', '4', dist)
  port = await serveApp(
    createApp({ releases, api: `http://127.0.0.1:${await freePort()}`, site: { origin, pages } }),
  )
})
beforeEach(() => {
  pages.mockReset().mockResolvedValue(rendered)
})

async function visit(path: string) {
  const { status, headers, text } = await ask(port, path)
  const page = new DOMParser().parseFromString(text, 'text/html')
  const meta = (name: string) =>
    page.querySelector(`meta[name="${name}"],meta[property="${name}"]`)?.getAttribute('content')
  return { status, headers, text, page, meta, policy: String(headers['content-security-policy']) }
}

describe('a public page', () => {
  test('stands in the root, with its styles where Emotion takes them over', async () => {
    const { status, page, policy } = await visit('/education')
    expect(status).toBe(200)
    const root = page.getElementById('root')
    expect(root?.dataset.served).toBe('/education')
    expect(root?.querySelector('h1')?.textContent).toBe('Rendu ici')
    const style = page.querySelector('style[data-emotion]')
    expect(style?.getAttribute('data-emotion')).toBe('c 1')
    expect(style?.textContent).toBe('.c-1{color:red}')
    expect(policy).toContain(`'nonce-${style?.getAttribute('nonce')}'`)
  })

  test('says what it says of itself: description, address, picture of the live release, structured data', async () => {
    const { page, meta } = await visit('/education')
    expect(page.title).toBe('Éducation · Cadence')
    expect(meta('description')).toBe('Ce que la page dit d’elle')
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${origin}/education`)
    expect(meta('og:image')).toBe(`${origin}/remotes/marketing/4/og/education.png`)
    expect(meta('og:image:alt')).toBe('Une classe')
    expect(JSON.parse(page.querySelector('[type="application/ld+json"]')?.textContent ?? '')).toEqual(
      rendered.head.jsonLd[0],
    )
    expect(meta('robots')).toBeUndefined()
  })

  test('is asked for by its route and what is live, nothing of the request', async () => {
    await ask(port, '/education?secret=1', { headers: { Cookie: 'a=b', Authorization: 'Bearer x' } })
    const route = routes.find(({ path }) => path === '/education')
    expect(pages).toHaveBeenCalledExactlyOnceWith(
      route,
      expect.objectContaining({ remotes: expect.anything() }),
    )
  })

  test('puts nothing of the address that asks for it into its HTML', async () => {
    const secret = 'x"><script>alert(1)</script>'
    const { text } = await visit(`/education?q=${encodeURIComponent(secret)}&plain=s3cret`)
    expect(text).not.toContain('s3cret')
    expect(text).not.toContain('alert(1)')
  })

  test('of visitors says so; one for everybody does not', async () => {
    expect((await visit('/education')).page.querySelector('#root[data-visitors]')).not.toBeNull()
    expect((await visit('/')).page.querySelector('#root[data-visitors]')).toBeNull()
  })

  test('may have style attributes, as React writes them, and nothing else more than other pages', async () => {
    const policyOf = async (path: string) =>
      (await visit(path)).policy.replaceAll(/nonce-[^']+/g, 'nonce').split('; ')
    const [served, shell] = [await policyOf('/education'), await policyOf('/login')]
    expect(served.filter((rule) => !shell.includes(rule))).toEqual(["style-src-attr 'unsafe-inline'"])
    expect(shell.filter((rule) => !served.includes(rule))).toEqual([])
    expect(shell.join()).not.toContain('unsafe')
  })
})

describe('an address below a page', () => {
  beforeEach(() => {
    pages.mockImplementation(async (_route, _store, path) => ({
      ...rendered,
      head: { ...rendered.head, ...(path ? { title: 'Lancer le minuteur' } : { below: ['minuteur'] }) },
    }))
  })

  test('is rendered at that address, with the title that the page gives it', async () => {
    const { page, meta } = await visit('/help-center/minuteur')
    expect(page.title).toBe('Lancer le minuteur · Cadence')
    expect(meta('og:title')).toBe('Lancer le minuteur · Cadence')
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `${origin}/help-center/minuteur`,
    )
    expect(page.getElementById('root')?.dataset.served).toBe('/help-center/minuteur')
    expect(page.querySelector('#root[data-visitors]')).toBeNull()
  })

  test.each(['/help-center/inconnu', '/help-center/minuteur/', '/Help-Center/minuteur'])(
    '%s is nothing to find, and is never rendered',
    async (path) => {
      const { meta, page } = await visit(path)
      expect(meta('robots')).toBe('noindex')
      expect(page.getElementById('root')?.outerHTML).toBe('<div id="root"></div>')
      expect(pages.mock.calls.filter(([, , asked]) => asked !== undefined)).toEqual([])
    },
  )

  test('is in the sitemap', async () => {
    expect((await ask(port, '/sitemap.xml')).text).toContain(`<loc>${origin}/help-center/minuteur</loc>`)
  })
})

describe('a public page that is left to the browser', () => {
  beforeEach(() => {
    pages.mockResolvedValue(null)
  })

  test('is the plain shell, under the plain policy', async () => {
    const { status, page, text, policy } = await visit('/education')
    expect(status).toBe(200)
    expect(page.getElementById('root')?.outerHTML).toBe('<div id="root"></div>')
    expect(page.querySelector('[data-emotion]')).toBeNull()
    expect(text).toContain('a besoin de JavaScript')
    expect(policy).not.toContain('unsafe')
  })

  test('may be found all the same', async () => {
    const { page, meta } = await visit('/education')
    expect(meta('description')).toBe(defaultDescription)
    expect(meta('robots')).toBeUndefined()
    expect(meta('og:image')).toBeUndefined()
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${origin}/education`)
  })
})

test.each(['/login', '/dashboard', '/nowhere', '/education/', '//education', '/EDUCATION'])(
  '%s is nothing to find, and nothing is rendered for it',
  async (path) => {
    const { meta, page } = await visit(path)
    expect(meta('robots')).toBe('noindex')
    expect(page.querySelector('link[rel=canonical]')).toBeNull()
    expect(page.getElementById('root')?.outerHTML).toBe('<div id="root"></div>')
    expect(pages).not.toHaveBeenCalled()
  },
)

test('without a site nothing is rendered, and nothing is told to crawlers but to stay away', async () => {
  const releases = folderStore(await temporaryFolder())
  await publishHost(releases, '1', await hostDist('one'))
  const own = await serveApp(createApp({ releases, api: 'http://127.0.0.1:1' }))
  expect((await ask(own, '/education')).text).toContain('<meta name="robots" content="noindex">')
  expect((await ask(own, '/sitemap.xml')).headers['content-type']).toMatch(/^text\/html/)
})

test('another release of the remote changes the page and the address of its picture at once', async () => {
  const releases = folderStore(await temporaryFolder())
  await publishHost(releases, '1', await hostDist('one'))
  const versionOf = (remotes: readonly RegisteredRemote[]) => remotes[0]?.version
  pages.mockImplementation(async (_route, { remotes }) => ({
    ...rendered,
    html: `<i>${versionOf(remotes)}</i>`,
  }))
  const own = await serveApp(createApp({ releases, api: 'http://127.0.0.1:1', site: { origin, pages } }))
  for (const version of ['1', '2']) {
    await publishRemote(releases, 'marketing', version, await remoteDist(version, ['Education']))
    const { text } = await ask(own, '/education')
    expect(text).toContain(`<i>${version}</i>`)
    expect(text).toContain(`${origin}/remotes/marketing/${version}/og/education.png`)
  }
})

describe('for crawlers', () => {
  test.each([
    ['/sitemap.xml', 'application/xml; charset=utf-8', `<loc>${origin}/education</loc>`],
    ['/robots.txt', 'text/plain; charset=utf-8', `Sitemap: ${origin}/sitemap.xml`],
  ])('%s', async (path, type, part) => {
    const { status, headers, text } = await ask(port, path)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe(type)
    expect(text).toContain(part)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

test.each([
  ['/remotes/marketing/4/og/education.png', 'cross-origin'],
  ['/remotes/marketing/4/static/other.png', 'same-origin'],
  ['/remotes/marketing/4/remoteEntry.js', 'same-origin'],
  ['/education', 'same-origin'],
])('only pictures for sharing may be shown by other sites: %s is %s', async (path, policy) => {
  const { status, headers } = await ask(port, path)
  expect(status).toBe(200)
  expect(headers['cross-origin-resource-policy']).toBe(policy)
})
