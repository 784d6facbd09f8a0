import type { ColourTheme, TokenSet } from '../tokens.ts'

const black: TokenSet = {
  scheme: 'dark',
  tokens: {
    page: '#000000',
    surface1: '#070708',
    surface2: '#101012',
    surface3: '#1b1c1e',
    hairline: 'rgb(241 242 244 / 0.1)',
    outline: '#67696d',
    text: '#f2f3f6',
    muted: '#aeafb3',
    faint: '#8b8c90',
    accent: '#b5b8f1',
    accentDeep: '#5957aa',
    accentDeepHover: '#6361b6',
    onAccent: '#ffffff',
    warm: '#ffb06e',
    mint: '#65e0a5',
    amber: '#eabe4a',
    coral: '#fe9088',
    premiumFrom: '#3664be',
    premiumTo: '#764ec7',
    backdrop: 'radial-gradient(60rem 30rem at 50% -16%, rgb(184 187 216 / 0.05), transparent 70%)',
    overlay: '#101012',
    shadow: '0 18px 48px rgb(0 0 0 / 0.42)',
    scrim: 'rgb(0 0 0 / 0.6)',
  },
}

/** For screens whose black is off: nothing but text, hairlines and a breath of moonlight. Black in every mode. */
export const deepBlack: ColourTheme = {
  id: 'deep-black',
  name: 'Deep Black',
  premium: false,
  dark: black,
  light: black,
}
