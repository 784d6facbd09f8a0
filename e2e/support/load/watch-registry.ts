import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseDocument } from '@cadence/host/store'
import { registryDocumentSchema } from '@cadence/shared/contract'

/** Reads the registry again and again, in the store and through the server. @returns a function that ends it and says what was wrong. */
export function watchRegistry(store: string, url: string): () => Promise<string[]> {
  const faults: string[] = []
  let over = false
  let revision = 0
  const look = async () => {
    const document = parseDocument(await readFile(join(store, 'registry.json'), 'utf8'), 'registry.json')
    if (document.revision < revision) {
      // The pointer may be one behind for a moment; the server never is.
      if (document.revision < revision - 1) faults.push(`revision ${document.revision} after ${revision}`)
    }
    revision = Math.max(revision, document.revision)
    const answer = await fetch(`${url}/registry.json`)
    if (!answer.ok) faults.push(`the registry answered ${answer.status}`)
    registryDocumentSchema.parse(await answer.json())
  }
  const watching = (async () => {
    while (!over) {
      await look().catch((error: unknown) => faults.push(String(error)))
      await wait(20)
    }
  })()
  return async () => {
    over = true
    await watching
    return faults
  }
}
