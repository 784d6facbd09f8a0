import { define } from './texts.ts'

const base = {
  storageFull: 'Stockage plein — modifications non enregistrées',
  refused: 'Une partie de vos données n’a pas pu être envoyée : elle reste sur cet appareil.',
  memberChanged: 'La session a changé — modifications non enregistrées',
}

/** Default texts of changes that were refused. */
export type ErrorTexts = typeof base
export const errorTexts = define('errors', base)
