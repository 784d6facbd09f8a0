import { once } from 'node:events'
import { DEPLOYED_SHELL_VARIABLE } from '@cadence/build/deployed-shell'
import { devPort } from '@cadence/build/ports'
import type { RemoteName } from '@cadence/shared/contract'
import { childEnvironment, type Environment } from '../environment.ts'
import { requireFree } from '../ports.ts'
import { supervise } from '../supervise.ts'
import type { Releasable } from '../workspaces.ts'
import { devServer } from './dev-server.ts'
import { checkShell, parseShell } from './proxy/check.ts'
import { createProxy } from './proxy/server.ts'

function remotesOf(names: readonly Releasable[]): RemoteName[] {
  const remotes = names.filter((name) => name !== 'host')
  if (remotes.length > 0 && remotes.length === names.length) return remotes
  throw new Error(
    'A deployed shell shows remotes of this machine: name one, as in `npm run dev -- auth --shell …`',
  )
}

/** Runs some remotes with live reload in a deployed shell, with the API and the other remotes of that shell. */
export async function inDeployedShell(
  names: readonly Releasable[],
  address: string,
  values: Environment,
): Promise<number> {
  const remotes = remotesOf(names)
  const shell = parseShell(address)
  const parts = remotes.map(devServer)
  const own = { part: 'proxy to the shell', port: values.PORT, variable: 'PORT' }
  await requireFree([own, ...parts.flatMap((part) => part.ports)])
  const unknown = await checkShell(shell, remotes)
  for (const name of unknown) {
    console.warn(
      `warning: the shell at ${shell.origin} knows no remote '${name}', so no route of it shows its pages`,
    )
  }
  const ports = new Map(remotes.map((name) => [name, devPort(name)]))
  const proxy = createProxy({ shell, remotes: ports })
  await once(proxy.listen(values.PORT, 'localhost'), 'listening')
  console.log(`shell      ready ${shell.origin}, with its API and its other remotes`)
  console.log(
    'An edit loads the page again: the shell has the production build of React, without fast refresh.',
  )
  const env = { ...childEnvironment(values), [DEPLOYED_SHELL_VARIABLE]: shell.origin }
  return supervise(parts, env, `http://localhost:${values.PORT}`)
}
