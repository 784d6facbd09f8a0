import { REGISTRY_ELEMENT_ID } from '@cadence/releases/registry'
import { type Registry, readRegistry } from './registry.ts'

let registry: Registry | undefined

/** The registry that this document came with, read when it is first needed. @throws RegistryError */
export function documentRegistry(): Registry {
  registry ??= readRegistry(document)
  return registry
}

/** The name that the server gave it, for the question whether it is still what is live. */
export function documentTag(): string | null {
  return document.getElementById(REGISTRY_ELEMENT_ID)?.dataset.tag ?? null
}
