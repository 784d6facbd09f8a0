import { folderStore, type ReleaseStore } from '@cadence/host/store'
import { devPort, portVariable } from '@cadence/shared/federation'
import { childEnvironment, readEnvironment } from './environment.ts'
import { fail } from './fail.ts'
import { apiPart, type Part, standIns } from './parts.ts'
import { requireFree } from './ports.ts'
import { buildAndPublish, liveVersions } from './release-build.ts'
import { supervise } from './supervise.ts'
import { folderOf, parseReleasable, type Releasable, releasables } from './workspaces.ts'

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

/** Builds the remotes that are not live and were never released, so that the shell can show their pages. */
async function releaseMissing(live: readonly Releasable[], store: ReleaseStore): Promise<void> {
  const released = await liveVersions(store)
  for (const name of releasables) {
    if (name === 'host' || live.includes(name) || released.has(name)) continue
    console.log(`built ${name} ${await buildAndPublish(name, store)}`)
  }
}

/** Everything with live reload; or, with names, the shell and those remotes, the others from their last release. */
async function dev(names: readonly string[]): Promise<number> {
  const values = readEnvironment()
  const live = names.length > 0 ? names.map(parseReleasable) : releasables
  const api = apiPart(
    values,
    'exec node ../node_modules/tsx/dist/cli.mjs watch --clear-screen=false src/main.ts',
    {},
  )
  const servers = releasables.filter((name) => name === 'host' || live.includes(name)).map(devServer)
  const parts = [...standIns(values), api, ...servers]
  await requireFree(parts.flatMap((part) => part.ports))
  if (names.length > 0) await releaseMissing(live, folderStore(values.RELEASES_DIR))
  const liveRemotes = live.filter((name) => name !== 'host').join(',')
  return supervise(parts, { ...childEnvironment(values), LIVE_REMOTES: liveRemotes }, values.APP_URL)
}

// The supervisor keeps a timer for parts that do not end; all have ended.
process.exit(await dev(process.argv.slice(2)).catch(fail))
