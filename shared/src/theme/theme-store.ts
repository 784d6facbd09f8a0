import { proxy, useSnapshot } from 'valtio'
import { readText, removeKey, type WriteResult, writeText } from '../storage/local-storage.ts'
import { readJson, writeJson } from '../storage/stored-json.ts'
import { paint } from './paint-theme.ts'
import {
  DEFAULT_THEME,
  parseMode,
  SHEET_KEY,
  SYSTEM_LIGHT,
  THEME_KEY,
  type ThemeMode,
  type ThemeSheet,
  themeSheetSchema,
} from './stored-theme.ts'
import type { ThemeOffer } from './theme-offers.ts'
import type { Scheme } from './tokens.ts'

/** The chosen mode and theme, and their effect. Only the functions of this file change it. */
export interface ThemeState {
  mode: ThemeMode
  /** The scheme of the mode at this moment. */
  asked: Scheme
  /** The scheme of the page. A theme that is the same in both modes may differ from the mode. */
  scheme: Scheme
  /** Id of the chosen colour theme. */
  theme: string
  /** Whether that theme looks the same in both modes. */
  oneLook: boolean
}

const themeState = proxy<ThemeState>({
  mode: 'dark',
  asked: 'dark',
  scheme: 'dark',
  theme: DEFAULT_THEME,
  oneLook: false,
})
/** The theme on the screen, chosen or tried, and its scheme. The id is empty when the theme has no scene. */
const shownScene = proxy<{ id: string; scheme: Scheme }>({ id: '', scheme: 'dark' })
let chosen: ThemeSheet | null = null
/** A theme that is shown but not chosen. */
let tried: ThemeSheet | null = null

/** Numbers of the newest requested theme and of the newest applied one. An older theme that loads late is dropped. */
let newestRequest = 0
let newestApplied = 0

function show(mode: ThemeMode): void {
  const sheet = tried ?? chosen
  const schemes = paint(mode, sheet)
  const oneLook = chosen !== null && chosen.dark === chosen.light
  Object.assign(themeState, { mode, ...schemes, theme: chosen?.id ?? DEFAULT_THEME, oneLook })
  const id = sheet?.dark.includes('place-') ? sheet.id : ''
  Object.assign(shownScene, { id, scheme: schemes.scheme })
}

/**
 * Chooses the mode: it is applied at once and stored (specification, section 4, Theme).
 * @returns where it was stored. This tab has the mode in any case.
 */
export function setThemeMode(mode: ThemeMode): WriteResult {
  show(mode)
  return writeText(THEME_KEY, mode)
}

/** Drops all themes that are still being loaded: a newer choice was applied. */
function dropOlderRequests(): void {
  newestRequest += 1
  newestApplied = newestRequest
}

function choose(sheet: ThemeSheet): WriteResult {
  tried = null
  // The style sheet of the server's HTML already shows the default.
  chosen = sheet.id === DEFAULT_THEME ? null : sheet
  show(themeState.mode)
  if (chosen) return writeJson(SHEET_KEY, chosen)
  removeKey(SHEET_KEY)
  return 'stored'
}

/**
 * Chooses a colour theme: it is applied at once and stored (specification, section 2, Appearance).
 * @returns where it was stored. This tab has the theme in any case.
 */
export function setColourTheme(sheet: ThemeSheet): WriteResult {
  dropOlderRequests()
  return choose(sheet)
}

/** Resets mode and theme to the defaults, on the page and in storage, after an account was deleted. */
export function forgetTheme(): void {
  dropOlderRequests()
  tried = null
  chosen = null
  show('dark')
  for (const key of [THEME_KEY, SHEET_KEY]) removeKey(key)
}

/** Shows a theme without choosing it, until another theme is tried or chosen. Null shows the chosen theme again. */
export function tryColourTheme(sheet: ThemeSheet | null): void {
  tried = sheet?.id === themeState.theme ? null : sheet
  show(themeState.mode)
}

/** Loads the themes that can be chosen, in order. Rejects when their chunk fails to load; a later call tries again. */
export async function loadThemeOffers(): Promise<readonly ThemeOffer[]> {
  return (await import('./theme-offers.ts')).themeOffers
}

/**
 * Chooses the theme of the account by its id, unless another theme is chosen while this one loads. An id that this
 * release does not know counts as the default. Rejects when the chunk fails to load.
 */
export async function setColourThemeById(id: string): Promise<void> {
  if (id === themeState.theme) return dropOlderRequests()
  newestRequest += 1
  const own = newestRequest
  const offers = await loadThemeOffers()
  // Compared with the applied themes: a newer request that failed must not cancel this one.
  if (own < newestApplied) return
  newestApplied = own
  const offer = offers.find(({ sheet }) => sheet.id === id) ?? offers[0]
  if (offer) choose(offer.sheet)
}

/**
 * Updates the stored theme to this release: its colours may have changed since it was stored, or the theme may not exist
 * any more. Call it when the page is shown. It loads nothing when no theme was chosen.
 */
export async function renewColourTheme(): Promise<void> {
  if (!chosen) return
  const offers = await loadThemeOffers()
  const stored = chosen
  const offer = offers.find(({ sheet }) => sheet.id === stored.id) ?? offers[0]
  if (!offer) return
  const { id, dark, light } = offer.sheet
  if (id !== stored.id || dark !== stored.dark || light !== stored.light) choose(offer.sheet)
}

/** Applies the stored choices, and follows other tabs and the system. @returns a function that stops following. */
export function followTheme(): () => void {
  const read = () => {
    const stored = readJson(SHEET_KEY, themeSheetSchema)
    const before = chosen?.id
    chosen = stored.state === 'valid' ? stored.value : null
    if (chosen?.id !== before) dropOlderRequests()
    show(parseMode(readText(THEME_KEY)))
  }
  const otherTab = ({ key }: StorageEvent) => {
    if (key === null || key === THEME_KEY || key === SHEET_KEY) read()
  }
  // A page from the back/forward cache has missed the storage events of other tabs.
  const shownAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) read()
  }
  const system = matchMedia(SYSTEM_LIGHT)
  const systemChanged = () => show(themeState.mode)
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

/** The theme state. A component renders again when a part that it reads changes. */
export function useTheme(): Readonly<ThemeState> {
  return useSnapshot(themeState)
}

/** The theme on the screen, which may be one that is tried, and its scheme. The id is empty when the theme has no scene. */
export const useShownScene = () => useSnapshot(shownScene)
