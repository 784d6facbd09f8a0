import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../workspaces.ts'

const NAME = '@cadence/shared'
const PIN = /(?<="@cadence\/shared": ")[^"]*(?=")/
const VERSION = /(?<="version": ")[^"]*(?=")/

const manifestOf = (folder: string) => join(root, folder, 'package.json')

async function textOf(folder: string): Promise<string> {
  return readFile(manifestOf(folder), 'utf8')
}

/** Folders of the workspaces. */
async function workspaces(): Promise<string[]> {
  const { workspaces }: { workspaces: string[] } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  )
  return workspaces
}

/** The version of `shared` that its `package.json` states. */
export async function sharedVersion(): Promise<string> {
  return VERSION.exec(await textOf('shared'))?.[0] ?? ''
}

/** Folders whose `package.json` asks for another version of `shared` than the one there is: `npm ci` would fail. */
export async function stalePins(version: string): Promise<string[]> {
  const pins = await Promise.all(
    (await workspaces()).map(async (folder) => ({ folder, pin: PIN.exec(await textOf(folder))?.[0] })),
  )
  return pins.filter(({ pin }) => pin !== undefined && pin !== version).map(({ folder }) => folder)
}

/** The lockfile says of each workspace what its `package.json` says. */
interface Lockfile {
  packages: Record<string, { version?: string; dependencies?: Record<string, string> }>
}

/** Gives `shared` another version, with every pin of it and the lockfile. */
export async function setSharedVersion(version: string): Promise<void> {
  const path = join(root, 'package-lock.json')
  const lockfile: Lockfile = JSON.parse(await readFile(path, 'utf8'))
  for (const folder of await workspaces()) {
    const text = await textOf(folder)
    const rule = folder === 'shared' ? VERSION : PIN
    await writeFile(manifestOf(folder), text.replace(rule, version))
    const locked = lockfile.packages[folder]
    if (folder === 'shared' && locked) locked.version = version
    if (locked?.dependencies?.[NAME]) locked.dependencies[NAME] = version
  }
  await writeFile(path, `${JSON.stringify(lockfile, null, 2)}\n`)
}
