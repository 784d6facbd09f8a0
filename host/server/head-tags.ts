import { escapeHtml, inlineJson } from '@cadence/releases/server/escape-html'
import type { PageHead } from '@cadence/shared/contract'

/** What the head of a public page is made of. */
export interface HeadParts {
  /** The document's title. */
  title: string
  /** The page's canonical address. */
  url: string
  /** Scheme, host and port, without a slash at the end. */
  origin: string
  siteName: string
  /** What the page says of itself. */
  head: PageHead
  /** Where the release that is live has the file of `head.picture`: `/remotes/marketing/1/og/home.png`. */
  picture?: string | undefined
}

/** Size of every Open Graph picture, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const

/** The description of a page without a `head.ts`. */
export const defaultDescription =
  'Cadence réunit minuteur, tâches, notes, humeur et concentration dans un tableau de bord que chaque étudiant compose à son rythme.'

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`
const property = (name: string, content: string | number) =>
  `<meta property="${name}" content="${escapeHtml(String(content))}">`

function pictureTags({ origin, head, picture }: HeadParts): string[] {
  if (!head.picture || !picture) return []
  return [
    property('og:image', new URL(picture, origin).href),
    property('og:image:type', 'image/png'),
    property('og:image:width', pictureSize.width),
    property('og:image:height', pictureSize.height),
    property('og:image:alt', head.picture.alt),
  ]
}

/**
 * The markup by which a public page is found and shared: description, canonical address, Open Graph, structured data.
 * The data blocks are no scripts, so the content security policy asks no nonce of them. Pure.
 */
export function headTags(parts: HeadParts): string {
  const { title, url, siteName, head } = parts
  return [
    named('description', head.description),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    property('og:title', title),
    property('og:description', head.description),
    property('og:url', url),
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:locale', 'fr_FR'),
    ...pictureTags(parts),
    named('twitter:card', 'summary_large_image'),
    ...head.jsonLd.map((item) => `<script type="application/ld+json">${inlineJson(item)}</script>`),
  ].join('\n')
}

/** The same for every other page: a sign-in screen or a member's own is nothing to find. Pure. */
export function privateHeadTags(): string {
  return [named('robots', 'noindex'), named('description', defaultDescription)].join('\n')
}
