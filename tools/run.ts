import { spawn } from 'node:child_process'
import { root } from './workspaces.ts'

/** A command ended with another code than 0. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** Runs a command in a folder of the repository and waits for it. Its output shows only if it fails. */
export function run(
  command: string,
  args: readonly string[],
  folder: string,
  variables: Record<string, string> = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: `${root}/${folder}`,
      env: { ...process.env, ...variables, NODE_ENV: 'production', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else
        reject(new CommandError(`${command} ${args.join(' ')} in ${folder} ended with ${code}:\n${output}`))
    })
  })
}
