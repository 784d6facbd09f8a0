import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serveFixtureApi } from '@cadence/host/fixture-api'
import type { Running } from '@cadence/releases/server/listen'
import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '../../tools/chromium.ts'
import { buildAndPublish, liveVersions, versionOf } from '../../tools/release-build.ts'
import { releasables, root } from '../../tools/workspaces.ts'
import { measureApiLoad } from './api-load.ts'
import { measureCollection } from './collection.ts'
import { buildDragPages } from './editor/build.ts'
import { measureEditor } from './editor/measure.ts'
import { measureHistory } from './history.ts'
import { CALENDARS, measureCalendarLoad, measureReminderLoad, REMINDERS } from './jobs.ts'
import { measureManyRemotes } from './many-remotes.ts'
import { type Change, changes, type Load, measureChange, measureLoad, newProfile } from './measure.ts'
import { buildMonolith } from './monolith/build.ts'
import { benchPages } from './pages.ts'
import {
  printCalendars,
  printCollection,
  printEditor,
  printHistory,
  printLoads,
  printReminders,
  printRendering,
  printRows,
  printStarts,
  printVisits,
} from './print.ts'
import { buildRenderWorker, measureRendering } from './rendering.ts'
import { measureScale } from './scale/measure.ts'
import { printScale } from './scale/print.ts'
import { makeCertificate, serveStore } from './server.ts'
import { measureWorker } from './service-worker.ts'
import { type Row, rowsOf } from './statistics.ts'

const work = join(root, '.cache/bench')

interface Variants<T> {
  federated: T
  bundle: T
}

/** The product as it is released, in a store that is kept from one benchmark to the next. */
async function buildFederated(): Promise<string> {
  const folder = join(work, 'federated')
  const store = folderStore(folder)
  const live = await liveVersions(store)
  for (const name of releasables) {
    if (live.get(name) !== (await versionOf(name))) await buildAndPublish(name, store)
  }
  return folder
}

/** The single bundle. It keeps no version, so its store is made anew for each run. */
async function buildBundle(): Promise<string> {
  const store = join(work, 'bundle')
  await rm(store, { recursive: true, force: true })
  await buildMonolith(store, join(work, 'monolith'))
  return store
}

const labels = {
  requests: 'requests',
  kilobytes: 'KB',
  scripts: 'scripts (KB)',
  fcp: 'FCP (ms)',
  lcp: 'LCP (ms)',
  lastPart: 'last part (ms)',
  answer: 'a button answers (ms)',
}

async function measure(browser: Browser, runs: number, servers: Variants<Running>): Promise<Row[]> {
  const rows: Row[] = []
  for (const bench of benchPages) {
    const loads: Record<'cold' | 'warm', Variants<Load[]>> = {
      cold: { federated: [], bundle: [] },
      warm: { federated: [], bundle: [] },
    }
    const moves: Variants<Change[]> = { federated: [], bundle: [] }
    for (let run = 0; run < runs; run += 1) {
      // The order alternates from run to run.
      const order = run % 2 === 0 ? (['federated', 'bundle'] as const) : (['bundle', 'federated'] as const)
      for (const variant of order) {
        const { url } = servers[variant]
        const profile = await newProfile(browser, bench)
        loads.cold[variant].push(await measureLoad(profile, url + bench.path))
        loads.warm[variant].push(await measureLoad(profile, url + bench.path))
        await profile.close()
        moves[variant].push(await measureChange(browser, bench, url))
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
    for (const key of changes) {
      const values = (list: Change[]) => list.map((change) => change[key])
      const place = { page: bench.path, cache: 'cold', metric: `${key} (ms)` } as const
      rows.push(...rowsOf(place, values(moves.federated), values(moves.bundle)))
    }
  }
  return rows
}

const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '3' },
    count: { type: 'string' },
    members: { type: 'string', default: '200000' },
    json: { type: 'string' },
  },
  allowPositionals: true,
})
function wholeNumber(name: 'runs' | 'seconds' | 'count' | 'members', value = values[name]): number {
  const number = Number(value)
  if (Number.isInteger(number) && number > 0) return number
  throw new Error(`--${name} takes a whole number above 0, not '${value}'`)
}
const runs = wholeNumber('runs')
const seconds = wholeNumber('seconds')
/** How many calendars or reminders are due, where fewer will do. */
const countOr = (usual: number) => wholeNumber('count', values.count ?? String(usual))

