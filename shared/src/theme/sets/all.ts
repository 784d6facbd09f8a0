import { flashWhiteTheme, originTheme } from '../themes.ts'
import type { ColourTheme } from '../tokens.ts'
import { auroraFlow } from './aurora-flow.ts'
import { bleuHorizon } from './bleu-horizon.ts'
import { cyberPulse } from './cyber-pulse.ts'
import { deepBlack } from './deep-black.ts'
import { deepPurple } from './deep-purple.ts'
import { forestZen } from './forest-zen.ts'
import { loftVibes } from './loft-vibes.ts'
import { mars } from './mars.ts'
import { oceanBreeze } from './ocean-breeze.ts'
import { retroMood } from './retro-mood.ts'
import { sunset } from './sunset.ts'

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
