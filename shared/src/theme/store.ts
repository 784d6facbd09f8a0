import { proxy, useSnapshot } from 'valtio'
import { readText, type WriteResult, writeText } from '../storage.ts'
import { parseMode, SYSTEM_LIGHT, THEME_KEY, type ThemeMode } from './mode.ts'
import type { Scheme } from './tokens.ts'

/** The member's choice, and what it comes to now. Changed by `setThemeMode` only. */
export interface ThemeState {
  mode: ThemeMode
  scheme: Scheme
}

const themeState = proxy<ThemeState>({ mode: 'dark', scheme: 'dark' })

/** For which systems the light colour of the browser's bars counts. */
const lightWhen: Record<ThemeMode, string> = { dark: 'not all', light: 'all', system: SYSTEM_LIGHT }

function schemeOf(mode: ThemeMode): Scheme {
  if (mode !== 'system') return mode
  return matchMedia(SYSTEM_LIGHT).matches ? 'light' : 'dark'
}

/** Puts the mode on the page; the style sheet of the first HTML does the rest. */
function applyMode(mode: ThemeMode): void {
  document.documentElement.dataset.mode = mode
  document.querySelector('[name=theme-color]')?.setAttribute('media', lightWhen[mode])
  Object.assign(themeState, { mode, scheme: schemeOf(mode) })
}

/**
 * Chooses the mode, at once, everywhere, and keeps it (specification, section 4, Theme).
 * @returns where the choice was kept; it holds in this tab whatever the answer is.
 */
export function setThemeMode(mode: ThemeMode): WriteResult {
  applyMode(mode)
  return writeText(THEME_KEY, mode)
}

/** Reads the stored mode and follows other tabs and the system. @returns a function that ends it. */
export function followTheme(): () => void {
  const read = () => applyMode(parseMode(readText(THEME_KEY)))
  const otherTab = ({ key }: StorageEvent) => {
    if (key === null || key === THEME_KEY) read()
  }
  // A page that was kept for the way back heard nothing of the tabs beside it.
  const shownAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) read()
  }
  const system = matchMedia(SYSTEM_LIGHT)
  const systemChanged = () => {
    themeState.scheme = schemeOf(themeState.mode)
  }
  read()
  addEventListener('storage', otherTab)
  addEventListener('pageshow', shownAgain)
  system.addEventListener('change', systemChanged)
  return () => {
    removeEventListener('storage', otherTab)
    removeEventListener('pageshow', shownAgain)
    system.removeEventListener('change', systemChanged)
  }
}

/** The mode and the scheme that it comes to now, rendered again when a part that the component reads changes. */
export function useTheme(): Readonly<ThemeState> {
  return useSnapshot(themeState)
}
