import { type Registry, RegistryError } from '@cadence/releases/browser/page-registry'
import type { RegisteredRemote } from '@cadence/releases/registry'
import type { Source } from './remote-states.ts'

/** What the document and the server say about releases. */
export interface Registries {
  /** What this document came with. @throws RegistryError */
  document: () => Registry
  /** What the server answered last, if it did. */
  newest: () => Registry | undefined
  /** Asks the server. */
  askNewest: () => Promise<Registry>
}

/** What a newer registry says about a remote, as far as this document can use it. */
function newestEntry(name: string, registries: Registries): RegisteredRemote | undefined {
  try {
    const live = registries.newest()?.remote(name)
    // The content policy of this document lets no other origin in than the ones it came with.
    return live && new URL(live.entry).origin === location.origin ? live : undefined
  } catch (error) {
    if (error instanceof RegistryError) return undefined
    throw error
  }
}

/** A remote's entry in the newest registry that is known. @throws RegistryError */
export function knownEntry(name: string, registries: Registries): RegisteredRemote | undefined {
  return newestEntry(name, registries) ?? registries.document().remote(name)
}

/** The source of a registry's entry. The release that the document came with is named as its remote. */
export function sourceOf(entry: RegisteredRemote, registries: Registries): Source {
  const { name, version, preview, container } = entry
  const isOfDocument = registries.document().remote(name)?.entry === entry.entry
  const isPreview = preview !== undefined && !preview.failed
  return {
    id: isOfDocument ? name : `${name}@${version}`,
    remote: name,
    release: entry,
    isPreview,
    container,
  }
}
