import * as z from 'zod/mini'

/** Key of the colour theme in localStorage. Under it stands a `ThemeSheet` as JSON; nothing stands there for Origin. */
export const SHEET_KEY = 'colorTheme'

/** The theme of who chose none: what the style sheet of the first HTML shows. */
export const DEFAULT_THEME = 'origin'

/**
 * A text of declarations that may be put on a page: known properties only, and values that are colours and gradients of
 * colours. Nothing in it can ask for an address or end anything. It stands in the first HTML too, so it is short.
 */
export const harmless =
  /^(?:(?:color-scheme|--(?:page|surface-[123]|hairline|outline|text|muted|faint|accent|accent-deep|accent-deep-hover|on-accent|warm|mint|amber|coral|premium-from|premium-to|backdrop|overlay|shadow|scrim)):(?:rgb\(|gradient\(|[\w #%),./-])+;)+$/

const declarations = z.string().check(z.regex(harmless))

/** The form of a stored theme. */
export const themeSheetSchema = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  dark: declarations,
  light: declarations,
})

/**
 * A colour theme as it is kept and shown: its id, and its declarations for the dark and for the light. They are kept
 * with the id so that the next start can show them before its first paint, and no page carries the themes of others.
 */
export type ThemeSheet = z.output<typeof themeSheetSchema>
