/**
 * What the first HTML says of themes, for the server that writes it: no window, no React, and nothing of it in a
 * browser's scripts, which find the style sheet in the page.
 */
export { baseCss } from './css.ts'
export { themeColorTags, themeScript } from './head.ts'
/** Colours of the default theme, for what is drawn outside a page. */
export { originTheme } from './themes.ts'
export type { ThemeTokens } from './tokens.ts'
