import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type RemoteName, remoteNames } from '@cadence/shared/contract'
import * as z from 'zod/mini'

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

const manifestSchema = z.object({ workspaces: z.array(z.string()) })

/**
 * Folders of all workspaces, in the order of the root's `package.json`. npm finds the remotes by the pattern `remote-*`;
 * here the product map names them, because a checkout may hold some remotes only.
 */
export function workspaceFolders(): string[] {
  const { workspaces } = manifestSchema.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  return workspaces.flatMap((entry) => (entry === 'remote-*' ? remoteNames.map(folderOf) : [entry]))
}

/** Folders of the sources that a part’s build is made from. */
export function sourcesOf(name: Releasable): string[] {
  return [folderOf(name), 'shared', 'build', 'releases']
}

/** Reads a name from the command line. @throws Error that lists the names there are. */
export function parseReleasable(name: string | undefined): Releasable {
  const found = releasables.find((candidate) => candidate === name)
  if (found) return found
  throw new Error(`Which part? One of: ${releasables.join(', ')}${name ? ` (not '${name}')` : ''}`)
}

/** Makes sure that a checkout holds what a command works on. @throws Error that says how to get what is missing. */
export function requireFolders(folders: readonly string[]): void {
  const missing = folders.filter((folder) => !existsSync(join(root, folder, 'package.json')))
  if (missing.length === 0) return
  const isHost = missing.includes('host')
  throw new Error(
    `This checkout does not hold ${missing.join(', ')}: \`git sparse-checkout add ${missing.join(' ')}\` and \`npm ci\` bring it${isHost ? ', or `--shell https://…` shows a remote in a shell that is deployed' : ''}.`,
  )
}
