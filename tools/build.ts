import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '@cadence/releases/commands/command-line'
import { mapConcurrently } from '@cadence/releases/concurrency'
import { reasonToStay } from '@cadence/releases/gate/publish-unchecked'
import { openStore } from '@cadence/releases/store/open-store'
import { entryOf } from '@cadence/releases/store/registry-entries'
import type { ReleaseStore } from '@cadence/releases/store/release-store'
import { readEnvironment } from './environment.ts'
import { fingerprint } from './fingerprint.ts'
import { buildAndPublish, versionOf } from './release-build.ts'
import { run } from './run.ts'
import { siteWarning } from './site-warning.ts'
import { releasables, root } from './workspaces.ts'

/** Builds at a time: each takes about a core. */
const AT_ONCE = 2

interface Step {
  label: string
  work: () => Promise<string>
}

/** Revisions that are searched for a rollback. */
const SEARCHED_REVISIONS = 100

async function releaseSteps(store: ReleaseStore): Promise<Step[]> {
  const history = await store.log.history(SEARCHED_REVISIONS)
  const steps: Step[] = []
  for (const name of releasables) {
    const [version, live] = [await versionOf(name), history[0] && entryOf(history[0], name)?.version]
    if (live === version) continue
    const why = reasonToStay(history, name, version)
    if (why) console.log(`${name} stays at ${live}: ${why}`)
    else steps.push({ label: name, work: () => buildAndPublish(name, store) })
  }
  return steps
}

/** The servers are built when the stamp beside the last build no longer matches their sources. */
async function serverStep(label: string, folder: string, output: string, script: string): Promise<Step[]> {
  const stamp = join(root, folder, output, '.fingerprint')
  const now = await fingerprint([folder, 'shared', 'build', 'releases'])
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

const serverSteps = async () => [
  ...(await serverStep('api', 'api', 'dist', 'build')),
  ...(await serverStep('release server', 'host', 'dist-server', 'build:server')),
]

async function takeSteps(steps: readonly Step[]): Promise<void> {
  await mapConcurrently(AT_ONCE, steps, async ({ label, work }) => {
    const start = performance.now()
    const version = await work()
    console.log(`built ${label} ${version} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  })
  if (steps.length === 0) console.log('nothing changed since the last build')
}

/**
 * Builds what changed since the last build, and publishes it into the store unchecked; what was decided about a part
 * there is kept. One line for each part that was built.
 */
export async function buildChanged(store: ReleaseStore): Promise<void> {
  await takeSteps([...(await serverSteps()), ...(await releaseSteps(store))])
  const warning = siteWarning()
  if (warning) console.warn(warning)
}

const usage = `npm run build                builds what changed and publishes it into the store, unchecked
npm run build -- --servers   builds the API and the release server alone`

if (import.meta.filename === process.argv[1])
  process.exitCode = await runCommand(
    { usage, options: { servers: { type: 'boolean', default: false } }, words: 0 },
    async ({ values }) => {
      if (values.servers) await takeSteps(await serverSteps())
      else await buildChanged(await openStore(readEnvironment()))
      return 0
    },
  )
