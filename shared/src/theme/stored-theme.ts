import * as z from 'zod/mini'

/** The chosen mode. `system` follows the operating system (specification, section 4, Theme). */
export type ThemeMode = 'dark' | 'light' | 'system'

/** The modes, in the order in which they are offered. */
export const themeModes: readonly ThemeMode[] = ['dark', 'light', 'system']

/** localStorage key of the mode, as plain text. */
export const THEME_KEY = 'theme'

/** Media query that matches when the operating system is light. */
export const SYSTEM_LIGHT = '(prefers-color-scheme:light)'

/** Reads a stored mode. Dark when nothing, or another text, is stored. */
export function parseMode(stored: string | null): ThemeMode {
  return themeModes.find((mode) => mode === stored) ?? 'dark'
}

/** localStorage key of the colour theme, a `ThemeSheet` as JSON. For the theme Origin nothing is stored. */
export const SHEET_KEY = 'colorTheme'

/** The theme when none is chosen. The style sheet of the server's HTML shows it. */
export const DEFAULT_THEME = 'origin'

/**
 * Matches declarations that may be put on a page: known properties, with colours and gradients as values. A stored text
 * with a `url()`, or one that closes the rule, does not match. The inline script of the server's HTML contains this
 * expression, so it is short.
 */
export const safeDeclarations =
  /^(?:(?:color-scheme|--(?:page|surface-[123]|hairline|outline|text|muted|faint|accent|accent-deep|accent-deep-hover|on-accent|warm|glow|mint|amber|coral|premium-from|premium-to|backdrop|overlay|shadow|scrim|place-[a-z-]+)):(?:rgb\(|gradient\(|[\w #%),./-])+;)+$/

const declarations = z.string().check(z.regex(safeDeclarations))

/** A stored theme. */
export const themeSheetSchema = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  dark: declarations,
  light: declarations,
})

/**
 * A colour theme as it is stored: its id, and its declarations for the dark and the light mode. The declarations are
 * stored so that the next start can apply them before the first paint, without loading all themes.
 */
export type ThemeSheet = z.output<typeof themeSheetSchema>
