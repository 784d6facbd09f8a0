import { createHash } from 'node:crypto'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RegisteredRemote } from '@cadence/releases/registry'
import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { readStore } from '@cadence/releases/store/release-store'
import type { Browser } from '@playwright/test'
import { type Load, measureLoad, newProfile } from './measure.ts'
import { benchPages } from './pages.ts'
import { type Certificate, serveStore } from './server.ts'
import { median, pairRatio } from './statistics.ts'

/** How many remotes are registered; the first is what the product has. */
const counts = [4, 40, 400] as const

const metrics = { fcp: 'FCP (ms)', lcp: 'LCP (ms)', lastPart: 'last part (ms)' } as const
type Metric = keyof typeof metrics

/** The start of one page with a number of registered remotes. */
export interface StartRow {
  page: string
  metric: string
  remotes: number
  median: number
  min: number
  max: number
  /** To the start with the fewest remotes, pair by pair. */
  ratio: number
}

/** A copy of a registered remote, with its own name, addresses and hashes. */
function another(model: RegisteredRemote, number: number): RegisteredRemote {
  const name = `${model.name}-${number}`
  const renamed: RegisteredRemote = JSON.parse(
    JSON.stringify(model).replaceAll(`/remotes/${model.name}/`, `/remotes/${name}/`),
  )
  const integrity = `sha384-${createHash('sha384').update(name).digest('base64')}`
  const { previous: _, ...release } = { ...renamed, name, integrity, owner: `team-${name}` }
  const { name: __, owner: ___, ...before } = release
  return { ...release, previous: { ...before, version: `${before.version}-before` } }
}

/** A store with the same releases and a registry that names `count` remotes, the real ones at its end. */
async function filledStore(store: string, count: number, folder: string): Promise<string> {
  const document = await readStore(folderStore(store))
  const models = document.remotes
  const more = Array.from({ length: count - models.length }, (_, index) => {
    const model = models[index % models.length]
    if (!model) throw new Error(`${store} has no remotes`)
    return another(model, index)
  })
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const part of ['host', 'remotes']) await symlink(join(store, part), join(folder, part))
  await writeFile(
    join(folder, 'registry.json'),
    JSON.stringify({ ...document, remotes: [...more, ...models] }),
  )
  return folder
}

function rowsOf(page: string, loads: Map<number, Load[]>): StartRow[] {
  const base = loads.get(counts[0]) ?? []
  return (Object.keys(metrics) as Metric[]).flatMap((key) =>
    counts.map((remotes) => {
      const values = (loads.get(remotes) ?? []).map((load) => load[key])
      const ratio = pairRatio(
        values,
        base.map((load) => load[key]),
      )
      const [min, max] = [Math.min(...values), Math.max(...values)]
      return { page, metric: metrics[key], remotes, median: median(values), min, max, ratio }
    }),
  )
}

/** Loads each page of the benchmark with few and with many registered remotes, in turn, nothing cached. */
export async function measureManyRemotes(
  browser: Browser,
  { store, work, api, certificate }: { store: string; work: string; api: string; certificate: Certificate },
  runs: number,
): Promise<StartRow[]> {
  const urls = new Map<number, string>()
  for (const count of counts) {
    const folder = await filledStore(store, count, join(work, `remotes-${count}`))
    urls.set(count, (await serveStore(folder, api, certificate)).url)
  }
  const rows: StartRow[] = []
  for (const bench of benchPages) {
    const loads = new Map<number, Load[]>(counts.map((count) => [count, []]))
    for (let run = 0; run < runs; run += 1) {
      // The order alternates from run to run.
      const order = counts.map((_, index) => counts[(index + run) % counts.length] ?? counts[0])
      for (const count of order) {
        const profile = await newProfile(browser, bench)
        loads.get(count)?.push(await measureLoad(profile, `${urls.get(count)}${bench.path}`))
        await profile.close()
      }
      process.stderr.write(`${bench.path} run ${run + 1} of ${runs}\n`)
    }
    rows.push(...rowsOf(bench.path, loads))
  }
  return rows
}
