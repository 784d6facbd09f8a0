import { define } from './texts.ts'

const base = {
  title: 'Langue et région',
}

/** Default texts of language and time zone. */
export type RegionTexts = typeof base
export const regionTexts = define('region', base)
