import { chunkGlobalName, type Release } from '../registry.ts'

/** An entry may take this long, in milliseconds. */
const ENTRY_TIMEOUT_MS = 7500

/** Runs an entry as a script. @throws Error when it does not come in time, or is not the file that was released. */
function runScript(address: string, integrity: string | undefined, type?: 'module'): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    if (type) script.type = type
    const fail = (why: string) => {
      clearTimeout(timer)
      script.remove()
      reject(new Error(`The entry ${address} ${why}`))
    }
    const timer = setTimeout(fail, ENTRY_TIMEOUT_MS, 'takes too long')
    script.onload = () => {
      clearTimeout(timer)
      script.remove()
      resolve()
    }
    script.onerror = () => fail('did not load')
    script.async = true
    // Without it the browser could not check the integrity of a file from another origin.
    if (new URL(address).origin !== location.origin) script.crossOrigin = 'anonymous'
    if (integrity) script.integrity = integrity
    script.src = address
    document.head.append(script)
  })
}

/** How often entries have failed, by their address. */
const failures = new Map<string, number>()

/**
 * Loads the entry of a release. After a failure it is asked for under another address: browsers keep a module that failed, and
 * may have a broken file in their cache.
 * @returns its container, unchecked.
 * @throws Error when it does not come in time, is not the file that was released, or fails as it starts.
 */
export async function loadContainer(
  entry: string,
  globalName: string,
  { integrity, type }: Pick<Release, 'integrity' | 'type'>,
): Promise<unknown> {
  const failed = failures.get(entry) ?? 0
  const address = failed === 0 ? entry : `${entry}?again=${failed}`
  try {
    await runScript(address, integrity, type)
    if (type !== 'module') return Reflect.get(globalThis, globalName)
    // `import()` checks no integrity. The script did, and the browser has one module for one address.
    return await import(/* webpackIgnore: true */ /* @vite-ignore */ address)
  } catch (error) {
    failures.set(entry, failed + 1)
    throw error
  }
}

/**
 * Forgets what a container has put into the page, so that another release of it does not take over its chunks: both have
 * the same names.
 */
export function forgetContainer(container: string): void {
  // What Rsbuild's federation plugin sets, and what the bundlers do by themselves.
  const chunks = [chunkGlobalName(container), `webpackChunk${container}`, `rspackChunk${container}`]
  for (const name of [container, ...chunks]) {
    // A `var` of a script cannot be deleted.
    if (!Reflect.deleteProperty(globalThis, name)) Reflect.set(globalThis, name, undefined)
  }
}
