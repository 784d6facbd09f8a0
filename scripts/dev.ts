import { parseArgs } from 'node:util'
import { readEnvironment } from './environment.ts'
import { fail } from './fail.ts'
import { parseReleasable, requireFolders } from './workspaces.ts'

/**
 * `npm run dev`: everything with live reload; `npm run dev -- auth`: that remote in a shell of this machine;
 * `npm run dev -- auth --shell https://staging.example`: in one that is deployed. What one of them needs is imported
 * only then: a checkout may hold no more than a remote and `shared`.
 */
async function dev(args: string[]): Promise<number> {
  const { positionals, values: options } = parseArgs({
    args,
    allowPositionals: true,
    options: { shell: { type: 'string' } },
  })
  const names = positionals.map(parseReleasable)
  const values = readEnvironment()
  const shell = options.shell ?? values.SHELL_URL
  requireFolders(names)
  if (shell !== undefined) {
    const { inDeployedShell } = await import('./dev/deployed-shell.ts')
    return inDeployedShell(names, shell, values)
  }
  requireFolders(['host'])
  const { inOwnShell } = await import('./dev/own-shell.ts')
  return inOwnShell(names, values)
}

// The supervisor keeps a timer for parts that do not end; all have ended.
process.exit(await dev(process.argv.slice(2)).catch(fail))
