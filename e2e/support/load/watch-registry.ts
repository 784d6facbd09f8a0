import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { registryDocumentSchema } from '@cadence/releases/registry'
import { parseDocument } from '@cadence/releases/store/registry-document'
import * as z from 'zod/mini'

const healthSchema = z.object({ revision: z.int() })

/**
 * Reads the registry again and again, in the store and from the server. The server must never return to an older revision.
 * @returns a function that stops the reading and gives the faults.
 */
export function watchRegistry(store: string, url: string): () => Promise<string[]> {
  const faults: string[] = []
  let over = false
  let revision = 0
  const look = async () => {
    // While several commands write, the file may be old for a moment, but it is always complete.
    parseDocument(await readFile(join(store, 'registry.json'), 'utf8'), 'registry.json')
    const health = healthSchema.parse(await (await fetch(`${url}/health`)).json())
    if (health.revision < revision) faults.push(`revision ${health.revision} after ${revision}`)
    revision = health.revision
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
