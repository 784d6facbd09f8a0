/**
 * `npm run db:generate -w api -- --name what_changes`: writes the next migration from src/db/schema.ts.
 * drizzle-kit looks for drizzle-orm beside itself only, and npm may install the two in different folders.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, symlinkSync, unlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const orm = dirname(require.resolve('drizzle-orm'))
const kit = dirname(require.resolve('drizzle-kit'))
const beside = join(kit, '..', 'drizzle-orm')
const link = !existsSync(beside)

if (link) symlinkSync(orm, beside, 'dir')
try {
  const args = [join(kit, 'bin.cjs'), 'generate', ...process.argv.slice(2)]
  const run = spawnSync(process.execPath, args, { stdio: 'inherit', cwd: join(import.meta.dirname, '..') })
  process.exitCode = run.status ?? 1
} finally {
  if (link) unlinkSync(beside)
}
