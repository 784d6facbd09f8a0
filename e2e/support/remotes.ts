import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemoteName } from '@cadence/shared/contract'
import { stack } from './stack.ts'

const folder = (name: string) => join(stack.RELEASES_DIR, 'remotes', name)

/** Removes a remote's files from the store, as when its server is down. */
export async function stopRemote(name: RemoteName): Promise<void> {
  await rename(folder(name), folder(`${name}.stopped`))
}

/** Puts it back. */
export async function startRemote(name: RemoteName): Promise<void> {
  await rename(folder(`${name}.stopped`), folder(name))
}
