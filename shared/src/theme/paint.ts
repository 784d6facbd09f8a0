import { SYSTEM_LIGHT, type ThemeMode } from './mode.ts'
import type { ThemeSheet } from './sheet.ts'
import type { Scheme } from './tokens.ts'

/** For which systems the light colour of the browser's bars counts. */
const lightWhen: Record<ThemeMode, string> = { dark: 'not all', light: 'all', system: SYSTEM_LIGHT }

/** The scheme that a mode asks for now. */
function schemeOf(mode: ThemeMode): Scheme {
  if (mode !== 'system') return mode
  return matchMedia(SYSTEM_LIGHT).matches ? 'light' : 'dark'
}

/** The browser's bars in the colour of a theme's page. It stands before the two of the first HTML, so it counts. */
function paintBars(colour: string | undefined): void {
  const own = document.querySelector<HTMLMetaElement>('[name=theme-color][data-own]')
  if (!colour) {
    own?.remove()
    return
  }
  const bar = own ?? document.createElement('meta')
  Object.assign(bar, { name: 'theme-color', content: colour })
  bar.dataset.own = ''
  if (!own) document.head.prepend(bar)
}

let spelt = { text: '', asRead: '' }

/** Declarations as the browser spells them when they are read from an element: with spaces of its own. */
function asRead(text: string): string {
  if (spelt.text !== text) {
    const { style } = document.createElement('i')
    style.cssText = text
    spelt = { text, asRead: style.cssText }
  }
  return spelt.asRead
}

/**
 * Puts a mode and a theme on the page. Without a theme the style sheet of the first HTML does the rest; a theme's
 * declarations stand on the root, where nothing else is styled, through the CSSOM, which the policy of pages allows.
 * Nothing renders again. @returns what the mode asks for, and what the page is now.
 */
export function paint(mode: ThemeMode, sheet: ThemeSheet | null): Record<'asked' | 'scheme', Scheme> {
  const root = document.documentElement
  const asked = schemeOf(mode)
  const declarations = sheet?.[asked] ?? ''
  root.dataset.mode = mode
  // Also what the first HTML put there: the whole page would be styled again.
  if (root.style.cssText !== asRead(declarations)) root.style.cssText = declarations
  document.querySelector('[name=theme-color]:not([data-own])')?.setAttribute('media', lightWhen[mode])
  paintBars(/--page:(#\w+)/.exec(declarations)?.[1])
  const own = /^color-scheme:(dark|light)/.exec(declarations)?.[1]
  return { asked, scheme: own === 'dark' || own === 'light' ? own : asked }
}
