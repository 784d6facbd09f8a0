import { chunkGlobalName, containerName } from '@cadence/releases/registry'
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { loadEntryPlugin } from './entry-plugin.ts'
import { ForeignAddressError } from './errors.ts'
import { componentIn } from './page-component.ts'
import { fetchAhead, giveUpScripts, isAskedByHtml } from './release-files.ts'
import type { RemoteLoader } from './remote-loader.ts'
import type { Source } from './remote-states.ts'

/** Entries come from this origin, but for a preview; in development also from the servers of this machine. */
function isOurs({ release, isPreview = false }: Source): boolean {
  const { origin, hostname } = new URL(release.entry)
  const isLocal = process.env.NODE_ENV === 'development' && hostname === 'localhost'
  return origin === location.origin || isPreview || isLocal
}

/** The loader by Module Federation. Each source is a remote of its own to the federation runtime, under `source.id`. */
export function createFederationLoader(): RemoteLoader {
  /** By id, how the entry of a registered source is asked for. */
  const entries = new Map<string, { address: string; integrity?: string | undefined }>()
  let hasPlugin = false

  /** Makes the runtime know a source, or forget the container that it has of it. */
  function register({ id, remote, release, container }: Source, isNewContainer: boolean): void {
    const isKnown = entries.has(id)
    if (isKnown && !isNewContainer) return
    const entryGlobalName = container ?? containerName(remote, release.version)
    // The runtime deletes the global of this name when the remote is registered anew.
    if (!isKnown && container && Reflect.has(globalThis, container))
      throw new Error(`The page has something else under the name ${container}`)
    // A new container would take over the chunks of the container before it, and one of those chunks may be broken.
    if (isKnown) Reflect.deleteProperty(globalThis, chunkGlobalName(entryGlobalName))
    registerRemotes([{ name: id, entry: release.entry, entryGlobalName, type: 'global' }], { force: isKnown })
  }

  return {
    async load(source, page, { failures, isNewContainer }) {
      const { id, release } = source
      const { entry, integrity } = release
      if (!isOurs(source)) throw new ForeignAddressError(`${id} is at ${entry}, no address of this app`)
      if (!hasPlugin) registerPlugins([loadEntryPlugin((name) => entries.get(name))])
      hasPlugin = true
      register(source, isNewContainer)
      entries.set(id, { address: failures === 0 ? entry : `${entry}?retry=${failures}`, integrity })
      const component = componentIn(await loadRemote<unknown>(`${id}/${page}`))
      if (!component) throw new Error('The module has no component as default export')
      return component
    },
    fetchAhead,
    isAskedByHtml,
    giveUp: giveUpScripts,
  }
}
