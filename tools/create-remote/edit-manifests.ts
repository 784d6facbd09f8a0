import * as z from 'zod/mini'
import { UnknownPlaceError } from './edit-source.ts'
import type { Identity } from './identity.ts'
import type { manifestOf } from './templates/workspace.ts'

const listSchema = z.array(z.string())
const recordSchema = z.record(z.string(), z.unknown())

/** As npm writes it. */
const print = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** A file of npm's, its keys in their order. @throws UnknownPlaceError when it would not come out as npm writes it. */
function read(file: string, source: string): Record<string, unknown> {
  const value = recordSchema.parse(JSON.parse(source))
  if (print(value) !== source) throw new UnknownPlaceError(`${file} is not written as npm writes it`)
  return value
}

function withWorkspace(list: unknown, folder: string): string[] {
  const all = listSchema.parse(list)
  const at = all.findLastIndex((other) => other.startsWith('remote-'))
  if (at < 0) throw new UnknownPlaceError('package.json lists no remote among its workspaces')
  return all.toSpliced(at + 1, 0, folder)
}

/** The root's `package.json` with another workspace, after the last remote. Pure. @throws UnknownPlaceError */
export function editManifest(source: string, { folder }: Identity): string {
  const manifest = read('package.json', source)
  return print({ ...manifest, workspaces: withWorkspace(manifest.workspaces, folder) })
}

/**
 * The lockfile with another workspace, as npm would write it: its packages are those of the others, so nothing has to be
 * looked up. Pure. @throws UnknownPlaceError
 */
export function editLockfile(
  source: string,
  { name, folder }: Identity,
  { version, dependencies, devDependencies }: ReturnType<typeof manifestOf>,
): string {
  const lock = read('package-lock.json', source)
  const { '': own, ...packages } = recordSchema.parse(lock.packages)
  const root = recordSchema.parse(own)
  const added = {
    ...packages,
    [`node_modules/@cadence/remote-${name}`]: { resolved: folder, link: true },
    [folder]: { name: `@cadence/remote-${name}`, version, dependencies, devDependencies },
  }
  const sorted = Object.entries(added).sort(([a], [b]) => a.localeCompare(b, 'en'))
  const workspaces = withWorkspace(root.workspaces, folder)
  return print({ ...lock, packages: { '': { ...root, workspaces }, ...Object.fromEntries(sorted) } })
}
