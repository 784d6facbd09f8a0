import { devPort, portVariable } from '@cadence/shared/federation'
import { childEnvironment, readEnvironment } from './environment.ts'
import { fail } from './fail.ts'
import { apiPart, type Part, standIns } from './parts.ts'
import { supervise } from './supervise.ts'
import { folderOf, type Releasable, releasables } from './workspaces.ts'

function devServer(name: Releasable): Part {
  const port = devPort(name)
  return {
    name,
    command: `exec node --disable-warning=DEP0155 ../node_modules/@rsbuild/core/bin/rsbuild.js dev --port ${port}`,
    folder: folderOf(name),
    ready: /ready\s+built in/,
    address: `http://localhost:${port}`,
    ports: [{ part: name, port, variable: portVariable(name) }],
    env: { NODE_ENV: 'development', FORCE_COLOR: '0' },
  }
}

/** Everything with live reload. */
async function dev(): Promise<number> {
  const values = readEnvironment()
  const api = apiPart(
    values,
    'exec node ../node_modules/tsx/dist/cli.mjs watch --clear-screen=false src/main.ts',
    {},
  )
  const parts = [...standIns(values), api, ...releasables.map(devServer)]
  return supervise(parts, childEnvironment(values), values.APP_URL)
}

process.exitCode = await dev().catch(fail)
