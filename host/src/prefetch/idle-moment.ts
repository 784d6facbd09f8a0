import * as z from 'zod/mini'

/** The network counts as quiet when no file has arrived for this long, in milliseconds. */
const QUIET_MS = 500

const connectionSchema = z.object({
  saveData: z.optional(z.boolean()),
  effectiveType: z.optional(z.string()),
})

/** Whether to prefetch at all: not with Save-Data and not on a slow connection. */
export function allowsPrefetch(): boolean {
  const connection = 'connection' in navigator ? connectionSchema.safeParse(navigator.connection).data : {}
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}

/** Waits until the tab is visible. */
async function visible(): Promise<void> {
  while (document.visibilityState === 'hidden') {
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }))
  }
}

/** Waits until no file has arrived for a while. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new PerformanceObserver(() => wait())
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        observer.disconnect()
        resolve()
      }, QUIET_MS)
    }
    observer.observe({ type: 'resource' })
    wait()
  })
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve)
    else setTimeout(resolve)
  })
}

/** Waits until the network is quiet and the main thread idle, in a hidden tab too. */
export async function quietMoment(): Promise<void> {
  await quiet()
  await idle()
}

/** Waits until the tab is visible, the network quiet and the main thread idle. */
export async function idleMoment(): Promise<void> {
  await visible()
  await quietMoment()
}
