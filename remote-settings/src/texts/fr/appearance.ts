import type { Translation } from '@cadence/shared/i18n'
import type { AppearanceTexts } from '../appearance.ts'

export const appearance = {
  title: 'Apparence',
  intro:
    'Choisissez l’allure de Cadence, de jour comme tard le soir. Le changement est immédiat et reste sur cet appareil.',
  mode: 'Mode',
  dark: 'Sombre',
  darkHint: 'Une bonne lampe, la nuit',
  light: 'Clair',
  lightHint: 'Un papier chaud, en plein jour',
  system: 'Système',
  systemHint: 'Comme cet appareil',
  darkNow: 'sombre en ce moment',
  lightNow: 'clair en ce moment',
  notKept: 'Votre navigateur ne garde rien pour ce site\u202f: le mode durera le temps de cet onglet.',
  storageFull: 'Le stockage de votre navigateur est plein\u202f: le mode durera le temps de cet onglet.',
} satisfies Translation<AppearanceTexts>
