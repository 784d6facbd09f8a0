import { loadScript, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { TimeLimitError, withLimit } from './errors.ts'
import { giveUpScripts } from './release-files.ts'

/** The container of a remote, as its entry puts it into the page. */
type Container = NonNullable<Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>>

/** An entry did not come in time, or brought no container. */
export class EntryError extends Error {
  override readonly name = 'EntryError'
}

/** How the loader requests an entry. */
export interface AskedEntry {
  /** Whole address. After a failure it differs from the one that the remote is registered by. */
  address: string
  /** Subresource integrity, from the registry. */
  integrity?: string | undefined
}

/** Time limit of an entry, in milliseconds. It is longer than that of a page, so it only ends loads that no page waits for, such as prefetches. */
export const ENTRY_TIMEOUT_MS = 7500

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value
}

function containerIn(name: string): Container | undefined {
  const value: unknown = Reflect.get(globalThis, name)
  return isContainer(value) ? value : undefined
}

/**
 * Loads entries as the registry describes them. The hook `createScript` would not do: the library does not call it for
 * a script that the first HTML has asked for already, and gives such a script 20 seconds.
 * @param askedEntry how the entry of a registered remote is to be asked for now; undefined for a remote that the shell did not register,
 * which the library loads by itself.
 */
export function loadEntryPlugin(
  askedEntry: (remote: string) => AskedEntry | undefined,
): ModuleFederationRuntimePlugin {
  return {
    name: 'cadence-load-entry',
    async loadEntry({ remoteInfo: { name, entryGlobalName } }) {
      const asked = askedEntry(name)
      if (!asked) return undefined
      const before = containerIn(entryGlobalName)
      if (before) return before
      const { address, integrity } = asked
      const isForeign = new URL(address).origin !== location.origin
      const attrs = {
        ...(integrity ? { integrity } : {}),
        ...(isForeign ? { crossorigin: 'anonymous' } : {}),
      }
      await withLimit(loadScript(address, { attrs }), ENTRY_TIMEOUT_MS).catch((error: unknown) => {
        if (!(error instanceof TimeLimitError)) throw error
        giveUpScripts([address])
        throw new EntryError(`The entry ${address} takes too long`)
      })
      const container = containerIn(entryGlobalName)
      if (!container) throw new EntryError(`The entry ${address} brings no container '${entryGlobalName}'`)
      return container
    },
  }
}
