// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { defaultDescription, type HeadParts, headTags, privateHeadTags } from './head-tags.ts'

const parts: HeadParts = {
  title: 'Communauté · Cadence',
  url: 'https://cadence.example/community',
  origin: 'https://cadence.example',
  siteName: 'Cadence',
  head: {
    description: 'On révise à plusieurs.',
    picture: { file: 'og/community.png', alt: 'Communauté, en cercles' },
    jsonLd: [
      { '@context': 'https://schema.org', '@type': 'Event', name: 'Une séance' },
      { '@context': 'https://schema.org', '@type': 'BreadcrumbList' },
    ],
  },
  picture: '/remotes/marketing/1/og/community.png',
}

const parsed = (markup: string) =>
  new DOMParser().parseFromString(`<html><head>${markup}</head><body></body></html>`, 'text/html')
const draw = (change: Partial<HeadParts> = {}) => parsed(headTags({ ...parts, ...change }))

/** Every meta element by its name or property. */
function metas(page: Document): Record<string, string | null> {
  return Object.fromEntries(
    [...page.querySelectorAll('meta')].map((meta) => [
      meta.getAttribute('property') ?? meta.name,
      meta.getAttribute('content'),
    ]),
  )
}

const hostile = "\"></script><script>alert(1)</script><!--\u2028 & 'x'"

test('says what the page is, where it is, and how it looks when it is shared', () => {
  const page = draw()
  expect(metas(page)).toEqual({
    description: 'On révise à plusieurs.',
    'og:title': 'Communauté · Cadence',
    'og:description': 'On révise à plusieurs.',
    'og:url': 'https://cadence.example/community',
    'og:type': 'website',
    'og:site_name': 'Cadence',
    'og:locale': 'fr_FR',
    'og:image': 'https://cadence.example/remotes/marketing/1/og/community.png',
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Communauté, en cercles',
    'twitter:card': 'summary_large_image',
  })
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(parts.url)
})

test('each item of structured data has a block of its own, without a nonce', () => {
  const blocks = [...draw().querySelectorAll('script')]
  expect(blocks.map((block) => block.getAttribute('type'))).toEqual(Array(2).fill('application/ld+json'))
  expect(blocks.map((block) => JSON.parse(block.textContent ?? ''))).toEqual(parts.head.jsonLd)
  for (const block of blocks) expect(block.hasAttribute('nonce')).toBe(false)
})

test('nothing that a release says leaves its place', () => {
  const page = draw({
    title: hostile,
    url: `https://cadence.example/${hostile}`,
    siteName: hostile,
    head: {
      description: hostile,
      picture: { file: 'og/x.png', alt: hostile },
      jsonLd: [{ '@type': hostile, [hostile]: [hostile] }],
    },
  })
  expect(page.querySelectorAll('script')).toHaveLength(1)
  expect(JSON.parse(page.querySelector('script')?.textContent ?? '')).toEqual({
    '@type': hostile,
    [hostile]: [hostile],
  })
  const said = metas(page)
  for (const name of ['description', 'og:title', 'og:site_name', 'og:image:alt'])
    expect(said[name]).toBe(hostile)
  expect(page.body.childNodes).toHaveLength(0)
})

test('without a picture, or one that the release does not have, nothing is said of it', () => {
  const { picture: _, ...head } = parts.head
  for (const page of [draw({ head }), draw({ picture: undefined })]) {
    expect(page.querySelector('meta[property^="og:image"]')).toBeNull()
  }
})

test('a page that is not public is not to be indexed, and shares nothing', () => {
  const page = parsed(privateHeadTags())
  expect(metas(page)).toEqual({ robots: 'noindex', description: defaultDescription })
  expect(page.querySelector('link, script')).toBeNull()
})
