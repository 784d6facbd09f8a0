/** Themes: token sets, and the style sheet of the first HTML. No window, no React: usable on a server. */
export { baseCss, themeDeclarations } from './theme/css.ts'
export { originTheme, type Theme, type ThemeTokens } from './theme/tokens.ts'
