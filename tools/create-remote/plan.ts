import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { editLockfile, editManifest } from './edit-manifests.ts'
import { type Edit, edits } from './edits.ts'
import type { Identity } from './identity.ts'
import { pageFiles } from './templates/page.ts'
import { textFiles } from './templates/texts.ts'
import { manifestOf, workspaceFiles } from './templates/workspace.ts'

/** What is about to be written, by path from the root on; `before` is null for a new file. */
export type Plan = ReadonlyMap<string, { before: string | null; after: string }>

const needs = z.record(z.string(), z.string())
const sharedSchema = z.object({ version: z.string(), dependencies: needs, devDependencies: needs })

/** Works out every file of a new remote and every one that names it; writes nothing. @throws Error on the first doubt. */
export async function planRemote(root: string, identity: Identity): Promise<Plan> {
  const { folder } = identity
  if (existsSync(join(root, folder))) throw new Error(`${folder} is here already`)
  const read = (file: string) => readFile(join(root, file), 'utf8')
  const manifest = manifestOf(identity, sharedSchema.parse(JSON.parse(await read('shared/package.json'))))
  const created = {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    ...workspaceFiles(identity),
    ...pageFiles(identity),
    ...textFiles(identity),
  }
  const all: Record<string, Edit> = {
    ...edits,
    'package.json': (_, source) => editManifest(source, identity),
    'package-lock.json': (_, source) => editLockfile(source, identity, manifest),
  }
  const plan = new Map<string, { before: string | null; after: string }>()
  for (const [file, edit] of Object.entries(all)) {
    const before = await read(file)
    plan.set(file, { before, after: edit(file, before, identity) })
  }
  for (const [file, after] of Object.entries(created)) plan.set(`${folder}/${file}`, { before: null, after })
  return plan
}
