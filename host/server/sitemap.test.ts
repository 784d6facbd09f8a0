// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { routes } from '../src/routes.ts'
import { robots, sitemap } from './sitemap.ts'

const origin = 'https://cadence.example'

const publicPaths = [
  '/',
  '/education',
  '/community',
  '/discover',
  '/ambassador-program',
  '/join-discord',
  '/legal-notice',
  '/privacy-policy',
  '/cgu',
  '/help-center',
]

/** Whether a crawler may read a path: the longest matching rule decides, and `Allow` among equals (RFC 9309). */
function allows(text: string, path: string): boolean {
  const rules = [...text.matchAll(/^(Allow|Disallow): (.+)$/gm)].filter(([, , start = '']) =>
    path.startsWith(start),
  )
  const [best] = rules.sort(
    (a, b) => (b[2]?.length ?? 0) - (a[2]?.length ?? 0) || (a[1] === 'Allow' ? -1 : 1),
  )
  return best?.[1] !== 'Disallow'
}

const none = async () => []

async function locationsOf(text: Promise<string>) {
  const xml = new DOMParser().parseFromString(await text, 'text/xml')
  return [...xml.querySelectorAll('urlset > url > loc')].map((loc) => loc.textContent)
}

test('the sitemap names the public pages and no other', async () => {
  expect(await sitemap(origin, none)).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/)
  expect(await locationsOf(sitemap(origin, none))).toEqual(publicPaths.map((path) => origin + path))
})

test('the addresses below a page follow it', async () => {
  const names = async ({ path }: { path: string }) =>
    path === '/help-center' ? ['minuteur', 'planning'] : []
  expect((await locationsOf(sitemap(origin, names))).slice(-3)).toEqual([
    `${origin}/help-center`,
    `${origin}/help-center/minuteur`,
    `${origin}/help-center/planning`,
  ])
})

test('an origin cannot leave its place', async () => {
  expect(await sitemap('https://a.example?x=1&y=<', none)).toContain(
    '<loc>https://a.example?x=1&amp;y=&lt;/</loc>',
  )
})

test('crawlers may read every public page, and the sign-in screens to learn that they are not to be indexed', () => {
  for (const { path, layout } of routes.filter((route) => route.layout !== 'app')) {
    expect(allows(robots(origin), path), `${path} (${layout})`).toBe(true)
  }
})

test('crawlers stay out of the app and the API', () => {
  for (const { path } of routes.filter(({ layout }) => layout === 'app')) {
    for (const end of ['', '/', '?section=premium'])
      expect(allows(robots(origin), path + end), path).toBe(false)
  }
  expect(allows(robots(origin), '/api/v1/health')).toBe(false)
})

test('the sitemap is where robots look for it', () => {
  expect(robots(origin)).toMatch(/^User-agent: \*\n/)
  expect(robots(origin)).toContain('\nSitemap: https://cadence.example/sitemap.xml\n')
})
