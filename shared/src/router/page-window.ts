import type { Path } from './paths.ts'

/** Link to a page of the public site, optionally to a heading on it. */
export type PublicPageLink = Path | `${Path}#${string}`

type OpenWindow = (to: PublicPageLink) => void

let loadWindow: () => Promise<OpenWindow> = () =>
  Promise.reject(new Error('The shell shows no pages in a window'))
let loadedWindow: Promise<OpenWindow> | undefined

/**
 * The host sets how a page is shown in a window.
 * @param load loads the window. Called before the first page, and again after a failure.
 */
export function providePageWindow(load: () => Promise<OpenWindow>): void {
  loadWindow = load
  loadedWindow = undefined
}

/**
 * Shows a page of the public site in a window over the current page. Members need it to read legal texts: the guards lead
 * a member from the public site to the app (decisions, Legal texts for members).
 * @throws Error when the window cannot be loaded. When only the page cannot be loaded, the window says so.
 */
export async function openPageWindow(to: PublicPageLink): Promise<void> {
  // Loaded once: each load would make another window.
  const loading = loadedWindow ?? loadWindow()
  loadedWindow = loading
  try {
    const open = await loading
    open(to)
  } catch (error) {
    if (loadedWindow === loading) loadedWindow = undefined
    throw error
  }
}
