/** The mode and the colour theme: chosen, stored, followed across tabs, and applied to the page. */

export { drawThemeScene } from './theme/load-scenes.ts'
export type { ThemeSheet } from './theme/stored-theme.ts'
export { type ThemeMode, themeModes } from './theme/stored-theme.ts'
export type { ThemeOffer } from './theme/theme-offers.ts'
export {
  followTheme,
  loadThemeOffers,
  renewColourTheme,
  setColourTheme,
  setColourThemeById,
  setThemeMode,
  tryColourTheme,
  useTheme,
} from './theme/theme-store.ts'
export type { Scheme } from './theme/tokens.ts'
