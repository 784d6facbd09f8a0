import { workspaceTexts } from '@cadence/shared/i18n'
import type { AppearanceTexts } from './appearance.ts'
import type { CommunityHubTexts } from './community-hub.ts'
import type { SettingsTexts } from './settings.ts'

/** The texts of this remote, by subject. A file beside this one holds the default texts of each. */
export interface Catalogue {
  appearance: AppearanceTexts
  communityHub: CommunityHubTexts
  settings: SettingsTexts
}

/** Defines the default texts of a subject; the other languages are one file each, loaded when one is in use. */
export const define = workspaceTexts<Catalogue>('settings', {
  fr: () => import('./fr.ts'),
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
})
