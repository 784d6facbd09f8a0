/** The mode and the colour theme: the member's choices, kept, followed across tabs, and shown on the page. */
export { type ThemeMode, themeModes } from './theme/mode.ts'
export type { ThemeOffer } from './theme/offers.ts'
export type { ThemeSheet } from './theme/sheet.ts'
export {
  followTheme,
  loadThemeOffers,
  renewColourTheme,
  setColourTheme,
  setColourThemeById,
  setThemeMode,
  type ThemeState,
  tryColourTheme,
  useTheme,
} from './theme/store.ts'
export type { Scheme } from './theme/tokens.ts'
