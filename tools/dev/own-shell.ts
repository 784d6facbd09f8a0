import { requireFreeFolder } from '@cadence/api/data-folder'
import { openStore } from '@cadence/releases/store/open-store'
import type { ReleaseStore } from '@cadence/releases/store/release-store'
import { childEnvironment, type Environment } from '../environment.ts'
import { apiPart, standIns } from '../parts.ts'
import { requireFree } from '../ports.ts'
import { buildAndPublish, liveVersions } from '../release-build.ts'
import { supervise } from '../supervise.ts'
import { type Releasable, releasables } from '../workspaces.ts'
import { devServer } from './dev-server.ts'

/** Builds the remotes that neither run here nor were ever released, so that the shell can show their pages. */
async function releaseMissing(live: readonly Releasable[], store: ReleaseStore): Promise<void> {
  const released = await liveVersions(store)
  for (const name of releasables) {
    if (name === 'host' || live.includes(name) || released.has(name)) continue
    console.log(`built ${name} ${await buildAndPublish(name, store)}`)
  }
}

/** Runs all with live reload; with names only the shell and those remotes, the others from their last release. */
export async function inOwnShell(names: readonly Releasable[], values: Environment): Promise<number> {
  const live = names.length > 0 ? names : releasables
  const api = apiPart(
    values,
    'exec node ../node_modules/tsx/dist/cli.mjs watch --clear-screen=false src/main.ts',
    {},
  )
  const servers = releasables.filter((name) => name === 'host' || live.includes(name)).map(devServer)
  const parts = [...standIns(values), api, ...servers]
  // In a folder that is in use the API ends, and its live reload starts it again only when a file changes.
  if (!values.DATABASE_URL) requireFreeFolder(values.DATA_DIR)
  await requireFree(parts.flatMap((part) => part.ports))
  if (names.length > 0) await releaseMissing(live, await openStore(values))
  const liveRemotes = live.filter((name) => name !== 'host').join(',')
  return supervise(parts, { ...childEnvironment(values), LIVE_REMOTES: liveRemotes }, values.APP_URL)
}
