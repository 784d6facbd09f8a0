import { define } from './texts.ts'

const base = {
  title: 'Informations personnelles',
}

/** Default texts of personal information. */
export type PersonalTexts = typeof base
export const personalTexts = define('personal', base)
