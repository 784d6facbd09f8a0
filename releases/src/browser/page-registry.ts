import * as z from 'zod/mini'
import {
  type Preview,
  previewSchema,
  REGISTRY_ELEMENT_ID,
  type RegisteredRemote,
  type Release,
  registeredRemoteSchema,
  registryDocumentSchema,
} from '../registry.ts'

/** A registry, or its entry of a remote, is missing or not valid. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError'
}

/** A preview, and of which remote. */
export interface ShownPreview extends Preview {
  remote: string
}

/** The registry of a page or of the server. Remotes are checked one by one, when they are asked for. */
export interface Registry {
  /** Version of the host that it was written with, where it is known. */
  host: string | undefined
  /** Whether the server has an operator's panel. */
  hasPanel: boolean
  /** Whether pages register the service worker. */
  hasWorker: boolean
  /** The entry of a remote with whole addresses; undefined when the registry does not name it. @throws RegistryError */
  remote: (name: string) => RegisteredRemote | undefined
  /** The names of all remotes. */
  names: readonly string[]
  /** The previews that this browser alone sees instead of the live releases. */
  previews: () => ShownPreview[]
}

const whyOf = (error: unknown) => (error instanceof z.core.$ZodError ? z.prettifyError(error) : String(error))

/** Whole addresses: the loaders of federation and of chunks write and compare addresses in this form. */
function withWholeAddresses<R extends Release>(release: R, base: string): R {
  const whole = (address: string) => new URL(address, base).href
  const pages = Object.entries(release.pages).map(([page, { js, css }]) => [
    page,
    { js: js.map(whole), css: css.map(whole) },
  ])
  return { ...release, entry: whole(release.entry), pages: Object.fromEntries(pages) }
}

/**
 * Reads a registry. One bad entry is that remote's own failure, so each is checked when it is asked for; that also
 * keeps the start the same however many there are.
 * @param base what its addresses are relative to. @throws RegistryError naming what is wrong.
 */
export function parseRegistry(text: string, base: string): Registry {
  try {
    const { host, panel = false, worker = true, remotes } = registryDocumentSchema.parse(JSON.parse(text))
    return {
      host,
      hasPanel: panel,
      hasWorker: worker,
      names: remotes.map(({ name }) => name),
      previews: () =>
        remotes.flatMap(({ name, preview }) => {
          const parsed = preview === undefined ? undefined : previewSchema.safeParse(preview).data
          return parsed ? [{ remote: name, ...parsed }] : []
        }),
      remote(name) {
        const found = remotes.find((remote) => remote.name === name)
        if (!found) return undefined
        try {
          const { previous, ...live } = withWholeAddresses(registeredRemoteSchema.parse(found), base)
          return previous ? { ...live, previous: withWholeAddresses(previous, base) } : live
        } catch (cause) {
          throw new RegistryError(`The registry is not valid for '${name}': ${whyOf(cause)}`, { cause })
        }
      },
    }
  } catch (cause) {
    throw new RegistryError(`The registry is not valid: ${whyOf(cause)}`, { cause })
  }
}

/** Reads the registry that the HTML carries. @throws RegistryError naming what is wrong. */
export function readRegistry(document: Document): Registry {
  const text = document.getElementById(REGISTRY_ELEMENT_ID)?.textContent
  if (!text) throw new RegistryError(`The page has no #${REGISTRY_ELEMENT_ID}`)
  return parseRegistry(text, document.baseURI)
}
