import { define } from './texts.ts'

const base = {
  title: 'Appearance',
  intro: 'Cadence s’affiche avec le thème Origin\u202f: sombre, chaud, pensé pour travailler le soir.',
}

/** Default texts of the themes. */
export type AppearanceTexts = typeof base
export const appearanceTexts = define('appearance', base)
