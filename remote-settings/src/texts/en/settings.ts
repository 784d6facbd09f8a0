import type { Translation } from '@cadence/shared/i18n'
import type { SettingsTexts } from '../settings.ts'

export const settings = {
  title: 'Settings',
  sections: 'Sections of the settings',
  intro:
    'Everything that makes up a Cadence account: profile, password, notifications, language and connected devices.',
} satisfies Translation<SettingsTexts>
