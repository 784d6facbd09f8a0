/** Colour tokens of one theme. Every colour on every screen is one of these (as `var(--name)`). */
export interface ThemeTokens {
  /** Page background, and surfaces one, two and three steps above it. */
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
  /** The accent of a view, its deep form for filled controls, and text on that form. */
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
  /** Light behind the app area: layers of a CSS background, without a colour and without `fixed`, as they are on an element that is fixed. */
  backdrop: string
  /** Background, shadow and backdrop of dialogs, menus and toasts. */
  overlay: string
  shadow: string
  scrim: string
}

/** What makes a Premium theme a place beside its colours, as `--place-…`. Other themes use their accent and their warm tone. */
export interface PlaceTokens {
  /** The ring of the Timer: its colour above and below, the dashes of the thin ring around it, and the ends of its line. */
  ring: string
  ringEnd: string
  ringMarks: string
  ringCap: 'round' | 'butt'
  /** The light at the end of a session. */
  flare: string
  /** The three series of the charts. */
  hueStudy: string
  hueTasks: string
  hueMood: string
}

/** Whether a theme is dark or light. */
export type Scheme = 'dark' | 'light'

/** A set of tokens, and whether it is dark or light. */
export interface TokenSet {
  scheme: Scheme
  tokens: ThemeTokens
  place?: PlaceTokens
}

/**
 * A colour theme of the Appearance page (specification, section 2): its id in storage and in the account, its name on
 * screen, whether it has the Premium badge, and its tokens for each mode. Flash White and Deep Black have the same
 * tokens in both modes.
 */
export interface ColourTheme {
  id: string
  name: string
  premium: boolean
  dark: TokenSet
  light: TokenSet
}

const kebab = (name: string) => name.replace(/[A-Z0-9]+/g, (part) => `-${part.toLowerCase()}`)

/** The light of a drawn lamp by day. The warm tone of a light theme is dark enough for text, which makes rust of a light. */
const DAYLIT_LAMP = '#e8892b'

/** The tokens of a set as CSS declarations: `color-scheme:dark;--page:#0b0c10;…`, and the light of its drawn lamps, `--glow`. */
export function themeDeclarations({ scheme, tokens, place }: TokenSet): string {
  const own = Object.entries(place ?? {}).map(([name, value]) => [`place-${name}`, value] as const)
  const colours = [...Object.entries(tokens), ...own].map(([name, value]) => `--${kebab(name)}:${value}`)
  const glow = scheme === 'dark' ? tokens.warm : DAYLIT_LAMP
  return [`color-scheme:${scheme}`, ...colours, `--glow:${glow}`].join(';')
}
