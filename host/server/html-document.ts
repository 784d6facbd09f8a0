import { REGISTRY_ELEMENT_ID, type Registry } from '@cadence/releases/registry'
import { ACCESS_TOKEN_KEY, addressTokenScript } from '@cadence/shared/auth/address-token-script'
import { baseCss, themeColorTags, themeScript } from '@cadence/shared/theme/first-paint'
import { REPORTS_PATH } from '../src/reports/report-contract.ts'
import { escapeHtml, inlineJson } from './escape-html.ts'

/** A file that the first paint needs, and its integrity where it is known. */
export interface Preload {
  href: string
  as: 'script' | 'style' | 'font'
  integrity?: string | undefined
  /** For a script: as soon as it arrives, or after the host's own, which it needs. */
  run?: 'async' | 'defer'
}

/**
 * The scripts of the page that was asked for stand in the HTML. A chunk only registers itself, so it runs as soon as
 * it arrives; a remote's entry runs after the host, which then opens its container. One
 * that has run or failed leaves the document: the loaders of entries and of chunks take an element that they find
 * for one that is still loading, and would wait for events that have been.
 */
const earlyScripts =
  "for(const type of ['load','error'])document.addEventListener(type,({target})=>{if(target.dataset?.early!==undefined)target.remove()},true)"

/**
 * A host that does not start cannot tell so itself: a file of it that does not come, or throws before anything of the
 * app is on screen, is reported from here. What the first HTML only asks for early, the app asks for again, and says itself.
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
  /** Names the registry, for the question whether it is still what is live. */
  tag?: string
  /** Folder of the host's own files, with a slash at its end. */
  assets: string
  scripts: readonly string[]
  preloads: readonly Preload[]
  nonce?: string
  /** More markup for the head: what the page says of itself, or what development needs. */
  head?: string
  /** The page itself, where it was rendered here. */
  served?: ServedPage | undefined
}

/** A page in the first HTML. */
export interface ServedPage {
  /** Path of its route: the browser takes it over when that is still the one to show. */
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

/** Fonts of our own, and fallbacks with the same metrics, so that nothing moves when they arrive. */
export function fontCss(assets: string): string {
  const face = (family: string, file: string, weights: string) =>
    `@font-face{font-family:"${family}";src:url("${assets}${file}") format("woff2");font-weight:${weights};font-display:swap}`
  const fallback = (family: string, adjust: string, ascent: string, descent: string) =>
    `@font-face{font-family:"${family}";src:local("Arial"),local("Liberation Sans"),local("Roboto");size-adjust:${adjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`
  return [
    face('Instrument Sans Variable', fonts.text, '400 700'),
    face('Bricolage Grotesque Variable', fonts.display, '200 800'),
    fallback('Instrument Sans Fallback', '102.7365%', '94.4163%', '24.3341%'),
    fallback('Bricolage Fallback', '105.4283%', '88.2116%', '25.6098%'),
  ].join('')
}

/** A page that is loaded starts at its top, also when it is loaded again: the browser restores nothing. */
const topScript = "history.scrollRestoration='manual'"

/** Who seems to be signed in is about to be led elsewhere: the page of visitors must not flash up. */
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

/** Without scripts the page is all there is, and nothing has failed. */
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
<meta name="viewport" content="width=device-width,initial-scale=1">
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
