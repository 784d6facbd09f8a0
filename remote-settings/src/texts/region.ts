import { params } from '@cadence/shared/i18n'
import { define } from './texts.ts'

const base = {
  title: 'Langue et région',
  intro:
    'La langue vaut pour tout l’espace membre, le fuseau horaire pour tout ce qui a une date. Vous les retrouvez sur chacun de vos appareils.',
  language: 'Langue',
  original: 'Textes d’origine',
  languageHint: 'Les menus, les outils et les messages changent aussitôt, sans recharger la page.',
  zone: 'Fuseau horaire',
  zoneHint: 'Vos journées commencent et finissent à minuit dans ce fuseau.',
  device: params('Cet appareil ({zone})'),
  paris: 'Paris',
  newYork: 'New York',
  tokyo: 'Tokyo',
  save: 'Sauvegarder les modifications',
  saved: 'Modifications enregistrées.',
  notLoaded:
    'Les textes de cette langue n’ont pas pu être chargés. Votre choix est toujours là\u202f: vérifiez la connexion, puis réessayez.',
}

/** Default texts of language and time zone. */
export type RegionTexts = typeof base
export const regionTexts = define('region', base)
