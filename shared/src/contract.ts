/** The contract between the host and the remotes: which pages exist, and how the registry describes releases. */
export type { HeadOf, JsonLd, PageAddress, PageHead } from './contract/head.ts'
export * from './contract/pages.ts'
export * from './contract/registry.ts'
export * from './contract/server-pages.ts'
