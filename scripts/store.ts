import { resolve } from 'node:path'
import { openStore, type ReleaseStore, storeVariables } from '@cadence/host/store'
import * as z from 'zod/mini'
import { root } from './workspaces.ts'

const schema = z.object(storeVariables)

/** Opens the release store that the environment names. @throws Error that names each variable at fault. */
export async function storeOf(
  environment: Record<string, string | undefined> = process.env,
): Promise<ReleaseStore> {
  // An empty variable counts as unset.
  const parsed = schema.safeParse(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
  )
  if (!parsed.success) throw new Error(`The environment is not valid:\n${z.prettifyError(parsed.error)}`)
  return openStore({ ...parsed.data, RELEASES_DIR: resolve(root, parsed.data.RELEASES_DIR) })
}
