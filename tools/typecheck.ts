import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { root } from './workspaces.ts'

const projectSchema = z.object({ references: z._default(z.array(z.object({ path: z.string() })), []) })

/** Whether a project and everything that it refers to are in this checkout, which may hold a part alone. */
function isWhole(folder: string): boolean {
  const file = join(folder, 'tsconfig.json')
  if (!existsSync(file)) return false
  return referencesOf(file).every((path) => isWhole(join(folder, path)))
}

function referencesOf(file: string): string[] {
  return projectSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).references.map(({ path }) => path)
}

/** `npm run typecheck`: `tsc -b` of every project that this checkout holds. */
const projects = referencesOf(join(root, 'tsconfig.json')).filter((path) => isWhole(join(root, path)))
const tsc = join(root, 'node_modules/typescript/bin/tsc')
const { status } = spawnSync(process.execPath, [tsc, '-b', ...projects, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
