import { define } from './texts.ts'

const base = {
  title: 'Paramètres',
  sections: 'Rubriques des paramètres',
  intro:
    'Tout ce qui règle un compte Cadence\u202f: le profil, le mot de passe, les notifications, la langue et les appareils connectés.',
}

/** Default texts of the account’s settings. */
export type SettingsTexts = typeof base
export const settingsTexts = define('settings', base)
