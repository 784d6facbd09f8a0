import { userInfo } from 'node:os'
import type { ReleasesConfig } from '../releases-config.ts'
import type { Part } from '../store/describe-build.ts'
import { openStore, storeName } from '../store/open-store.ts'
import type { Author, ReleaseStore } from '../store/release-store.ts'
import { git } from './git.ts'

/** Opens the release store that the environment names. @throws Error that names each wrong variable. */
export function openConfiguredStore({ environment }: ReleasesConfig): Promise<ReleaseStore> {
  return openStore(environment())
}

/** The name of the release store that the environment names, for people. */
export function configuredStoreName({ environment }: ReleasesConfig): string {
  return storeName(environment())
}

/** The author of a change, for the history: `RELEASE_BY`, else git's user, else the system's. */
export async function author(
  { root, environment }: Pick<ReleasesConfig, 'root' | 'environment'>,
  why = '',
): Promise<Author> {
  const who = environment().RELEASE_BY || (await git(root, 'config', 'user.name')) || userInfo().username
  return { who, why }
}

/** Reads the name of a part from the command line. @throws Error that lists the parts. */
export function parsePart({ parts }: ReleasesConfig, name: string | undefined): Part {
  const found = parts.find((part) => part === name)
  if (found) return found
  throw new Error(`Which part? One of: ${parts.join(', ')}${name ? ` (not '${name}')` : ''}`)
}
