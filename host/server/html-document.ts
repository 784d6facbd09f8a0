import { REGISTRY_ELEMENT_ID, type Registry } from '@cadence/releases/registry'
import { REPORTS_PATH } from '@cadence/releases/rollout/report-contract'
import { escapeHtml, inlineJson } from '@cadence/releases/server/escape-html'
import { ACCESS_TOKEN_KEY, addressTokenScript } from '@cadence/shared/auth/address-token-script'
import { baseCss, themeColorTags, themeScript } from '@cadence/shared/theme/first-paint'

/** A file that the first paint needs, and its integrity where it is known. */
export interface Preload {
  href: string
  as: 'script' | 'style' | 'font'
  integrity?: string | undefined
  /** For a script: `async` runs it when it arrives; `defer` runs it after the host's script, which it needs. */
  run?: 'async' | 'defer'
}

/**
 * The HTML contains the scripts of the requested page. A chunk only registers itself, so it runs when it arrives. A
 * remote's entry runs after the host, because the host opens its container. A script leaves the document after it has
 * run or failed. Otherwise a loader would find its element, take it for a script that still loads, and wait for an
 * event that is already over.
 */
const earlyScripts =
  "for(const type of ['load','error'])document.addEventListener(type,({target})=>{if(target.dataset?.early!==undefined)target.remove()},true)"

/**
 * A host that fails to start cannot report it. So this script reports a host file that does not load, or that throws
 * before the app is on screen. It skips early requests of the first HTML: the app repeats and reports them.
 */
function hostWatch({ host }: Registry, assets: string): string {
  if (!host) return ''
  const body = JSON.stringify({ reports: [{ part: 'host', version: host, outcome: 'load' }] })
  return `for(const type of ['error','unhandledrejection'])addEventListener(type,({filename,target,reason})=>{if(target?.dataset?.early===undefined&&[filename,target?.src,reason?.stack].join().includes(${inlineJson(assets)})&&!document.querySelector('#root:not(:empty,[data-served])'))navigator.sendBeacon('${REPORTS_PATH}',new Blob([${inlineJson(body)}],{type:'application/json'}))},true);`
}

/** What the first HTML is made of. */
export interface DocumentParts {
  title: string
  registry: Registry
  /** Names the registry: the browser asks with it whether the registry is still live. */
  tag?: string
  /** Folder of the host's own files, with a slash at its end. */
  assets: string
  scripts: readonly string[]
  preloads: readonly Preload[]
  nonce?: string
  /** More markup for the head: the page's own description, or scripts for development. */
  head?: string
  /** The page itself, where it was rendered here. */
  served?: ServedPage | undefined
}

/** A page in the first HTML. */
export interface ServedPage {
  /** Path of the page's route. The browser takes the page over when it still shows that route. */
  path: string
  html: string
  css: string
  /** Names of the styles, as Emotion looks for them. */
  styles: string
  /** Whether members are led elsewhere; then they never see it. */
  visitorsOnly: boolean
}

/** Names of the font files in the host's folder. */
export const fonts = {
  text: 'fonts/instrument-sans.woff2',
  display: 'fonts/bricolage-grotesque.woff2',
} as const

/**
 * Fonts of systems, and with what each is multiplied so that the texts of the public pages are as wide as in ours. A browser
 * takes the last one that the system has. DejaVu Sans is that of a Linux without any of the others.
 */
