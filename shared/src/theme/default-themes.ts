import type { TokenSet } from './tokens.ts'

/** The dark of Origin, the default theme (specification, section 2, Appearance). */
export const originTheme: TokenSet = {
  scheme: 'dark',
  tokens: {
    page: '#0b0c10',
    surface1: '#12141b',
    surface2: '#191c25',
    surface3: '#222633',
    hairline: 'rgb(255 255 255 / 0.08)',
    outline: '#6b7285',
    text: '#f3f4f8',
    muted: '#a9afc0',
    faint: '#8f96a9',
    accent: '#8f8cff',
    accentDeep: '#6350e6',
    accentDeepHover: '#7060ef',
    onAccent: '#ffffff',
    warm: '#ffb27a',
    mint: '#4ade9c',
    amber: '#f5c451',
    coral: '#ff8a80',
    premiumFrom: '#3b6bf0',
    premiumTo: '#8b4ff0',
    backdrop:
      'radial-gradient(60rem 40rem at 85% -10%, rgb(107 92 240 / 0.16), transparent 70%), radial-gradient(50rem 36rem at -10% 110%, rgb(255 178 122 / 0.07), transparent 70%)',
    overlay: '#191c25',
    shadow: '0 18px 48px rgb(0 0 0 / 0.35)',
    scrim: 'rgb(0 0 0 / 0.6)',
  },
}

/** Flash White, which is also the light of Origin: warm paper by daylight. What is nearer is whiter, what is sunken is darker. */
export const flashWhiteTheme: TokenSet = {
  scheme: 'light',
  tokens: {
    page: '#f7f4ee',
    surface1: '#fffefb',
    surface2: '#f5f1ea',
    surface3: '#ece7dd',
    hairline: 'rgb(66 52 28 / 0.13)',
    outline: '#7f7985',
    text: '#1f1c29',
    muted: '#565163',
    faint: '#635d6b',
    accent: '#5b48dc',
    accentDeep: '#5746d8',
    accentDeepHover: '#4a39c4',
    onAccent: '#ffffff',
    warm: '#a63f00',
    mint: '#066e45',
    amber: '#855600',
    coral: '#b42a2b',
    premiumFrom: '#3b6bf0',
    premiumTo: '#8b4ff0',
    backdrop:
      'radial-gradient(60rem 40rem at 85% -10%, rgb(167 139 250 / 0.17), transparent 70%), radial-gradient(50rem 36rem at -10% 110%, rgb(255 152 72 / 0.12), transparent 70%)',
    overlay: '#fffefb',
    shadow: '0 18px 48px rgb(66 52 28 / 0.16)',
    scrim: 'rgb(46 40 56 / 0.42)',
  },
}
