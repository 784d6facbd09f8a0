import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { git } from '../git.ts'
import { root, workspaceFolders } from '../workspaces.ts'
import type { Workspace } from './affected-by.ts'

const needs = z._default(z.record(z.string(), z.string()), {})
const manifest = z.object({ name: z.string(), dependencies: needs, devDependencies: needs })

/** Where a checkout does not hold a workspace, git does. */
function read(folder: string): unknown {
  const file = join(root, folder, 'package.json')
  return JSON.parse(existsSync(file) ? readFileSync(file, 'utf8') : git('show', `:${folder}/package.json`))
}

/** The workspaces of this repository, as their `package.json` files state them. */
export function readWorkspaces(): Workspace[] {
  return workspaceFolders().map((folder) => {
    const { name, dependencies, devDependencies } = manifest.parse(read(folder))
    return { folder, name, needs: Object.keys({ ...dependencies, ...devDependencies }) }
  })
}
