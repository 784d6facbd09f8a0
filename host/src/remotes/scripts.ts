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

/** Address without what a retry added to it. */
const plain = (address: string) => address.split('?')[0] ?? address

/** Scripts that were asked for and have not come. One that has come or failed leaves the document. */
function waitingScripts(files: readonly string[]): HTMLScriptElement[] {
  return [...document.querySelectorAll('script')].filter(({ src }) => files.includes(plain(src)))
}

/** Whether one of these files was asked for by the HTML itself and has not come yet. */
export function isAskedByHtml(files: readonly string[]): boolean {
  return waitingScripts(files).some(({ dataset }) => dataset.early !== undefined)
}

/**
 * Gives up on files that have not come. Whoever waits for one is told that it failed and forgets it, so that the next
 * try asks anew; a browser runs it all the same if it comes after all.
 * @returns a promise that resolves when one of them does, undefined when none was on its way.
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
