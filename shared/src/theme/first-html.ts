/**
 * What the first HTML says of themes, for the server that writes it: no window, no React, and nothing of it in a
 * browser's scripts, which find the style sheet in the page.
 */
export { baseCss } from './css.ts'
export { themeColorTags, themeScript } from './head.ts'
