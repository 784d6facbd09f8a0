import { SYSTEM_LIGHT, THEME_KEY } from './mode.ts'
import { harmless, SHEET_KEY } from './sheet.ts'
import { flashWhiteTheme, originTheme } from './themes.ts'

/** Colour of the browser's own bars. The first whose media query holds counts: the light one waits for its mode. */
export const themeColorTags = `<meta name="theme-color" content="${flashWhiteTheme.tokens.page}" media="not all">
<meta name="theme-color" content="${originTheme.tokens.page}">`

/** A mode that is not dark: what `paint` does without a theme. */
const modeScript = `const m=localStorage.getItem("${THEME_KEY}"),r=document.documentElement;let l=m=="light";if(l||m=="system"){r.dataset.mode=m;document.querySelector("[name=theme-color]").setAttribute("media",l?"all":"${SYSTEM_LIGHT}");l||=matchMedia("${SYSTEM_LIGHT}").matches}`

/** A theme that was kept, where its text is harmless: what `paint` does with it. */
const sheetScript = `const d=JSON.parse(localStorage.getItem("${SHEET_KEY}"))?.[l?"light":"dark"];if(${harmless}.test(d)){r.style.cssText=d;const b=document.createElement("meta");b.name="theme-color";b.content=/#\\w+/.exec(d)[0];b.dataset.own="";document.head.prepend(b)}`

/**
 * Shows the stored mode and theme before the first paint: an inline script for the head, after `themeColorTags` and
 * before the styles. Storage that is forbidden or holds anything else leaves the page dark, in the default theme.
 */
export const themeScript = `try{${modeScript};${sheetScript}}catch{}`
