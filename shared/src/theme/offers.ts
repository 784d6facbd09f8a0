import { themeDeclarations } from './declarations.ts'
import { colourThemes } from './sets/all.ts'
import type { ThemeSheet } from './sheet.ts'
import type { TokenSet } from './tokens.ts'

/** A theme that can be chosen: what is kept of it, and what its card says. */
export interface ThemeOffer {
  sheet: ThemeSheet
  name: string
  premium: boolean
}

const written = (set: TokenSet) => `${themeDeclarations(set)};`

/** Every theme that can be chosen, in order. A chunk of its own: only who chooses, or has chosen, needs it. */
export const themeOffers: readonly ThemeOffer[] = colourThemes.map(({ id, name, premium, dark, light }) => ({
  sheet: { id, dark: written(dark), light: written(light) },
  name,
  premium,
}))
