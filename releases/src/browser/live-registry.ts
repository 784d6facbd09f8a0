import { REGISTRY_ELEMENT_ID, REGISTRY_PATH } from '../registry.ts'
import { parseRegistry, type Registry, readRegistry } from './page-registry.ts'

/** The server has this long to say what is live now, in milliseconds. */
const REGISTRY_TIMEOUT_MS = 2000

let ofDocument: Registry | undefined

/** The last answer of the server; undefined while the document's own registry is still live. */
let newest: { registry: Registry; tag: string | null } | undefined

/** The registry that this document came with, read when it is first needed. @throws RegistryError */
export function documentRegistry(): Registry {
  ofDocument ??= readRegistry(document)
  return ofDocument
}

/** What was live when the server was last asked; undefined as long as that is what this document came with. */
export function newestRegistry(): Registry | undefined {
  return newest?.registry
}

/** The server's tag of the registry that this document came with. */
export function documentTag(): string | null {
  return document.getElementById(REGISTRY_ELEMENT_ID)?.dataset.tag ?? null
}

/** The server's tag (ETag) of the newest registry that this document knows. */
export function newestTag(): string | null {
  return newest ? newest.tag : documentTag()
}

/**
 * Asks the server what is live now. As long as nothing was released the answer has no body.
 * @param limitMs time limit, in milliseconds. @throws when the server does not answer with a registry.
 */
export async function askNewest(limitMs = REGISTRY_TIMEOUT_MS): Promise<Registry> {
  const known = newestTag()
  const answer = await fetch(REGISTRY_PATH, {
    // The browser's cache would answer instead of the server, or hide that nothing is new.
    cache: 'no-store',
    headers: known ? { 'If-None-Match': known } : {},
    signal: AbortSignal.timeout(limitMs),
  })
  if (answer.status === 304) return newest?.registry ?? documentRegistry()
  if (!answer.ok) throw new Error(`${REGISTRY_PATH} answered ${answer.status}`)
  const registry = parseRegistry(await answer.text(), location.href)
  newest = { registry, tag: answer.headers.get('etag') }
  return registry
}
