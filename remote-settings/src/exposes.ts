import type { Exposes } from '@cadence/shared/contract'

/** Every page that this remote exposes, checked against the contract: a missing or misspelt one fails `tsc`. */
export default {
  Settings: () => import('./pages/settings/Settings.tsx'),
  Appearance: () => import('./pages/appearance/Appearance.tsx'),
  CommunityHub: () => import('./pages/community-hub/CommunityHub.tsx'),
} satisfies Exposes<'settings'>
