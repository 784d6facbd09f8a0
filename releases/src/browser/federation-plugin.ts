import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { containerName, REGISTRY_ELEMENT_ID, type Release } from '../registry.ts'
import { forgetContainer, loadContainer } from './container-script.ts'
import { documentRegistry } from './live-registry.ts'
import { announceFailure, reportOutcome } from './outcomes.ts'

type Container = NonNullable<Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>>

/** A remote of this document, by the name of its container. */
interface UsedRemote {
  /** Name in the registry: the one by which the shell imports it. */
  part: string
  live: Release
  /** The release before, which takes the place of one that does not load. */
  previous: Release | undefined
  /** The one of the two that is asked for. */
  release: Release
  /** Whether something of it is shown. */
  isShown: boolean
}
const used = new Map<string, UsedRemote>()

/** Why remotes of the shell cannot be asked for: their entry in the registry is not valid. By the name of the container. */
const unreadable = new Map<string, { part: string; error: unknown }>()

/** The release of a part that this document uses; undefined while the document names none. */
export function usedRelease(part: string): Release | undefined {
  return [...used.values()].find((remote) => remote.part === part)?.release
}

const globalNameOf = (part: string, { container, version }: Release) =>
  container ?? containerName(part, version)

/** How the federation runtime finds a release. */
const remoteOptions = (part: string, release: Release) => ({
  entry: release.entry,
  entryGlobalName: globalNameOf(part, release),
  type: release.type ?? ('global' as const),
})

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value
}

/**
 * A plugin of the Module Federation runtime: remotes come from where the registry in the document says, with their
 * integrity checked. A release that does not load, or throws as it starts, gives way to the one before it, unless the
 * document shows something of it already: two releases of a remote are never mixed. Outcomes are reported to the release
 * server. In a document without a registry, as in development, the plugin does nothing. What did not load is asked for again
 * when it is imported again.
 */
export function releasesPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'releases',
    beforeInit(args) {
      if (!document.getElementById(REGISTRY_ELEMENT_ID)) return args
      for (const remote of args.userOptions.remotes ?? []) {
        const part = remote.alias ?? remote.name
        try {
          const live = documentRegistry().remote(part)
          // One that was never released stays where the shell's own configuration has it.
          if (!live) continue
          used.set(remote.name, { part, live, previous: live.previous, release: live, isShown: false })
          Object.assign(remote, remoteOptions(part, live))
        } catch (error) {
          unreadable.set(remote.name, { part, error })
          // The runtime would ask for the manifest that the shell's configuration names, and not start without it.
          Object.assign(remote, { entry: new URL(`/remotes/${part}`, location.href).href, type: 'global' })
        }
      }
      return args
    },
    async loadEntry({ remoteInfo: { name, entryGlobalName, entry } }) {
      const fault = unreadable.get(name)
      if (fault) throw fault.error
      const remote = used.get(name)
      if (!remote) return undefined
      const container = await loadContainer(entry, entryGlobalName, remote.release)
      if (!isContainer(container)) throw new Error(`The entry ${entry} is no container '${entryGlobalName}'`)
      return container
    },
    async onLoad({ remote: { name }, exposeModuleFactory }) {
      const remote = used.get(name)
      if (!remote) return undefined
      // It runs here, where a module that throws as it starts still gives way to the release before.
      const module: unknown = await exposeModuleFactory?.()
      remote.isShown = true
      reportOutcome(remote.part, remote.release.version, 'shown')
      reportOutcome('host', documentRegistry().host, 'shown')
      return exposeModuleFactory ? () => module : undefined
    },
    async errorLoadRemote({ id, error, from, lifecycle, origin, remote: asked }) {
      if (lifecycle !== 'onLoad' || !asked) return undefined
      const fault = unreadable.get(asked.name)
      if (fault) announceFailure({ error: fault.error, phase: 'load', remote: fault.part })
      const remote = used.get(asked.name)
      if (!remote) return undefined
      const { part, live, previous, release, isShown } = remote
      const use = (next: Release) => {
        forgetContainer(globalNameOf(part, remote.release))
        remote.release = next
        origin.registerRemotes([{ name: asked.name, alias: part, ...remoteOptions(part, next) }], {
          force: true,
        })
      }
      if (asked.entry !== live.entry) {
        // Neither loads. The next import asks for the live one again: the network may be back.
        if (asked.entry === release.entry && !isShown) use(live)
        return undefined
      }
      if (release === live) {
        reportOutcome(part, live.version, 'load')
        announceFailure({ error, phase: 'load', remote: part })
        if (!previous || isShown) return undefined
        console.warn(`[releases] ${part} ${live.version} does not load; ${previous.version} is used`, error)
        use(previous)
      }
      // The bundler asks for the function that gives the module, everybody else for the module.
      return origin.loadRemote(id, { from, loadFactory: from !== 'build' })
    },
  }
}
