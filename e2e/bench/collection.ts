import { serveFixtureApi } from '@cadence/host/fixture-api'
import { fixtureMember, memberStorage } from '@cadence/host/fixture-member'
import type { Running } from '@cadence/releases/server/listen'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { untilAtRest } from './at-rest.ts'
import { conditions } from './pages.ts'
import { median, pairRatio } from './statistics.ts'

/** A short collection, and a long one whose opening may take half as much again. */
export const counts = { few: 10, many: 500 } as const
type Size = keyof typeof counts

/** What opening a collection cost, in ms; `idle` is the longest task while the page then rests. */
interface Opening {
  reload: number
  change: number
  idle: number
}
const metrics = ['reload', 'change', 'idle'] as const

/** One line of the result. */
export interface CollectionRow {
  metric: (typeof metrics)[number]
  cpu: number
  few: number
  many: number
  ratio: number
}

/** How long the page at rest is observed, in ms: five refreshes of the collection. */
const OBSERVED_MS = 5000

const place = (id: string, x: number, y: number, w: number, h: number) => ({ id, x, y, w, h, content: id })
const layouts = [
  [
    place('1', 0, 0, 8, 2),
    place('8', 8, 0, 4, 3),
    place('2', 0, 2, 8, 4),
    place('4', 8, 3, 4, 3),
    place('6', 0, 6, 4, 3),
    place('9', 4, 6, 4, 3),
    place('5', 8, 6, 4, 3),
    place('7', 0, 9, 5, 3),
  ],
  [place('2', 0, 0, 12, 4), place('9', 0, 4, 6, 4), place('10', 6, 4, 6, 4)],
  [place('8', 0, 0, 6, 4), place('4', 6, 0, 6, 4), place('6', 0, 4, 6, 3), place('3', 6, 4, 6, 3)],
]

function dashboards(count: number) {
  return Array.from({ length: count }, (_, n) => {
    const time = new Date(Date.now() - n * 3_600_000).toISOString()
    const items = layouts[n % layouts.length]
    return {
      id: String(1e12 + n),
      name: `Semaine ${n + 1}`,
      items,
      userId: fixtureMember._id,
      createdAt: time,
      updatedAt: time,
    }
  })
}

/** Storage of a member who has so many dashboards, all of them known to the API. */
function storageWith(list: ReturnType<typeof dashboards>): Record<string, string> {
  const known = Object.fromEntries(list.map(({ id, updatedAt }) => [id, updatedAt]))
  return {
    ...memberStorage(),
    savedDashboards: JSON.stringify(list),
    dashboardServerIds: JSON.stringify({ [fixtureMember._id]: known }),
  }
}

declare global {
  // Only `var` declares a property of the page's global object.
  var cadenceCollection: { shown: () => Promise<void>; longest: number }
}

/** Runs in the page before anything else: fills storage, notes the longest task, and knows when the cards are painted. */
function prepare(storage: Record<string, string>): void {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value)
  const bench = {
    longest: 0,
    // Methods: for a named function, what compiles this file would ask for a helper that the page has not.
    shown() {
      return new Promise<void>((resolve) => bench.look(resolve))
    },
    look(resolve: () => void) {
      // The create card's row and the two beneath fill the screen: seeing whether they are there costs no layout.
      const last = document.querySelector('main li:nth-of-type(9) [data-miniature]')
      requestAnimationFrame(() => {
        // A task that is posted from a frame's callback runs when that frame has been laid out and painted.
        if (last) setTimeout(resolve)
        else bench.look(resolve)
      })
    },
  }
  globalThis.cadenceCollection = bench
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) bench.longest = Math.max(bench.longest, duration)
  }).observe({ type: 'longtask' })
}

async function open(context: BrowserContext, url: string, cpu: number): Promise<Page> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await page.goto(url)
  return page
}

async function measureOpening(
  browser: Browser,
  origin: string,
  storage: Record<string, string>,
  cpu: number,
): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript(prepare, storage)
  // The first load fills the cache: the benchmark measures the collection, not the network.
  const page = await open(context, `${origin}/collection`, cpu)
  const painted = () => page.evaluate(() => globalThis.cadenceCollection.shown())
  await painted()
  await page.reload({ waitUntil: 'commit' })
  const reload = await page.evaluate(() => globalThis.cadenceCollection.shown().then(() => performance.now()))
  await page.locator('aside a[href="/dashboard"]').last().click()
  await page.locator('[data-widget]').first().waitFor()
  await untilAtRest(page)
  const change = await page.evaluate(() => {
    const start = performance.now()
    document.querySelector<HTMLElement>('aside a[href="/collection"]')?.click()
    return globalThis.cadenceCollection.shown().then(() => performance.now() - start)
  })
  // Every card is drawn before the page can be said to rest.
  await page.locator('[data-whole="true"]').waitFor({ timeout: 120_000 })
  await untilAtRest(page)
  const idle = await page.evaluate(async (ms) => {
    globalThis.cadenceCollection.longest = 0
    await new Promise((done) => setTimeout(done, ms))
    return globalThis.cadenceCollection.longest
  }, OBSERVED_MS)
  await context.close()
  return { reload, change, idle }
}

/**
 * Opens a short and a long collection in turn, by a reload and by a link, at full speed and on a processor four times
 * slower.
 */
export async function measureCollection(
  browser: Browser,
  serve: (api: string) => Promise<Running>,
  runs: number,
): Promise<CollectionRow[]> {
  const sizes = Object.keys(counts) as Size[]
  const setups = new Map<Size, { url: string; storage: Record<string, string> }>()
  for (const size of sizes) {
    const list = dashboards(counts[size])
    const { url } = await serve((await serveFixtureApi(list)).url)
    setups.set(size, { url, storage: storageWith(list) })
  }
  const rows: CollectionRow[] = []
  for (const cpu of [1, conditions.cpuSlowdown]) {
    const openings: Record<Size, Opening[]> = { few: [], many: [] }
    for (let run = 0; run < runs; run += 1) {
      // The order alternates from run to run.
      for (const size of run % 2 === 0 ? sizes : [...sizes].reverse()) {
        const setup = setups.get(size)
        if (setup) openings[size].push(await measureOpening(browser, setup.url, setup.storage, cpu))
      }
      process.stderr.write(`collection ×${cpu} run ${run + 1} of ${runs}\n`)
    }
    for (const metric of metrics) {
      const values = (size: Size) => openings[size].map((opening) => opening[metric])
      const [few, many] = [values('few'), values('many')]
      const longest = metric === 'idle'
      rows.push({
        metric,
        cpu,
        few: longest ? Math.max(...few) : median(few),
        many: longest ? Math.max(...many) : median(many),
        ratio: longest ? 1 : pairRatio(many, few),
      })
    }
  }
  return rows
}
