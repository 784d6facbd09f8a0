import type { Page } from '@playwright/test'

/** A failure as the shell reports it, without the error itself. */
export interface Reported {
  phase: string
  page?: string
  remote?: string
  version?: string
  owner?: string
  message: string
}

/** A heading of a page or an error panel, and its delay after the navigation began, in milliseconds. */
export interface Shown {
  heading: string
  after: number
}

declare global {
  // Only `var` declares a property of the page's global object.
  var cadenceWatch: { reported: Reported[]; blank: number; shown: Shown[]; refused: string[] }
}

/** Runs in the page before anything else. It records failures, policy violations, blank screens and new headings. */
function observe(): void {
  const watch: typeof globalThis.cadenceWatch = { reported: [], blank: 0, shown: [], refused: [] }
  globalThis.cadenceWatch = watch
  addEventListener('cadence:failure', (event) => {
    const { error, ...rest } = (event as CustomEvent).detail
    watch.reported.push({ ...rest, message: String(error?.message ?? error) })
  })
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    watch.refused.push(`${violatedDirective} ${blockedURI}`),
  )
  // By the page's own clock, a navigation begins with the document or with a click.
  let asked = 0
  addEventListener('click', () => (asked = performance.now()), true)
  let started = false
  const headings = 'h1, [data-panel] h2'
  const known = new WeakSet<Element>()
  new MutationObserver((changes) => {
    const root = document.getElementById('root')
    if (root?.firstChild) started = true
    else if (started) watch.blank += 1
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue
      for (const heading of node.matches(headings) ? [node] : node.querySelectorAll(headings)) {
        // The parser inserts an element in several steps, so the same heading comes again.
        if (known.has(heading)) continue
        known.add(heading)
        watch.shown.push({ heading: heading.textContent ?? '', after: performance.now() - asked })
      }
    }
  }).observe(document, { childList: true, subtree: true })
}

/** What happened in a page since it was opened. */
export interface Watch {
  /** Uncaught errors, also of promises. */
  uncaught: string[]
  /** The lines that the shell wrote to the console about failures. */
  lines: string[]
  reported: () => Promise<Reported[]>
  /** Violations of the content policy. */
  refused: () => Promise<string[]>
  /** How often the screen was blank after the app had started. */
  blank: () => Promise<number>
  /** The headings of pages and error panels, in order. */
  shown: () => Promise<Shown[]>
}

/** Watches a page from its first document on. */
export async function watch(page: Page): Promise<Watch> {
  const uncaught: string[] = []
  const lines: string[] = []
  page.on('pageerror', (error) => uncaught.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith('[cadence]')) lines.push(message.text())
  })
  await page.addInitScript(observe)
  return {
    uncaught,
    lines,
    reported: () => page.evaluate(() => globalThis.cadenceWatch.reported),
    refused: () => page.evaluate(() => globalThis.cadenceWatch.refused),
    blank: () => page.evaluate(() => globalThis.cadenceWatch.blank),
    shown: () => page.evaluate(() => globalThis.cadenceWatch.shown),
  }
}
