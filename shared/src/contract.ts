/** The contract between the host and the remotes: which pages and fragments exist, and what their modules hold. */

export { type FragmentProps, type FragmentRef, SESSION_SLOT } from './contract/fragments.ts'
export type { HeadOf, JsonLd, PageAddress, PageHead } from './contract/head.ts'
export {
  isLaunchedFor,
  type LaunchAction,
  launchSearch,
  sharedFields,
  sharedText,
  withoutLaunch,
} from './contract/launch.ts'
export * from './contract/pages.ts'
export { type Access, fragmentList, type Layout, type PageEntry, productMap } from './contract/product-map.ts'
