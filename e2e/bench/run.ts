import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { launchOptions } from '../../scripts/chromium.ts'
import { buildAndPublish, liveVersions, versionOf } from '../../scripts/release-build.ts'
import { releasables, root } from '../../scripts/workspaces.ts'
import { type Change, type Load, measureChange, measureLoad, newProfile } from './measure.ts'
import { buildMonolith } from './monolith/build.ts'
import { benchPages } from './pages.ts'
import { printRows } from './print.ts'
import { makeCertificate, type Running, serveFixtureApi, serveStore } from './server.ts'
import { type Row, rowsOf } from './statistics.ts'

const work = join(root, '.cache/bench')

interface Variants<T> {
  federated: T
  bundle: T
}

async function buildBoth(): Promise<Variants<string>> {
  const federated = join(work, 'federated')
  const live = await liveVersions(federated)
  for (const name of releasables) {
    if (live.get(name) !== (await versionOf(name))) await buildAndPublish(name, federated)
  }
  // The single bundle keeps no version, so its store is made anew for each run.
  const bundle = join(work, 'bundle')
  await rm(bundle, { recursive: true, force: true })
  await buildMonolith(bundle, join(work, 'monolith'))
  return { federated, bundle }
}

const labels = {
  requests: 'requests',
  kilobytes: 'KB',
  fcp: 'FCP (ms)',
  lcp: 'LCP (ms)',
  lastPart: 'last part (ms)',
}

async function measure(runs: number, servers: Variants<Running>, trust: string): Promise<Row[]> {
  const options = launchOptions()
  const browser = await chromium.launch({ ...options, args: [...options.args, trust] })
  const rows: Row[] = []
  for (const bench of benchPages) {
    const loads: Record<'cold' | 'warm', Variants<Load[]>> = {
      cold: { federated: [], bundle: [] },
      warm: { federated: [], bundle: [] },
    }
    const changes: Variants<Change[]> = { federated: [], bundle: [] }
    for (let run = 0; run < runs; run += 1) {
      // Who goes first changes with each run.
      const order = run % 2 === 0 ? (['federated', 'bundle'] as const) : (['bundle', 'federated'] as const)
      for (const variant of order) {
        const { url } = servers[variant]
        const profile = await newProfile(browser, bench)
        loads.cold[variant].push(await measureLoad(profile, url + bench.path))
        loads.warm[variant].push(await measureLoad(profile, url + bench.path))
        await profile.close()
        changes[variant].push(await measureChange(browser, bench, url))
      }
      process.stderr.write(`${bench.path} run ${run + 1} of ${runs}\n`)
    }
    for (const cache of ['cold', 'warm'] as const) {
      for (const [key, metric] of Object.entries(labels) as [keyof Load, string][]) {
        const values = (list: Load[]) => list.map((load) => load[key])
        const { federated, bundle } = loads[cache]
        rows.push(...rowsOf({ page: bench.path, cache, metric }, values(federated), values(bundle)))
      }
    }
    for (const key of ['change cold', 'change after hover'] as const) {
      const values = (list: Change[]) => list.map((change) => change[key])
      const place = { page: bench.path, cache: 'cold', metric: `${key} (ms)` } as const
      rows.push(...rowsOf(place, values(changes.federated), values(changes.bundle)))
    }
  }
  await browser.close()
  return rows
}

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, json: { type: 'string' } },
})
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1)
  throw new Error(`--runs takes a whole number above 0, not '${values.runs}'`)

const stores = await buildBoth()
const api = await serveFixtureApi()
const certificate = await makeCertificate()
const servers = {
  federated: await serveStore(stores.federated, api.url, certificate),
  bundle: await serveStore(stores.bundle, api.url, certificate),
}
const rows = await measure(runs, servers, certificate.trust)
printRows(rows, runs)
if (values.json) await writeFile(values.json, `${JSON.stringify(rows, null, 2)}\n`)
process.exit(0)
