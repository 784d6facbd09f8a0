import { resolve } from 'node:path'
import { openStore } from '@cadence/releases/store/open-store'
import type { ReleaseStore } from '@cadence/releases/store/release-store'
import { storeVariables } from '@cadence/releases/store/store-variables'
import * as z from 'zod/mini'
import { root } from './workspaces.ts'

const schema = z.object(storeVariables)

/** Reads where the release store is. @throws Error that names each variable at fault. */
function readVariables(environment: Record<string, string | undefined>): z.infer<typeof schema> {
  // An empty variable counts as unset.
  const parsed = schema.safeParse(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
  )
  if (!parsed.success) throw new Error(`The environment is not valid:\n${z.prettifyError(parsed.error)}`)
  return { ...parsed.data, RELEASES_DIR: resolve(root, parsed.data.RELEASES_DIR) }
}

/** Opens the release store that the environment names. @throws Error that names each variable at fault. */
export async function storeOf(
  environment: Record<string, string | undefined> = process.env,
): Promise<ReleaseStore> {
  return openStore(readVariables(environment))
}

/** The release store that the environment names, for people: without what opens it. */
export function storeName(environment: Record<string, string | undefined> = process.env): string {
  const { RELEASES_DIR, RELEASES_BUCKET, RELEASES_ENDPOINT, REGISTRY_URL } = readVariables(environment)
  const endpoint = RELEASES_ENDPOINT ? ` at ${new URL(RELEASES_ENDPOINT).host}` : ''
  const files = RELEASES_BUCKET ? `bucket ${RELEASES_BUCKET}${endpoint}` : `folder ${RELEASES_DIR}`
  if (!REGISTRY_URL) return files
  const { host, pathname } = new URL(REGISTRY_URL)
  return `${files}, registry in PostgreSQL at ${host}${pathname}`
}
