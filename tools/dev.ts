import { runCommand } from '@cadence/releases/commands/command-line'
import { readEnvironment } from './environment.ts'
import { folderOf, parseReleasable, releasables, requireFolders } from './workspaces.ts'

const usage = `npm run dev                                            everything with live reload
npm run dev -- auth [settings …]                       those remotes, in a shell of this machine
npm run dev -- auth --shell https://staging.example    in one that is deployed`

/** Each way of developing is imported only when it is used: a sparse checkout lacks what the other way imports. */
async function dev(words: readonly string[], shellOption: string | undefined): Promise<number> {
  const names = words.map(parseReleasable)
  const values = readEnvironment()
  const shell = shellOption ?? values.SHELL_URL
  requireFolders(names.map(folderOf))
  if (shell !== undefined) {
    const { inDeployedShell } = await import('./dev/deployed-shell.ts')
    return inDeployedShell(names, shell, values)
  }
  requireFolders(['host', 'api'])
  const { inOwnShell } = await import('./dev/own-shell.ts')
  return inOwnShell(names, values)
}

// All parts have ended here. A timer of the supervisor would keep this process alive.
process.exit(
  await runCommand(
    { usage, options: { shell: { type: 'string' } }, words: releasables.length },
    ({ positionals, values }) => dev(positionals, values.shell),
  ),
)
