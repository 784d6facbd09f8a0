import { fileURLToPath } from 'node:url'
import { type RemoteName, remoteNames } from '@cadence/shared/contract'

/** The repository's root folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** What is built for the browser and released on its own. */
export type Releasable = 'host' | RemoteName

/** Everything that is released on its own, the host first. */
export const releasables: readonly Releasable[] = ['host', ...remoteNames]

/** Folder of a workspace below the root. */
export function folderOf(name: Releasable): string {
  return name === 'host' ? 'host' : `remote-${name}`
}

/** Reads a name from the command line. @throws Error that lists the names there are. */
export function parseReleasable(name: string | undefined): Releasable {
  const found = releasables.find((candidate) => candidate === name)
  if (found) return found
  throw new Error(`Which part? One of: ${releasables.join(', ')}${name ? ` (not '${name}')` : ''}`)
}
