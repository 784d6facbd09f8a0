import { workspaceTexts } from '@cadence/shared/i18n'
import type { AppearanceTexts } from './appearance.ts'
import type { CommunityEventsTexts } from './community-events.ts'
import type { CommunityGoalsTexts } from './community-goals.ts'
import type { CommunityHubTexts } from './community-hub.ts'
import type { DevicesTexts } from './devices.ts'
import type { HelpCenterTexts } from './help-center.ts'
import type { NotificationsTexts } from './notifications.ts'
import type { PersonalTexts } from './personal.ts'
import type { PremiumTexts } from './premium.ts'
import type { ReferralTexts } from './referral.ts'
import type { RegionTexts } from './region.ts'
import type { SecurityTexts } from './security.ts'
import type { SettingsTexts } from './settings.ts'
import type { ShowcaseTexts } from './showcase.ts'

/** The texts of this remote, by subject. A file beside this one holds the default texts of each. */
export interface Catalogue {
  appearance: AppearanceTexts
  communityEvents: CommunityEventsTexts
  communityGoals: CommunityGoalsTexts
  communityHub: CommunityHubTexts
  devices: DevicesTexts
  helpCenter: HelpCenterTexts
  notifications: NotificationsTexts
  personal: PersonalTexts
  premium: PremiumTexts
  referral: ReferralTexts
  region: RegionTexts
  security: SecurityTexts
  settings: SettingsTexts
  showcase: ShowcaseTexts
}

/** Defines the default texts of a subject; the other languages are one file each, loaded when one is in use. */
export const define = workspaceTexts<Catalogue>('settings', {
  fr: () => import('./fr/fr.ts'),
  en: () => import('./en/en.ts'),
  es: () => import('./es/es.ts'),
})
