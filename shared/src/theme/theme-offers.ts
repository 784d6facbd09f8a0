import { flashWhiteTheme, originTheme } from './default-themes.ts'
import { auroraFlow } from './sets/aurora-flow.ts'
import { bleuHorizon } from './sets/bleu-horizon.ts'
import { cyberPulse } from './sets/cyber-pulse.ts'
import { deepBlack } from './sets/deep-black.ts'
import { deepPurple } from './sets/deep-purple.ts'
import { forestZen } from './sets/forest-zen.ts'
import { loftVibes } from './sets/loft-vibes.ts'
import { mars } from './sets/mars.ts'
import { oceanBreeze } from './sets/ocean-breeze.ts'
import { retroMood } from './sets/retro-mood.ts'
import { sunset } from './sets/sunset.ts'
import type { ThemeSheet } from './stored-theme.ts'
import type { ColourTheme, TokenSet } from './tokens.ts'
import { themeDeclarations } from './tokens.ts'

const origin: ColourTheme = {
  id: 'origin',
  name: 'Origin',
  premium: false,
  dark: originTheme,
  light: flashWhiteTheme,
}

const flashWhite: ColourTheme = {
  id: 'flash-white',
  name: 'Flash White',
  premium: false,
  dark: flashWhiteTheme,
  light: flashWhiteTheme,
}

/** Every colour theme, in the order in which they are offered (specification, section 2, Appearance). */
export const colourThemes: readonly ColourTheme[] = [
  origin,
  flashWhite,
  deepBlack,
  bleuHorizon,
  mars,
  loftVibes,
  retroMood,
  oceanBreeze,
  deepPurple,
  auroraFlow,
  sunset,
  cyberPulse,
  forestZen,
]

/** A theme that can be chosen: what is stored of it, and what its card shows. */
export interface ThemeOffer {
  sheet: ThemeSheet
  name: string
  premium: boolean
}

/** A Premium theme makes room for its scene from the first frame on, so that nothing moves when the scene comes. */
const declarationsOf = (set: TokenSet, premium: boolean) =>
  `${themeDeclarations(set)};${premium ? '--place-room:1;' : ''}`

/** Every theme that can be chosen, in order. This file is a chunk of its own, which only some members need. */
export const themeOffers: readonly ThemeOffer[] = colourThemes.map(({ id, name, premium, dark, light }) => ({
  sheet: { id, dark: declarationsOf(dark, premium), light: declarationsOf(light, premium) },
  name,
  premium,
}))
