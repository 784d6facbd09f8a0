import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { isNoted } from '../support/kept.ts'
import { type Load, measureLoad, newProfile } from './measure.ts'
import { benchPages, type Conditions, conditions, lectureHall } from './pages.ts'
import { median, pairRatio } from './statistics.ts'

/** The visits of one profile with the service worker, each compared with a visit of a profile that has none. */
export const visits = {
  first: { base: 'first', goal: 1.02 },
  second: { base: 'second', goal: 0.6 },
  'without a network': { base: 'second', goal: 0.6 },
} as const
type Visit = keyof typeof visits
const metrics = ['fcp', 'lcp', 'lastPart', 'answer'] as const

const networks = { usual: conditions, 'lecture hall': lectureHall }
type Network = keyof typeof networks

/** Times of one visit to the dashboard in ms, with and without the service worker. */
export interface VisitRow {
  network: Network
  visit: Visit
  metric: (typeof metrics)[number]
  worker: number
  none: number
  ratio: number
  goal: number
}

const dashboard = benchPages.find(({ path }) => path === '/dashboard')

/** Waits until the next visit is answered with the kept document. */
async function kept(page: Page): Promise<void> {
  while (!(await page.evaluate(isNoted))) await wait(50)
}

/** Visits the dashboard again and again. @returns the loads of one profile, by visit */
async function visitsOf(browser: Browser, origin: string, workers: 'allow' | 'block', under: Conditions) {
  if (!dashboard) throw new Error('The benchmark has no dashboard')
  const profile = await newProfile(browser, dashboard, workers)
  const url = origin + dashboard.path
  const isKept = workers === 'allow'
  const first = await measureLoad(profile, url, {
    under,
    ...(isKept ? { until: kept } : {}),
  })
  const second = await measureLoad(profile, url, { under })
  // The bad network is that of the page. What the worker asks for beside it is not slowed down; nothing waits for that.
  const offline = isKept ? await measureLoad(profile, url, { offline: true }) : undefined
  await profile.close()
  return { first, second, offline }
}

async function measureVisits(browser: Browser, origin: string, runs: number, network: Network) {
  const worker: Record<Visit, Load[]> = { first: [], second: [], 'without a network': [] }
  const none: Record<'first' | 'second', Load[]> = { first: [], second: [] }
  for (let run = 0; run < runs; run += 1) {
    // The order alternates from run to run.
    for (const workers of run % 2 === 0 ? (['allow', 'block'] as const) : (['block', 'allow'] as const)) {
      const { first, second, offline } = await visitsOf(browser, origin, workers, networks[network])
      const target = workers === 'allow' ? worker : none
      target.first.push(first)
      target.second.push(second)
      if (offline) worker['without a network'].push(offline)
    }
    process.stderr.write(`${network} network, run ${run + 1} of ${runs}\n`)
  }
  return (Object.keys(visits) as Visit[]).flatMap((visit) =>
    metrics.map((metric): VisitRow => {
      const { base, goal } = visits[visit]
      const values = worker[visit].map((load) => load[metric])
      const bare = none[base].map((load) => load[metric])
      return {
        ...{ network, visit, metric, goal },
        ...{ worker: median(values), none: median(bare), ratio: pairRatio(values, bare) },
      }
    }),
  )
}

/** Compares visits with the service worker to visits without, in turn, on each network. */
export async function measureWorker(browser: Browser, origin: string, runs: number): Promise<VisitRow[]> {
  const rows: VisitRow[] = []
  for (const network of Object.keys(networks) as Network[])
    rows.push(...(await measureVisits(browser, origin, runs, network)))
  return rows
}
