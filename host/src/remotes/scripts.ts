/**
 * The script elements through which a release's files arrive. The loaders of federation and of chunks wait for an
 * element's events; these functions speak to them in the same way.
 */

/**
 * The loaders look for an element whose `src` is the whole address, and otherwise add one of their own: the same
 * script would run twice. Writing the attribute of a script that has started loads nothing again.
 */
export function adoptEarlyScripts(): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-early]')) {
    script.setAttribute('src', script.src)
  }
}

/** Scripts of a release that were asked for and have not come. One that has come or failed leaves the document. */
function waitingScripts(entry: string): HTMLScriptElement[] {
  const folder = new URL('.', entry).href
  return [...document.querySelectorAll('script')].filter(({ src }) => src.startsWith(folder))
}

/** Whether scripts of a release that the HTML itself asked for have not come yet. */
export function isAskedByHtml(entry: string): boolean {
  return waitingScripts(entry).some(({ dataset }) => dataset.early !== undefined)
}

/**
 * Gives up on a release's scripts that have not come. Whoever waits for one is told that it failed and forgets it, so
 * that the next try asks anew; a browser runs it all the same if it comes after all.
 * @returns a promise that resolves when one of them does, undefined when none was on its way.
 */
export function giveUpScripts(entry: string): Promise<void> | undefined {
  const scripts = waitingScripts(entry)
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
