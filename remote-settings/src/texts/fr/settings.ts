import type { Translation } from '@cadence/shared/i18n'
import type { SettingsTexts } from '../settings.ts'

export const settings = {
  title: 'Paramètres',
  sections: 'Rubriques des paramètres',
  intro:
    'Tout ce qui règle un compte Cadence\u202f: le profil, le mot de passe, les notifications, la langue et les appareils connectés.',
} satisfies Translation<SettingsTexts>
