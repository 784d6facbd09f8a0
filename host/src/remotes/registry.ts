import {
  REGISTRY_ELEMENT_ID,
  type RegisteredRemote,
  type Registry,
  registrySchema,
} from '@cadence/shared/contract'
import * as z from 'zod/mini'

/** The registry in the HTML is missing or is not one: the page was not served by the release server. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError'
}

/** Reads the registry that the HTML carries. @throws RegistryError naming what is wrong with it. */
export function readRegistry(document: Document): Registry {
  const text = document.getElementById(REGISTRY_ELEMENT_ID)?.textContent
  if (!text) throw new RegistryError(`The page has no #${REGISTRY_ELEMENT_ID}`)
  try {
    return registrySchema.parse(JSON.parse(text))
  } catch (cause) {
    const why = cause instanceof z.core.$ZodError ? z.prettifyError(cause) : String(cause)
    throw new RegistryError(`The registry in the page is not valid: ${why}`, { cause })
  }
}

/** A remote by its name. */
export function findRemote(registry: Registry, name: string): RegisteredRemote | undefined {
  return registry.remotes.find((remote) => remote.name === name)
}
