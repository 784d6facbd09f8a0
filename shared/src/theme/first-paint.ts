import { flashWhiteTheme, originTheme } from './default-themes.ts'
import { SHEET_KEY, SYSTEM_LIGHT, safeDeclarations, THEME_KEY } from './stored-theme.ts'

/**
 * What the server writes into its HTML about themes. It needs no window and no React, and no browser loads it: in the
 * browser the style sheet is already part of the page.
 */
export { baseCss } from './base-css.ts'
/** Colours of the default themes, for what is drawn outside a page. */
export { flashWhiteTheme, originTheme } from './default-themes.ts'
export type { ThemeTokens } from './tokens.ts'

/** Colour of the browser's bars. The first tag whose media query matches counts; the light one starts with `not all`. */
export const themeColorTags = `<meta name="theme-color" content="${flashWhiteTheme.tokens.page}" media="not all">
<meta name="theme-color" content="${originTheme.tokens.page}">`

/** Sets a mode other than dark, as `paint` does without a theme. */
const modeScript = `const m=localStorage.getItem("${THEME_KEY}"),r=document.documentElement;let l=m=="light";if(l||m=="system"){r.dataset.mode=m;document.querySelector("[name=theme-color]").setAttribute("media",l?"all":"${SYSTEM_LIGHT}");l||=matchMedia("${SYSTEM_LIGHT}").matches}`

/** Sets a stored theme whose declarations are safe, as `paint` does. */
const sheetScript = `const d=JSON.parse(localStorage.getItem("${SHEET_KEY}"))?.[l?"light":"dark"];if(${safeDeclarations}.test(d)){r.style.cssText=d;const b=document.createElement("meta");b.name="theme-color";b.content=/#\\w+/.exec(d)[0];b.dataset.own="";document.head.prepend(b)}`

/**
 * Applies the stored mode and theme before the first paint. It is an inline script of the head, after `themeColorTags`
 * and before the styles. Where storage is forbidden or damaged, the page stays dark, in the default theme.
 */
export const themeScript = `try{${modeScript};${sheetScript}}catch{}`
