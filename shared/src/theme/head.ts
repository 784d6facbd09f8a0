import { SYSTEM_LIGHT, THEME_KEY } from './mode.ts'
import { flashWhiteTheme, originTheme } from './themes.ts'

/** Colour of the browser's own bars. The first whose media query holds counts: the light one waits for its mode. */
export const themeColorTags = `<meta name="theme-color" content="${flashWhiteTheme.tokens.page}" media="not all">
<meta name="theme-color" content="${originTheme.tokens.page}">`

/**
 * Shows the stored mode before the first paint: an inline script for the head, after `themeColorTags` and before the
 * styles. It does what `applyMode` does, for a mode that is not dark. Storage that is forbidden leaves the page dark.
 */
export const themeScript = `try{const m=localStorage.getItem("${THEME_KEY}"),l=m=="light";if(l||m=="system"){document.documentElement.dataset.mode=m;document.querySelector("[name=theme-color]").setAttribute("media",l?"all":"${SYSTEM_LIGHT}")}}catch{}`
