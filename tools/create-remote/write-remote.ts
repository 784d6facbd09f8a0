import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import * as z from 'zod/mini'
import { run } from '../run.ts'
import type { Identity } from './identity.ts'
import { lineEdits } from './line-edits.ts'

const template = join(import.meta.dirname, 'template')

/** The files to write, by path from the root; `before` is null for a new one. */
export type Changes = ReadonlyMap<string, { before: string | null; after: string }>

const versions = z._default(z.record(z.string(), z.string()), {})
const manifestSchema = z.looseObject({
  version: z.string(),
  dependencies: versions,
  devDependencies: versions,
})
type Manifest = z.infer<typeof manifestSchema>

/** As npm writes its files. */
const print = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Puts the names of a remote into a text of the template, or into a path of it. */
function withNames(text: string, { name, page, key, title }: Identity): string {
  return text
    .replaceAll('template-name', name)
    .replaceAll('TemplateName', page)
    .replaceAll('templateName', key)
    .replaceAll('Template name', title)
}

/** The template's manifest with the versions that `shared` and `build` use: two versions of one package break the build. */
async function manifestOf(root: string, identity: Identity): Promise<Manifest> {
  const read = async (file: string) => manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const [own, shared, build] = await Promise.all([
    read(join(template, 'package.json')),
    read(join(root, 'shared/package.json')),
    read(join(root, 'build/package.json')),
  ])
  const known: Record<string, string> = {
    ...build.devDependencies,
    ...build.dependencies,
    ...shared.devDependencies,
    ...shared.dependencies,
    '@cadence/shared': shared.version,
    '@cadence/build': build.version,
  }
  const pinned = (names: Record<string, string>) =>
    Object.fromEntries(
      Object.keys(names).map((name) => {
        if (!known[name]) throw new Error(`Neither shared nor build asks for ${name}`)
        return [name, known[name]]
      }),
    )
  const manifest = {
    ...own,
    dependencies: pinned(own.dependencies),
    devDependencies: pinned(own.devDependencies),
  }
  return manifestSchema.parse(JSON.parse(withNames(JSON.stringify(manifest), identity)))
}

const lockSchema = z.looseObject({ packages: z.record(z.string(), z.looseObject({})) })

/** The lockfile as npm would write it. All packages are those of other workspaces, so nothing has to be looked up. */
function withWorkspaceLocked(source: string, { name, folder }: Identity, manifest: Manifest): string {
  const lock = lockSchema.parse(JSON.parse(source))
  const { '': own, ...packages } = lock.packages
  const { version, dependencies, devDependencies } = manifest
  const added: Record<string, object> = {
    ...packages,
    [`node_modules/@cadence/remote-${name}`]: { resolved: folder, link: true },
    [folder]: { name: `@cadence/remote-${name}`, version, dependencies, devDependencies },
  }
  const sorted = Object.entries(added).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return print({ ...lock, packages: { '': own, ...Object.fromEntries(sorted) } })
}

/** Works out every file of a new remote and every list that names it. Writes nothing. @throws Error on the first doubt. */
export async function planRemote(root: string, identity: Identity): Promise<Changes> {
  const { folder } = identity
  if (existsSync(join(root, folder))) throw new Error(`${folder} is here already`)
  const changes = new Map<string, { before: string | null; after: string }>()
  for (const [file, edit] of Object.entries(lineEdits)) {
    const before = await readFile(join(root, file), 'utf8')
    changes.set(file, { before, after: edit(file, before, identity) })
  }
  const manifest = await manifestOf(root, identity)
  const lock = await readFile(join(root, 'package-lock.json'), 'utf8')
  changes.set('package-lock.json', { before: lock, after: withWorkspaceLocked(lock, identity, manifest) })
  const entries = await readdir(template, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const file = join(entry.parentPath, entry.name)
    const path = withNames(relative(template, file), identity)
    const after =
      path === 'package.json' ? print(manifest) : withNames(await readFile(file, 'utf8'), identity)
    changes.set(`${folder}/${path}`, { before: null, after })
  }
  return changes
}

const linkOf = (root: string, { name }: Identity) => join(root, `node_modules/@cadence/remote-${name}`)

/** Restores the repository as it was. */
async function undo(root: string, identity: Identity, changes: Changes): Promise<void> {
  for (const [file, { before }] of changes) if (before !== null) await writeFile(join(root, file), before)
  await rm(join(root, identity.folder), { recursive: true, force: true })
  await rm(linkOf(root, identity), { force: true })
}

/**
 * Writes the changes, links the workspace as npm would, and formats the sources: the length of the name decides where
 * lines break. When something fails, everything is as before. @throws what failed.
 */
export async function writeRemote(root: string, identity: Identity, changes: Changes): Promise<void> {
  try {
    for (const [file, { after }] of changes) {
      await mkdir(dirname(join(root, file)), { recursive: true })
      await writeFile(join(root, file), after)
    }
    await symlink(join('../..', identity.folder), linkOf(root, identity))
    const sources = [...changes.keys()].filter(
      (file) => /\.(?:tsx?|json)$/.test(file) && file !== 'package-lock.json',
    )
    await run('npx', ['--no', 'biome', 'check', '--write', ...sources], '.')
  } catch (error) {
    await undo(root, identity, changes)
    throw error
  }
}