const systemFonts = [
  { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'], text: 0.895, boldText: 0.831, display: 0.96 },
  {
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto-Bold'],
    text: 1.024,
    boldText: 1.042,
    display: 1.09,
  },
  {
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Liberation Sans Bold'],
    text: 1.015,
    boldText: 0.98,
    display: 1.081,
  },
]

const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`

/** Fonts of our own, and fallbacks that take almost the same room, so that little moves when they arrive. */
export function fontCss(assets: string): string {
  const face = (family: string, file: string, weights: string) =>
    `@font-face{font-family:"${family}";src:url("${assets}${file}") format("woff2");font-weight:${weights};font-display:swap}`
  const fallback = (family: string, names: string[], size: number, [ascent, descent]: [number, number]) =>
    `font-family:"${family}";src:${names.map((name) => `local("${name}")`).join()};size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%`
  return [
    face('Instrument Sans Variable', fonts.text, '400 700'),
    face('Bricolage Grotesque Variable', fonts.display, '200 800'),
    ...systemFonts.flatMap(({ regular, bold, text, boldText, display }) => [
      `@font-face{${fallback('Instrument Sans Fallback', regular, text, [0.97, 0.25])}}`,
      `@font-face{${fallback('Instrument Sans Fallback', bold, boldText, [0.97, 0.25])};font-weight:600 700}`,
      `@font-face{${fallback('Bricolage Fallback', regular, display, [0.93, 0.27])}}`,
    ]),
  ].join('')
}

/** A page starts at its top, also after a reload. So the browser must not restore the scroll position. */
const topScript = "history.scrollRestoration='manual'"

/** A visitor with an access token is about to be redirected. The visitors' page must not appear before that. */
const visitorsScript = `try{localStorage.getItem(${JSON.stringify(ACCESS_TOKEN_KEY)})&&(document.documentElement.dataset.member="")}catch{}`

/** Shown by style alone when the host's script has not started after seven seconds. */
const bootCss =
  '.boot{position:fixed;inset:auto 1rem 1rem;padding:1rem;border-radius:12px;background:var(--surface-2);color:var(--text);text-align:center;visibility:hidden}#root:is(:empty,[data-served])~.boot{animation:boot 0s 7s forwards}@keyframes boot{to{visibility:visible}}noscript p{padding:2rem}[data-member] #root[data-visitors]{visibility:hidden}'

function preloadTag({ href, as, integrity, run = 'async' }: Preload): string {
  if (as === 'script') {
    const check = integrity ? ` integrity="${integrity}"` : ''
    return `<script src="${escapeHtml(href)}" ${run} fetchpriority="high" data-early${check}></script>`
  }
  const extra =
    as === 'font' ? ' type="font/woff2" crossorigin' : integrity ? ` integrity="${integrity}"` : ''
  return `<link rel="preload" href="${escapeHtml(href)}" as="${as}"${extra}>`
}

/** The styles of a page that was rendered here, where Emotion takes them over. */
function servedStyles({ css, styles }: ServedPage, nonceAttribute: string): string {
  return `<style${nonceAttribute} data-emotion="${escapeHtml(styles)}">${css.replaceAll('</', '<\\/')}</style>\n`
}

/** Without scripts, the page is complete as it is. So the message about a failed start stays hidden. */
const quiet = (nonceAttribute: string) =>
  `<noscript><style${nonceAttribute}>.boot{display:none}</style></noscript>\n`

const noScript =
  '<noscript><p>Cadence a besoin de JavaScript pour fonctionner. Activez-le, puis rechargez la page.</p></noscript>\n'

function rootOf({ path, html, visitorsOnly }: ServedPage): string {
  return `<div id="root" data-served="${escapeHtml(path)}"${visitorsOnly ? ' data-visitors' : ''}>${html}</div>`
}

/** The first HTML of every page: style, registry, preloads, and the host's script. Pure. */
export function renderDocument(parts: DocumentParts): string {
  const { title, registry, tag, assets, scripts, preloads, nonce, head = '', served } = parts
  const tagAttribute = tag ? ` data-tag="${escapeHtml(tag)}"` : ''
  const nonceAttribute = nonce ? ` nonce="${nonce}"` : ''
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">
<title>${escapeHtml(title)}</title>
${themeColorTags}
<link rel="icon" href="${assets}favicon.svg" type="image/svg+xml">
<script${nonceAttribute}>${addressTokenScript};${topScript};${themeScript};${served?.visitorsOnly ? `${visitorsScript};` : ''}${hostWatch(registry, assets)}${earlyScripts}</script>
<style${nonceAttribute}>${baseCss()}${fontCss(assets)}${bootCss}</style>
${served ? servedStyles(served, nonceAttribute) : ''}${head}<script type="application/json" id="${REGISTRY_ELEMENT_ID}"${tagAttribute}>${inlineJson(registry)}</script>
${scripts.map((src) => `<script src="${escapeHtml(src)}" defer fetchpriority="high"${nonceAttribute}></script>`).join('\n')}
${preloads.map(preloadTag).join('\n')}
</head>
<body>
${served ? quiet(nonceAttribute) + rootOf(served) : `${noScript}<div id="root"></div>`}
<p class="boot">Cadence n’a pas pu démarrer. <a href="">Recharger la page</a></p>
</body>
</html>
`
}
