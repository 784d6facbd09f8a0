import * as z from 'zod/mini'

/** Where a page is, as its head needs it. */
export interface PageAddress {
  /** Scheme, host and port, without a slash at the end. */
  origin: string
  /** The one address of the page that others should know (canonical). */
  url: string
}

/**
 * What a page says of itself to those who find or share it (specification, section 2, Public routes). A release makes
 * it and a server takes it from there, so it is data alone and is checked at the door.
 */
export const pageHeadSchema = z.object({
  /** The title of an address below a page. Every other page has the title of the product map. */
  title: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
  description: z.string().check(z.minLength(1), z.maxLength(320)),
  /** Shown where the page is shared, 1200 × 630: `file` is a path inside the remote's release folder. */
  picture: z.optional(
    z.object({
      file: z.string().check(z.maxLength(128), z.regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*\.png$/)),
      alt: z.string().check(z.minLength(1), z.maxLength(420)),
    }),
  ),
  /** Structured data, one item of schema.org each. */
  jsonLd: z.readonly(z.array(z.record(z.string(), z.json())).check(z.maxLength(32))),
  /** Names of the addresses below a page that has such, in the order of the sitemap. */
  below: z.optional(
    z.readonly(
      z.array(z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))).check(z.maxLength(500)),
    ),
  ),
})
export type PageHead = z.infer<typeof pageHeadSchema>

/** One item of structured data. */
export type JsonLd = PageHead['jsonLd'][number]

/** What a page's `head.ts` exports as `head`: its head, made anew for each address. Pure. */
export type HeadOf = (address: PageAddress) => PageHead
