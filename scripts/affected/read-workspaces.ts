import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { root } from '../workspaces.ts'
import type { Workspace } from './affected-by.ts'

const needs = z._default(z.record(z.string(), z.string()), {})
const rootManifest = z.object({ workspaces: z.array(z.string()) })
const manifest = z.object({ name: z.string(), dependencies: needs, devDependencies: needs })

const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))

/** The workspaces of this repository, as their `package.json` files state them. */
export function readWorkspaces(): Workspace[] {
  return rootManifest.parse(read('.')).workspaces.map((folder) => {
    const { name, dependencies, devDependencies } = manifest.parse(read(folder))
    return { folder, name, needs: Object.keys({ ...dependencies, ...devDependencies }) }
  })
}
