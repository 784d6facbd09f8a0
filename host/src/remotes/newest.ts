import { REGISTRY_PATH } from '@cadence/releases/registry'
import { documentRegistry, documentTag } from './document-registry.ts'
import { parseRegistry, type Registry } from './registry.ts'

/** The server has this long to say what is live now, in milliseconds. */
const REGISTRY_TIMEOUT_MS = 2000

/** What the server said last. */
let newest: { registry: Registry; tag: string | null } | undefined

/** What was live when the server was last asked; undefined as long as that is what this document came with. */
export function newestRegistry(): Registry | undefined {
  return newest?.registry
}

/** The server's name of it. */
export function newestTag(): string | null {
  return newest ? newest.tag : documentTag()
}

/**
 * Asks the server what is live now. As long as nothing was released the answer has no body.
 * @param limitMs patience, in milliseconds. @throws when the server does not say it, or says no registry.
 */
export async function askNewest(limitMs = REGISTRY_TIMEOUT_MS): Promise<Registry> {
  const known = newestTag()
  const answer = await fetch(REGISTRY_PATH, {
    // The browser's cache would answer in the place of the server, or hide that nothing is new.
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
