import { define } from './texts.ts'

const base = {
  storageFull: 'Stockage plein — modifications non enregistrées',
  memberChanged: 'La session a changé — modifications non enregistrées',
}

/** Default texts of changes that were refused. */
export type ErrorTexts = typeof base
export const errorTexts = define('errors', base)
