import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseStore } from '@cadence/host/store'
import { fingerprint } from './fingerprint.ts'
import { buildAndPublish, liveVersions, versionOf } from './release-build.ts'
import { inTurns, run } from './run.ts'
import { siteWarning } from './site-warning.ts'
import { storeOf } from './store.ts'
import { type Releasable, releasables, root } from './workspaces.ts'

/** Builds at a time: each takes about a core. */
const AT_ONCE = 2

interface Step {
  label: string
  work: () => Promise<string>
}

async function releaseSteps(store: ReleaseStore): Promise<Step[]> {
  const live = await liveVersions(store)
  const versions = await Promise.all(
    releasables.map(async (name): Promise<[Releasable, string]> => [name, await versionOf(name)]),
  )
  return versions
    .filter(([name, version]) => live.get(name) !== version)
    .map(([name]) => ({ label: name, work: () => buildAndPublish(name, store) }))
}

/** The servers are built when the stamp beside the last build no longer matches their sources. */
async function serverStep(label: string, folder: string, output: string, script: string): Promise<Step[]> {
  const stamp = join(root, folder, output, '.fingerprint')
  const now = await fingerprint([folder, 'shared'])
  const before = await readFile(stamp, 'utf8').catch(() => '')
  if (before === now) return []
  return [
    {
      label,
      work: async () => {
        await run('npm', ['run', '--silent', script], folder)
        await writeFile(stamp, now)
        return now
      },
    },
  ]
}

/** Builds what changed since the last build and publishes it into the store. One line for each part that was built. */
export async function buildChanged(store: ReleaseStore): Promise<void> {
  const steps = [
    ...(await serverStep('api', 'api', 'dist', 'build')),
    ...(await serverStep('release server', 'host', 'dist-server', 'build:server')),
    ...(await releaseSteps(store)),
  ]
  await inTurns(AT_ONCE, steps, async ({ label, work }) => {
    const start = performance.now()
    const version = await work()
    console.log(`built ${label} ${version} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  })
  if (steps.length === 0) console.log('nothing changed since the last build')
  const warning = siteWarning()
  if (warning) console.warn(warning)
}

if (import.meta.filename === process.argv[1]) {
  await buildChanged(await storeOf())
}
