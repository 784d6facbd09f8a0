import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, workspaceFolders } from '../workspaces.ts'

const SHARED = 'shared'
const NAME = '@cadence/shared'
const PIN = /(?<="@cadence\/shared": ")[^"]*(?=")/
const VERSION = /(?<="version": ")[^"]*(?=")/

const manifestOf = (folder: string) => join(root, folder, 'package.json')
const textOf = (folder: string) => readFile(manifestOf(folder), 'utf8')

/** The version that the text of a `package.json` states. Pure. */
export const versionIn = (manifest: string) => VERSION.exec(manifest)?.[0] ?? ''

/** The version of `shared` that its `package.json` states. */
export const sharedVersion = async () => versionIn(await textOf(SHARED))

/** Folders whose `package.json` needs another version of `shared` than the present one: `npm ci` would fail. */
export async function stalePins(version: string): Promise<string[]> {
  const pins = await Promise.all(
    workspaceFolders().map(async (folder) => ({ folder, pin: PIN.exec(await textOf(folder))?.[0] })),
  )
  return pins.filter(({ pin }) => pin !== undefined && pin !== version).map(({ folder }) => folder)
}

/** The `package.json` of a workspace with another version of `shared`, letter by letter as it was otherwise. Pure. */
export function withVersion(folder: string, manifest: string, version: string): string {
  return manifest.replace(folder === SHARED ? VERSION : PIN, version)
}

/** The used part of npm's lockfile. No schema reads it, because the result would have another order of keys. */
interface Lockfile {
  packages: Record<string, { version?: string; dependencies?: Record<string, string> }>
}

/** The lockfile with another version of `shared`: it says of each workspace what its `package.json` says. Pure. */
export function lockWithVersion(lockfile: string, folders: readonly string[], version: string): string {
  const lock: Lockfile = JSON.parse(lockfile)
  for (const folder of folders) {
    const locked = lock.packages[folder]
    if (folder === SHARED && locked) locked.version = version
    if (locked?.dependencies?.[NAME]) locked.dependencies[NAME] = version
  }
  return `${JSON.stringify(lock, null, 2)}\n`
}

/** Gives `shared` another version, with every pin of it and the lockfile. */
export async function setSharedVersion(version: string): Promise<void> {
  const folders = workspaceFolders()
  const lockfile = join(root, 'package-lock.json')
  for (const folder of folders)
    await writeFile(manifestOf(folder), withVersion(folder, await textOf(folder), version))
  await writeFile(lockfile, lockWithVersion(await readFile(lockfile, 'utf8'), folders, version))
}
