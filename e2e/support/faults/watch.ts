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

/** A page's or a panel's heading that came on screen, and how long after the page was asked for, in milliseconds. */
export interface Shown {
  heading: string
  after: number
}

declare global {
  // Only `var` declares a property of the page's global object.
  var cadenceWatch: { reported: Reported[]; blank: number; shown: Shown[]; refused: string[] }
}

/** Runs in the page before anything else: notes failures, emptied screens, and every such heading that was put in. */
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
  // The page's own clock: a page is asked for when navigation starts, or when something is clicked.
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
        // The parser puts in a page bit by bit, each with what it holds by then.
        if (known.has(heading)) continue
        known.add(heading)
        watch.shown.push({ heading: heading.textContent ?? '', after: performance.now() - asked })
      }
    }
  }).observe(document, { childList: true, subtree: true })
}

/** What happened in a page since it was opened. */
export interface Watch {
  /** Errors that nobody caught, promises too. */
  uncaught: string[]
  /** The lines by which the shell told the console of a failure. */
  lines: string[]
  reported: () => Promise<Reported[]>
  /** What the content policy refused. */
  refused: () => Promise<string[]>
  /** How often the app took everything off the screen after it had started. */
  blank: () => Promise<number>
  /** Every heading of a page or a panel that came on screen, in order. */
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
