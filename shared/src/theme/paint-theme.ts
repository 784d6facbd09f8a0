import type { ThemeSheet } from './stored-theme.ts'
import { SYSTEM_LIGHT, type ThemeMode } from './stored-theme.ts'
import type { Scheme } from './tokens.ts'

/** The media query under which the light colour of the browser's bars applies, by mode. */
const lightWhen: Record<ThemeMode, string> = { dark: 'not all', light: 'all', system: SYSTEM_LIGHT }

/** The scheme of a mode at this moment. */
function schemeOf(mode: ThemeMode): Scheme {
  if (mode !== 'system') return mode
  return matchMedia(SYSTEM_LIGHT).matches ? 'light' : 'dark'
}

/** Colours the browser's bars. The own tag comes before the two of the server's HTML, so the browser uses it. */
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

let normalized = { text: '', asRead: '' }

/** Declarations as `cssText` returns them: the browser adds spaces of its own. */
function asRead(text: string): string {
  if (normalized.text !== text) {
    const { style } = document.createElement('i')
    style.cssText = text
    normalized = { text, asRead: style.cssText }
  }
  return normalized.asRead
}

/**
 * Applies a mode and a theme to the page, without rendering any component. The style sheet of the server's HTML has the
 * default theme. Another theme sets its declarations on the root element through the CSSOM, which the content security
 * policy allows; an inline style would need an exception.
 * @returns the scheme of the mode, and that of the page, which a theme may fix.
 */
export function paint(mode: ThemeMode, sheet: ThemeSheet | null): Record<'asked' | 'scheme', Scheme> {
  const root = document.documentElement
  const asked = schemeOf(mode)
  const declarations = sheet?.[asked] ?? ''
  root.dataset.mode = mode
  // Setting the same text again would make the browser recalculate the style of the whole page.
  if (root.style.cssText !== asRead(declarations)) root.style.cssText = declarations
  document.querySelector('[name=theme-color]:not([data-own])')?.setAttribute('media', lightWhen[mode])
  paintBars(/--page:(#\w+)/.exec(declarations)?.[1])
  const own = /^color-scheme:(dark|light)/.exec(declarations)?.[1]
  return { asked, scheme: own === 'dark' || own === 'light' ? own : asked }
}
