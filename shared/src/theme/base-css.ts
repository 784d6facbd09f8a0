import { flashWhiteTheme, originTheme } from './default-themes.ts'
import { SYSTEM_LIGHT } from './stored-theme.ts'
import type { TokenSet } from './tokens.ts'
import { themeDeclarations } from './tokens.ts'

/**
 * Spacing (4 px grid), radii, type scale and motion: the same in every theme. Lengths in rem or px.
 *
 * The type scale has steps of 1.25. Each size has its place. A text of the app area has one of these sizes, unless it is a
 * figure or a quotation that fills its widget:
 *
 * | Size | Of |
 * | --- | --- |
 * | `xs` | captions, badges, hours, what a screen can do without |
 * | `sm` | labels, hints, secondary text, small buttons |
 * | `md` | text, fields, buttons, the heading of a card in a section |
 * | `lg` | the heading of a dialog, a widget or a card |
 * | `xl` | the heading of a section |
 * | `2xl` | the heading of a page: `PageHeader`, the greeting, a sign-in screen |
 * | `3xl` | a heading that stands alone on its screen |
 * | `hero` | the first heading of a public page |
 *
 * Weights: 400 for text, 600 for labels, buttons and what stands out, 650 for headings.
 */
const constants = [
  '--font-text:"Instrument Sans Variable","Instrument Sans Fallback",system-ui,sans-serif',
  '--font-display:"Bricolage Grotesque Variable","Bricolage Fallback","Instrument Sans Variable",system-ui,sans-serif',
  '--radius-card:16px',
  '--radius-control:12px',
  '--radius-pill:999px',
  '--text-xs:0.8rem',
  '--text-sm:0.9rem',
  '--text-md:1rem',
  '--text-lg:1.25rem',
  '--text-xl:clamp(1.35rem,1.2rem + 0.8vw,1.5625rem)',
  '--text-2xl:clamp(1.6rem,1.35rem + 1.2vw,1.953rem)',
  '--text-3xl:clamp(1.95rem,1.5rem + 2.1vw,2.75rem)',
  '--text-hero:clamp(2.5rem,1.5rem + 5vw,4.25rem)',
  '--text-poster:clamp(3.375rem,1.5rem + 8vw,6.5rem)',
  '--ease:cubic-bezier(0.2,0.7,0.2,1)',
  '--place-room:0',
  '--fast:150ms',
  '--slow:250ms',
  // What a notch, rounded corners or the bar of the system cover.
  ...['top', 'right', 'bottom', 'left'].map((side) => `--safe-${side}:env(safe-area-inset-${side},0px)`),
].join(';')

/**
 * Rules that every page needs before any component. They are part of the server's HTML, for the first frame. A dialog changes
 * the root once it is modal, not when it is only open: with the root's style the browser computes that of the whole page.
 * No selector goes on after a `:has()` of the root: Chromium would compute the style of the whole page at each new element.
 * The light of the app is an element: as a fixed background of the root, Chromium would paint the whole page in each scrolled frame.
 * The space of the text font is a fifth of its size: rounded to whole pixels, that of small bold words would be two pixels wide. It
 * has one more, a whole one: a part of a pixel would be rounded away between some words, and not between others.
 * The tone of skeletons is one step more than that of surface 3, which a light page nearly has. It is not transparent: their lines overlap.
 * Under a finger no text field is smaller than 16 pixels: iOS zooms into a smaller one, and stays there.
 */
const base = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;background:var(--page);--skeleton:color-mix(in srgb,var(--surface-3),var(--text) 6%);scrollbar-color:var(--outline) transparent}
html:has(main:is([data-layout=app],[data-layout=auth],[data-layout=none])){--light:var(--backdrop)}
body::before{content:'';position:fixed;inset:0;z-index:-1;background:var(--light,none);pointer-events:none}
body{margin:0;padding-inline:var(--safe-left) var(--safe-right);min-height:100dvh;color:var(--text);font:400 1rem/1.6 var(--font-text);word-spacing:.0625em;-webkit-font-smoothing:antialiased}
#root{min-height:100dvh;display:flow-root}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote{margin:0}
ul,ol{padding:0;list-style:none}
h1,h2,h3{font-family:var(--font-display);font-weight:650;line-height:1.12;letter-spacing:-0.02em;text-wrap:balance}
p{text-wrap:pretty}
a{color:inherit}
button,input,textarea,select{font:inherit;word-spacing:inherit;color:inherit}
@media (pointer:coarse){input,textarea,select{font-size:max(1rem,1em);--text-xs:1rem;--text-sm:1rem;--text-md:1rem}}
button{cursor:pointer}
img,svg{display:block;max-width:100%}
html[data-editing]{overscroll-behavior-y:contain}
html:has(dialog:modal){overscroll-behavior-y:contain;overflow:hidden;scrollbar-gutter:stable}
html:has(dialog:modal:not([data-anchored])){background:var(--scrim)}
body:has(dialog:modal)::before{background:var(--light,none),var(--page)}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
h1:focus,main:focus{outline:none}
::selection{background:var(--accent-deep);color:var(--on-accent)}
.visually-hidden{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}}
`.replaceAll('\n', '')

/**
 * The tokens by `data-mode` of the root element, and by `data-scheme` of an element that previews a scheme. Without an
 * attribute the page is dark. With the mode `system` the media query decides.
 */
function themeRules(dark: TokenSet, light: TokenSet): string {
  const lightTokens = themeDeclarations(light)
  return [
    `:root,[data-scheme=dark]{${themeDeclarations(dark)}}`,
    `:root[data-mode=light],[data-scheme=light]{${lightTokens}}`,
    `@media ${SYSTEM_LIGHT}{:root[data-mode=system]{${lightTokens}}}`,
  ].join('')
}

/** The style sheet of the server's HTML: tokens of the default themes, constants and base rules. */
export function baseCss(): string {
  return `${themeRules(originTheme, flashWhiteTheme)}:root{${constants}}${base}`
}
