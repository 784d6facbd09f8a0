import { type Registry, RegistryError, readRegistry } from './registry.ts'

let registry: Registry | undefined

/** The registry of this document, read when it is first needed. @throws RegistryError */
export function liveRegistry(): Registry {
  registry ??= readRegistry(document)
  return registry
}

/** What a report says about a remote: what is live in this document, as far as the registry can be read. */
export function whose(remote: string | undefined): { remote?: string; version?: string; owner?: string } {
  if (!remote) return {}
  try {
    const { version, owner } = liveRegistry().remote(remote) ?? {}
    return { remote, ...(version ? { version } : {}), ...(owner ? { owner } : {}) }
  } catch (error) {
    if (error instanceof RegistryError) return { remote }
    throw error
  }
}
