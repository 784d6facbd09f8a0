import type { PageFiles } from '@cadence/releases/registry'

/*
 * The files of a release on their way into the page. The loaders of federation and of chunks wait for the events of a
 * script element; these functions speak to them through such elements.
 */

/** A fetched file that hangs must not hold one of the browser's few connections for ever: time limit in milliseconds. */
const FETCH_TIMEOUT_MS = 15_000

/**
 * Gives the scripts of the first HTML their whole address as `src`. The loaders look for an element with that `src`,
 * and otherwise add one of their own: the same script would run twice. Writing the attribute of a script that has
 * started loads nothing again.
 */
export function adoptEarlyScripts(): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-early]')) {
    script.setAttribute('src', script.src)
  }
}

const withoutQuery = (address: string) => address.split('?')[0] ?? address

/** Scripts that are still loading. The loaders remove a script that has arrived or failed. */
function waitingScripts(files: readonly string[]): HTMLScriptElement[] {
  return [...document.querySelectorAll('script')].filter(({ src }) => files.includes(withoutQuery(src)))
}

/** Whether the HTML itself asked for one of these files, and it has not come yet. */
export function isAskedByHtml(files: readonly string[]): boolean {
  return waitingScripts(files).some(({ dataset }) => dataset.early !== undefined)
}

/**
 * Gives up on files that have not come. A loader that waits for one learns that it failed, so that its next try asks
 * again. The browser still runs a script that comes after all.
 * @returns a promise that resolves when one of them comes; undefined when none was on its way.
 */
export function giveUpScripts(files: readonly string[]): Promise<void> | undefined {
  const scripts = waitingScripts(files)
  if (scripts.length === 0) return undefined
  const arrival = new Promise<void>((resolve) => {
    for (const script of scripts) script.addEventListener('load', () => resolve(), { once: true })
  })
  for (const script of scripts) {
    script.dispatchEvent(new Event('error'))
    script.remove()
  }
  return arrival
}

const fetched = new Set<string>()

/** Whether the HTML or an earlier page asked for a file, so that it is on its way or in the browser's cache. */
function wasAskedFor(href: string): boolean {
  return (
    fetched.has(href) ||
    performance.getEntriesByName(href).length > 0 ||
    // By the whole address, whatever the attribute says.
    [...document.scripts].some(({ src }) => src === href)
  )
}

/**
 * Brings a page's files into the browser's cache before the remote's entry finds out that it needs them. A preload link
 * would not do: the loader checks the integrity of what it asks for, and the browser does not use a link without it.
 */
export function fetchAhead(files: PageFiles | undefined): void {
  for (const href of files?.js ?? []) {
    if (wasAskedFor(href) || new URL(href).origin !== location.origin) continue
    fetched.add(href)
    // The loader that needs the file reports its failure.
    fetch(href, { priority: 'high', signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) })
      .then((answer) => answer.arrayBuffer())
      .catch(() => fetched.delete(href))
  }
}
