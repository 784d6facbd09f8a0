import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemoteName } from '@cadence/shared/contract'
import { stack } from './stack.ts'

const folder = (name: string) => join(stack.RELEASES_DIR, 'remotes', name)

/** Renames the folder of a remote in the store, so that none of its files is found. */
export async function stopRemote(name: RemoteName): Promise<void> {
  await rename(folder(name), folder(`${name}.stopped`))
}

/** Gives the folder its name back. */
export async function startRemote(name: RemoteName): Promise<void> {
  await rename(folder(`${name}.stopped`), folder(name))
}
