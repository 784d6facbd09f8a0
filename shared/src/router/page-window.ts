import type { Path } from './paths.ts'

/** A page of the public site, and a place on it. */
export type Reading = Path | `${Path}#${string}`

type Open = (to: Reading) => void

let loadReader: () => Promise<Open> = () => Promise.reject(new Error('The shell shows no pages in a window'))
let reader: Promise<Open> | undefined

/**
 * The shell says how it shows a page in a window.
 * @param load called when the first one is asked for, and again after it has failed.
 */
export function provideReader(load: () => Promise<Open>): void {
  loadReader = load
  reader = undefined
}

/**
 * Shows a page of the public site in a window over the page on screen. Members need it: their visits of the public site
 * lead to the app (decisions, Legal texts for members). The window is of the shell, so there is one copy of each text,
 * and nobody loads anything of it before.
 * @throws Error when the window itself does not come; a page that does not come is said in it.
 */
export async function readInWindow(to: Reading): Promise<void> {
  // One for all: each that is made has a window of its own.
  const loading = reader ?? loadReader()
  reader = loading
  try {
    const open = await loading
    open(to)
  } catch (error) {
    if (reader === loading) reader = undefined
    throw error
  }
}
