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

/** Whether a script is still on its way: the browser writes down what has ended. */
const isLate = ({ src }: HTMLScriptElement) => performance.getEntriesByName(src, 'resource').length === 0

/** Scripts of these files that were asked for and have not come. */
function lateScripts(files: readonly string[]): HTMLScriptElement[] {
  return [...document.scripts].filter((script) => files.includes(plain(script.src)) && isLate(script))
}

/** A file that a release of the host asks for when it is needed. */
const HOST_FILE = /\/host\/[^/]+\/static\/js\/async\//

const lateHostScripts = () =>
  [...document.scripts].filter((script) => HOST_FILE.test(script.src) && isLate(script))

/** Whether one of these files was asked for by the HTML itself and has not come yet. */
export function isAskedByHtml(files: readonly string[]): boolean {
  return lateScripts(files).some(({ dataset }) => dataset.early !== undefined)
}

/** Whether a file of the host is what is waited for, and none of these. */
export function isHostLate(files: readonly string[]): boolean {
  return lateScripts(files).length === 0 && lateHostScripts().length > 0
}

function giveUp(scripts: readonly HTMLScriptElement[]): Promise<void> | undefined {
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

/**
 * Gives up on files that have not come. Whoever waits for one is told that it failed and forgets it, so that the next
 * try asks anew; a browser runs it all the same if it comes after all.
 * @returns a promise that resolves when one of them does, undefined when none was on its way.
 */
export function giveUpScripts(files: readonly string[]): Promise<void> | undefined {
  return giveUp(lateScripts(files))
}

let givenUp: Promise<void> | undefined
let hasFailed = false

/** When a file of the host that was given up on comes after all; undefined when none is on its way. */
export const hostArrival = () => givenUp

/**
 * The same for the host's own files.
 * @returns a promise that resolves when one of them comes, also of those that were given up on before.
 */
export function giveUpHostScripts(): Promise<void> | undefined {
  const arrival = giveUp(lateHostScripts())
  if (!arrival) return givenUp
  givenUp = arrival
  void arrival.then(() => {
    if (givenUp === arrival) givenUp = undefined
  })
  return arrival
}

/** A page did not come. */
export function notePageFailure(): void {
  hasFailed = true
}

/** A member tries again after a page did not come: a file of the host that hangs since, for whoever, is asked for anew. */
export function askHostAnew(): void {
  if (hasFailed) giveUpHostScripts()
  hasFailed = false
}