/** Set-up that both browser benchmarks share. */
async function prepare() {
  const federated = await buildFederated()
  const { url: api } = await serveFixtureApi()
  const certificate = await makeCertificate()
  const options = launchOptions()
  const launch = () => chromium.launch({ ...options, args: [...options.args, certificate.trust] })
  return { federated, api, certificate, launch }
}

async function againstBundle() {
  const { federated, api, certificate, launch } = await prepare()
  const bundle = await buildBundle()
  const worker = await buildRenderWorker(work)
  const servers = {
    // The release server renders only the federated product, not the bundle.
    federated: await serveStore(federated, api, certificate, worker),
    bundle: await serveStore(bundle, api, certificate),
  }
  const rows = await measure(await launch(), runs, servers)
  printRows(rows, runs)
  return rows
}

async function withManyRemotes() {
  const { federated, api, certificate, launch } = await prepare()
  const rows = await measureManyRemotes(await launch(), { store: federated, work, api, certificate }, runs)
  printStarts(rows, runs)
  return rows
}

async function editorInUse() {
  const { federated, api, certificate, launch } = await prepare()
  const pages = await buildDragPages(join(work, 'editor'))
  const { url: product } = await serveStore(federated, api, certificate)
  const rows = await measureEditor(await launch(), { pages, product }, runs)
  printEditor(rows, runs)
  return rows
}

async function apiUnderLoad() {
  const rows = await measureApiLoad(join(work, 'api'), runs, seconds)
  printLoads(rows, runs, seconds)
  return rows
}

async function calendarsUnderLoad() {
  const rows = await measureCalendarLoad(join(work, 'calendars'), countOr(CALENDARS))
  printCalendars(rows)
  return rows
}

async function remindersUnderLoad() {
  const rows = await measureReminderLoad(join(work, 'reminders'), countOr(REMINDERS))
  printReminders(rows)
  return rows
}

async function pagesOnTheServer() {
  const rows = await measureRendering(await buildFederated(), await buildRenderWorker(work), runs, seconds)
  printRendering(rows, runs, seconds)
  return rows
}

async function collectionOpening() {
  const { federated, certificate, launch } = await prepare()
  const serve = (api: string) => serveStore(federated, api, certificate)
  const rows = await measureCollection(await launch(), serve, runs)
  printCollection(rows, runs)
  return rows
}

async function historyOpening() {
  const { federated, certificate, launch } = await prepare()
  const serve = (api: string) => serveStore(federated, api, certificate)
  const rows = await measureHistory(await launch(), serve, runs)
  printHistory(rows, runs)
  return rows
}

async function visitsWithWorker() {
  const { federated, api, certificate, launch } = await prepare()
  const { url } = await serveStore(federated, api, certificate, await buildRenderWorker(work))
  const rows = await measureWorker(await launch(), url, runs)
  printVisits(rows, runs)
  return rows
}

/** Members with ten records each, and two or three dashboards. */
async function atScale() {
  const scale = { members: wholeNumber('members'), recordsEach: 10, dashboardsEach: 2.5 }
  const places = { releases: await buildFederated(), work: join(work, 'scale') }
  const result = await measureScale(places, scale, seconds)
  if (result) printScale(result, seconds)
  return result ? [result] : []
}

const parts = new Map<string, () => Promise<readonly object[]>>([
  ['bundle', againstBundle],
  ['remotes', withManyRemotes],
  ['editor', editorInUse],
  ['api', apiUnderLoad],
  ['calendars', calendarsUnderLoad],
  ['reminders', remindersUnderLoad],
  ['rendering', pagesOnTheServer],
  ['collection', collectionOpening],
  ['history', historyOpening],
  ['service-worker', visitsWithWorker],
  ['scale', atScale],
])
const [part = 'bundle', ...rest] = positionals
const measurePart = parts.get(part)
if (!measurePart || rest.length > 0)
  throw new Error(
    `The benchmark has the parts ${[...parts.keys()].join(', ')}, not '${positionals.join(' ')}'`,
  )
const rows = await measurePart()
if (values.json) await writeFile(values.json, `${JSON.stringify(rows, null, 2)}\n`)
process.exit(0)
