/** The theme's mode: the member's choice, kept, followed across tabs, and shown on the page. */
export { type ThemeMode, themeModes } from './theme/mode.ts'
export { followTheme, setThemeMode, type ThemeState, useTheme } from './theme/store.ts'
export type { Scheme } from './theme/tokens.ts'
