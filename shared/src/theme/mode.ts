/** What a member chose: always dark, always light, or as their system is (specification, section 4, Theme). */
export type ThemeMode = 'dark' | 'light' | 'system'

/** The modes, in the order in which they are offered. */
export const themeModes: readonly ThemeMode[] = ['dark', 'light', 'system']

/** Key of the mode in localStorage. The text under it is the mode itself. */
export const THEME_KEY = 'theme'

/** Media query of a system that is light. */
export const SYSTEM_LIGHT = '(prefers-color-scheme:light)'

/** The mode that a stored text names; dark for nothing and for any other text. */
export function parseMode(stored: string | null): ThemeMode {
  return themeModes.find((mode) => mode === stored) ?? 'dark'
}
