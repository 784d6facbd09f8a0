/**
 * What runs in the pages of a release that is tried out. Each function is sent there by itself, so none may use
 * anything around it.
 */

/** A failure, as the shell's event says it. */
interface Noted {
  remote?: string
  said: string
}

declare global {
  // Only `var` declares a property of the page's global object.
  var cadenceNoted: Noted[]
  var cadenceSettled: boolean | undefined
}

/** Notes what the shell reports, from the first script on. */
export function watchFailures(): void {
  globalThis.cadenceNoted = []
  addEventListener('cadence:failure', (event) => {
    if (!(event instanceof CustomEvent)) return
    const { error, phase, remote } = event.detail
    const messages: string[] = []
    for (let cause = error; cause; cause = cause.cause) messages.push(String(cause.message ?? cause))
    globalThis.cadenceNoted.push({ remote, said: `${phase} failed: ${messages.join(' ← ')}` })
  })
}

/** What a page has come to: `shown`, why it failed, or null while that is open. */
export function pageState(part: string): string | null {
  const failure = globalThis.cadenceNoted.find(({ remote }) => part === 'host' || !remote || remote === part)
  if (failure) return failure.said
  const root = document.getElementById('root')
  // What the server rendered is no proof: React must have taken it over.
  const started = root && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  const heading = root?.querySelector('h1')?.textContent?.trim()
  if (!started || !heading) return null
  if (globalThis.cadenceSettled) return 'shown'
  if (globalThis.cadenceSettled === undefined) {
    globalThis.cadenceSettled = false
    // Effects and what they set off have their turn before the page counts as shown.
    requestIdleCallback(
      () => requestIdleCallback(() => (globalThis.cadenceSettled = true), { timeout: 500 }),
      {
        timeout: 500,
      },
    )
  }
  return null
}
