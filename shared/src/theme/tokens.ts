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
  /** Ground, shadow and veil beneath of what floats above a page: dialogs, menus, toasts. */
  overlay: string
  shadow: string
  scrim: string
}

/** Whether a theme is dark or light. */
export type Scheme = 'dark' | 'light'

/** The tokens of one look, and whether it is dark or light. */
export interface TokenSet {
  scheme: Scheme
  tokens: ThemeTokens
}

/**
 * A colour theme of the Appearance page (specification, section 2): its id in storage and in the account, its name on
 * screen, whether it is badged Premium, and what it looks like in either mode. So the mode always means what it says,
 * but for Flash White and Deep Black, which are one look whatever the mode: choosing them shows them.
 */
export interface ColourTheme {
  id: string
  name: string
  premium: boolean
  dark: TokenSet
  light: TokenSet
}
