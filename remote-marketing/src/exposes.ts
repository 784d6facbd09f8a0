import type { Exposes } from '@cadence/shared/contract'

/** Every page that this remote exposes, checked against the contract: a missing or misspelt one fails `tsc`. */
export default {
  Home: () => import('./pages/home/Home.tsx'),
  Education: () => import('./pages/education/Education.tsx'),
  Community: () => import('./pages/community/Community.tsx'),
  Discover: () => import('./pages/discover/Discover.tsx'),
  AmbassadorProgram: () => import('./pages/ambassador-program/AmbassadorProgram.tsx'),
  JoinDiscord: () => import('./pages/join-discord/JoinDiscord.tsx'),
  LegalNotice: () => import('./pages/legal-notice/LegalNotice.tsx'),
  PrivacyPolicy: () => import('./pages/privacy-policy/PrivacyPolicy.tsx'),
  Cgu: () => import('./pages/cgu/Cgu.tsx'),
  HelpCenter: () => import('./pages/help-center/HelpCenter.tsx'),
} satisfies Exposes<'marketing'>
