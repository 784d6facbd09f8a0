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

/** Addresses as the loaders of federation and of chunks write and compare them: whole. */
function withWholeAddresses({ remotes }: Registry, base: string): Registry {
  const whole = (address: string) => new URL(address, base).href
  return {
    remotes: remotes.map((remote) => ({
      ...remote,
      entry: whole(remote.entry),
      pages: Object.fromEntries(
        Object.entries(remote.pages).map(([page, { js, css }]) => [
          page,
          { js: js.map(whole), css: css.map(whole) },
        ]),
      ),
    })),
  }
}

/** Reads the registry that the HTML carries, its addresses made whole. @throws RegistryError naming what is wrong. */
export function readRegistry(document: Document): Registry {
  const text = document.getElementById(REGISTRY_ELEMENT_ID)?.textContent
  if (!text) throw new RegistryError(`The page has no #${REGISTRY_ELEMENT_ID}`)
  try {
    return withWholeAddresses(registrySchema.parse(JSON.parse(text)), document.baseURI)
  } catch (cause) {
    const why = cause instanceof z.core.$ZodError ? z.prettifyError(cause) : String(cause)
    throw new RegistryError(`The registry in the page is not valid: ${why}`, { cause })
  }
}

/** A remote by its name. */
export function findRemote(registry: Registry, name: string): RegisteredRemote | undefined {
  return registry.remotes.find((remote) => remote.name === name)
}
