import { proxy, useSnapshot } from 'valtio'
import { readJson, readText, removeKey, type WriteResult, writeJson, writeText } from '../storage.ts'
import { parseMode, SYSTEM_LIGHT, THEME_KEY, type ThemeMode } from './mode.ts'
import type { ThemeOffer } from './offers.ts'
import { paint } from './paint.ts'
import { DEFAULT_THEME, SHEET_KEY, type ThemeSheet, themeSheetSchema } from './sheet.ts'
import type { Scheme } from './tokens.ts'

/** The member's choices, and what they come to now. Changed by the functions of this file only. */
export interface ThemeState {
  mode: ThemeMode
  /** Whether the mode asks for the dark or the light now. */
  asked: Scheme
  /** Whether the page is dark or light now. */
  scheme: Scheme
  /** Id of the chosen colour theme. */
  theme: string
  /** Whether that theme looks the same in every mode. */
  oneLook: boolean
}

const themeState = proxy<ThemeState>({
  mode: 'dark',
  asked: 'dark',
  scheme: 'dark',
  theme: DEFAULT_THEME,
  oneLook: false,
})
let chosen: ThemeSheet | null = null
let tried: ThemeSheet | null = null

/** Number of the last theme that was asked for, and of the last that was put on: an older one comes too late. */
let asked = 0
let changed = 0

function show(mode: ThemeMode): void {
  const shown = paint(mode, tried ?? chosen)
  const oneLook = chosen !== null && chosen.dark === chosen.light
  Object.assign(themeState, { mode, ...shown, theme: chosen?.id ?? DEFAULT_THEME, oneLook })
}

/**
 * Chooses the mode, at once, everywhere, and keeps it (specification, section 4, Theme).
 * @returns where the choice was kept; it holds in this tab whatever the answer is.
 */
export function setThemeMode(mode: ThemeMode): WriteResult {
  show(mode)
  return writeText(THEME_KEY, mode)
}

/** A choice that holds at once overtakes all that wait for their chunk. */
function overtake(): void {
  asked += 1
  changed = asked
}

function choose(sheet: ThemeSheet): WriteResult {
  tried = null
  // The default is what the first HTML shows by itself.
  chosen = sheet.id === DEFAULT_THEME ? null : sheet
  show(themeState.mode)
  if (chosen) return writeJson(SHEET_KEY, chosen)
  removeKey(SHEET_KEY)
  return 'kept'
}

/**
 * Chooses a colour theme, at once, everywhere, and keeps it (specification, section 2, Appearance).
 * @returns where the choice was kept; it holds in this tab whatever the answer is.
 */
export function setColourTheme(sheet: ThemeSheet): WriteResult {
  overtake()
  return choose(sheet)
}

/** Takes mode and theme back to what they are where nobody chose, here and in storage: a member is no longer one. */
export function forgetTheme(): void {
  overtake()
  tried = null
  chosen = null
  show('dark')
  for (const key of [THEME_KEY, SHEET_KEY]) removeKey(key)
}

/** Shows a theme without choosing it, until another is tried or chosen; null ends it and shows the chosen one. */
export function tryColourTheme(sheet: ThemeSheet | null): void {
  tried = sheet?.id === themeState.theme ? null : sheet
  show(themeState.mode)
}

/** The themes that can be chosen, in order. Rejects when their chunk does not come; asking again tries again. */
export async function loadThemeOffers(): Promise<readonly ThemeOffer[]> {
  return (await import('./offers.ts')).themeOffers
}

/**
 * Chooses the theme that an account names, unless another is chosen while its chunk is on the way. One that this release
 * does not know counts as the default. Rejects when the chunk does not come.
 */
export async function setColourThemeById(id: string): Promise<void> {
  if (id === themeState.theme) return overtake()
  asked += 1
  const mine = asked
  const offers = await loadThemeOffers()
  // Only a theme that was put on overtakes: one that failed must not take this one with it.
  if (mine < changed) return
  changed = mine
  const offer = offers.find(({ sheet }) => sheet.id === id) ?? offers[0]
  if (offer) choose(offer.sheet)
}

/**
 * Brings a kept theme up to this release: its colours may have changed since it was kept, or it may be none of ours.
 * For when the page stands; costs nothing where no theme was chosen.
 */
export async function renewColourTheme(): Promise<void> {
  if (!chosen) return
  const offers = await loadThemeOffers()
  const kept = chosen
  const offer = offers.find(({ sheet }) => sheet.id === kept.id) ?? offers[0]
  if (!offer) return
  const { id, dark, light } = offer.sheet
  if (id !== kept.id || dark !== kept.dark || light !== kept.light) choose(offer.sheet)
}

/** Reads what is stored and follows other tabs and the system. @returns a function that ends it. */
export function followTheme(): () => void {
  const read = () => {
    const stored = readJson(SHEET_KEY, themeSheetSchema)
    const before = chosen?.id
    chosen = stored.state === 'valid' ? stored.value : null
    if (chosen?.id !== before) overtake()
    show(parseMode(readText(THEME_KEY)))
  }
  const otherTab = ({ key }: StorageEvent) => {
    if (key === null || key === THEME_KEY || key === SHEET_KEY) read()
  }
  // A page that was kept for the way back heard nothing of the tabs beside it.
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

/** The choices and what they come to now, rendered again when a part that the component reads changes. */
export function useTheme(): Readonly<ThemeState> {
  return useSnapshot(themeState)
}
