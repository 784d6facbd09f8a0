/** Colour tokens of one theme. Every colour on every screen is one of these (as `var(--name)`). */
export interface ThemeTokens {
  /** Page background, and three steps above it. */
  page: string
  surface1: string
  surface2: string
  surface3: string
  /** One-pixel borders and dividers. */
  hairline: string
  /** Borders of controls: at least 3:1 on the surfaces. */
  outline: string
  text: string
  muted: string
  faint: string
  /** The one spark of a view, its deep form for filled controls, and text on that form. */
  accent: string
  accentDeep: string
  accentDeepHover: string
  onAccent: string
  /** Well-being, success and New, warnings, errors. */
  warm: string
  mint: string
  amber: string
  coral: string
  /** Premium gradient, from and to. */
  premiumFrom: string
  premiumTo: string
  /** Backdrop behind the app area: any CSS background. */
  backdrop: string
  shadow: string
}

/** A theme: its id in storage, its name on screen, whether it is light, and its tokens. */
export interface Theme {
  id: string
  name: string
  scheme: 'dark' | 'light'
  tokens: ThemeTokens
}

/** Default theme (specification, section 2, Appearance). */
export const originTheme: Theme = {
  id: 'origin',
  name: 'Origin',
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
    shadow: '0 18px 48px rgb(0 0 0 / 0.35)',
  },
}
