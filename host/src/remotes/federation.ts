import { containerName, type RegisteredRemote, type Registry } from '@cadence/shared/contract'
import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'

/** How long an entry script may take before it counts as failed, in milliseconds. */
const ENTRY_TIMEOUT_MS = 6500

/** How often the entry of each remote failed: a retry asks under a fresh address, past anything cached. */
const failures = new Map<string, number>()

function entryPlugin(registry: Registry): ModuleFederationRuntimePlugin {
  return {
    name: 'cadence-entries',
    createScript({ url }) {
      const remote = registry.remotes.find((candidate) => candidate.entry === url)
      if (!remote) return
      const script = document.createElement('script')
      const failed = failures.get(remote.name) ?? 0
      script.src = failed === 0 ? url : `${url}?retry=${failed}`
      if (remote.integrity) script.integrity = remote.integrity
      script.crossOrigin = new URL(url, location.href).origin === location.origin ? null : 'anonymous'
      script.addEventListener('error', () => failures.set(remote.name, failed + 1))
      return { script, timeout: ENTRY_TIMEOUT_MS }
    },
  }
}

/**
 * The loaders look for an element whose `src` is the whole address, and otherwise add one of their own: the same
 * script would run twice. Writing the attribute of a script that has started loads nothing again.
 */
function adoptEarlyScripts(): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-early]')) {
    script.setAttribute('src', script.src)
  }
}

/** Tells the federation runtime which remotes exist. Loads none. */
export function register(registry: Registry): void {
  adoptEarlyScripts()
  registerPlugins([entryPlugin(registry)])
  registerRemotes(
    registry.remotes.map((remote: RegisteredRemote) => ({
      name: remote.name,
      entry: remote.entry,
      entryGlobalName: containerName(remote.name),
      type: 'global' as const,
    })),
  )
}

/**
 * Gives up on a remote's entry that the HTML asked for and that never came. The federation runtime waits for that
 * element for longer than a member would; told of an error it forgets it, and the next try asks anew.
 */
export function giveUpEarlyEntry(remote: RegisteredRemote): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-early]')) {
    if (script.src !== remote.entry) continue
    failures.set(remote.name, (failures.get(remote.name) ?? 0) + 1)
    script.dispatchEvent(new Event('error'))
    script.remove()
  }
}

/** Loads one exposed module of a remote. */
export function loadExpose(id: string): Promise<unknown> {
  return loadRemote<unknown>(id)
}
