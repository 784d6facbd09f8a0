import { requireFreeFolder } from '@cadence/api/data-folder'
import { printError } from '@cadence/releases/commands/command-line'
import { openStore } from '@cadence/releases/store/open-store'
import { buildChanged } from './build.ts'
import { childEnvironment, readEnvironment } from './environment.ts'
import { apiPart, type Part, standIns } from './parts.ts'
import { requireFree } from './ports.ts'
import { supervise } from './supervise.ts'

/** Builds what changed, publishes it, and serves the whole product from one origin. */
async function start(): Promise<number> {
  const values = readEnvironment()
  const releaseServer: Part = {
    name: 'host',
    command: 'exec node --enable-source-maps dist-server/main.js',
    folder: 'host',
    ready: /^ready /m,
    address: values.APP_URL,
    ports: [{ part: 'release server', port: values.PORT, variable: 'PORT' }],
  }
  const api = apiPart(values, 'exec node --enable-source-maps dist/main.js', { NODE_ENV: 'production' })
  const parts = [...standIns(values), api, releaseServer]
  // A busy folder or port is reported before the build, which takes minutes.
  if (!values.DATABASE_URL) requireFreeFolder(values.DATA_DIR)
  await requireFree(parts.flatMap((part) => part.ports))
  await buildChanged(await openStore(values))
  return supervise(parts, childEnvironment(values), values.APP_URL)
}

// All parts have ended here. A timer of the supervisor would keep this process alive.
process.exit(await start().catch(printError))
