import type { Translation } from '@cadence/shared/i18n'
import type { AppearanceTexts } from './appearance.ts'
import type { CommunityHubTexts } from './community-hub.ts'
import type { SettingsTexts } from './settings.ts'

const appearance = {
  title: 'Apparence',
  intro: 'Cadence s’affiche avec le thème Origin\u202f: sombre, chaud, pensé pour travailler le soir.',
} satisfies Translation<AppearanceTexts>

const communityHub = {
  title: 'Communauté',
  intro:
    'Le point de rencontre des membres de Cadence\u202f: les événements, les objectifs que l’on atteint ensemble et le parrainage.',
} satisfies Translation<CommunityHubTexts>

const settings = {
  title: 'Paramètres',
  intro:
    'Tout ce qui règle un compte Cadence\u202f: le profil, le mot de passe, les notifications, la langue et les appareils connectés.',
} satisfies Translation<SettingsTexts>

export default { appearance, communityHub, settings }
