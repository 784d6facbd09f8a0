/** The contract between the host and the remotes: which pages exist, and what a page module holds. */

export type { HeadOf, JsonLd, PageAddress, PageHead } from './contract/head.ts'
export * from './contract/pages.ts'
export { type Access, type Layout, type PageEntry, productMap } from './contract/product-map.ts'
