import type { PageFiles } from '@cadence/releases/registry'

/** A file that hangs must not hold one of the few connections for ever: it has this long, in milliseconds. */
const FETCH_TIMEOUT_MS = 15_000

const asked = new Set<string>()

/** Whether the HTML or an earlier page asked for a file, so that it is on its way or in the browser's cache. */
function wasAskedFor(href: string): boolean {
  return (
    asked.has(href) ||
    performance.getEntriesByName(href).length > 0 ||
    // By the whole address, whatever the attribute says.
    [...document.scripts].some(({ src }) => src === href)
  )
}

/**
 * Brings a page's files into the browser's cache before the remote's entry finds out that it needs them. Not a
 * preload link: the loader checks the integrity of what it asks for, and a link without it would not be taken.
 */
export function fetchAhead(files: PageFiles | undefined): void {
  for (const href of files?.js ?? []) {
    if (wasAskedFor(href) || new URL(href).origin !== location.origin) continue
    asked.add(href)
    // A failure is said by the loader that needs the file.
    fetch(href, { priority: 'high', signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) })
      .then((answer) => answer.arrayBuffer())
      .catch(() => asked.delete(href))
  }
}
