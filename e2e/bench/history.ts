import { serveFixtureApi } from '@cadence/host/fixture-api'
import { fixtureMember, memberStorage } from '@cadence/host/fixture-member'
import type { Running } from '@cadence/releases/server/listen'
import type { Browser } from '@playwright/test'
import { studyRecords } from '../support/study-records.ts'
import { untilAtRest } from './at-rest.ts'
import { conditions } from './pages.ts'
import { median } from './statistics.ts'

/** A member's first week, and three years of records of each day. */
export const daysOfStudy = { week: 7, years: 1096 } as const
type Size = keyof typeof daysOfStudy

/**
 * What opening cost, in ms: the history by a link of the board, until what is in the window and until all of it is painted; the
 * history by a reload; and the board by a reload.
 */
interface Opening {
  change: number
  changeWhole: number
  reload: number
  board: number
}
const metrics = ['change', 'changeWhole', 'reload', 'board'] as const

/** One line of the result. */
export interface HistoryRow {
  metric: (typeof metrics)[number]
  cpu: number
  week: number
  years: number
}

/** The last chart of the history that begins in the window; its last part; and that of the board. */
const LAST_IN_WINDOW = 'main section[data-wide] + section + section [role="slider"] svg'
const LAST_CHART = 'main [role="slider"][style] svg'
const LAST_WIDGET = '[data-widget="10"] h2'

/** Times until parts are painted, in ms: since a press on a link, or since the document began to load. */
function painted([selectors, link]: readonly [readonly string[], string | null]): Promise<number[]> {
  const start = link === null ? 0 : performance.now()
  if (link !== null) document.querySelector<HTMLElement>(link)?.click()
  // A method: for a named function, what compiles this file would ask for a helper that the page has not.
  const watch = {
    look(selector: string, resolve: (ms: number) => void) {
      const isThere = document.querySelector(selector) !== null
      requestAnimationFrame(() => {
        // A task that is posted from a frame's callback runs when that frame has been laid out and painted.
        if (isThere) setTimeout(() => resolve(performance.now() - start))
        else watch.look(selector, resolve)
      })
    },
  }
  return Promise.all(
    selectors.map((selector) => new Promise<number>((resolve) => watch.look(selector, resolve))),
  )
}

async function measureOpening(browser: Browser, origin: string, size: Size, cpu: number): Promise<Opening> {
  const storage = { ...memberStorage(), ...studyRecords(fixtureMember._id, daysOfStudy[size]) }
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  const page = await context.newPage()
  // The first load fills the cache: the benchmark measures the pages, not the network.
  await page.goto(`${origin}/dashboard?view=history`)
  await page.evaluate(painted, [[LAST_CHART], null] as const)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await page.reload({ waitUntil: 'commit' })
  const [reload = 0] = await page.evaluate(painted, [[LAST_CHART], null] as const)
  await page.goto(`${origin}/dashboard`, { waitUntil: 'commit' })
  const [board = 0] = await page.evaluate(painted, [[LAST_WIDGET], null] as const)
  // The work of the page's start is not part of the change.
  await untilAtRest(page)
  const link = '[data-widget="1"] header a'
  await page.locator(link).hover()
  // With the pointer on the link, the page loads ahead.
  await untilAtRest(page)
  const [change = 0, changeWhole = 0] = await page.evaluate(painted, [
    [LAST_IN_WINDOW, LAST_CHART],
    link,
  ] as const)
  await context.close()
  return { change, changeWhole, reload, board }
}

/** Opens the history and the board with little and with much to read, in turn, at both speeds of the processor. */
export async function measureHistory(
  browser: Browser,
  serve: (api: string) => Promise<Running>,
  runs: number,
): Promise<HistoryRow[]> {
  const { url } = await serve((await serveFixtureApi([])).url)
  const sizes = Object.keys(daysOfStudy) as Size[]
  const rows: HistoryRow[] = []
  for (const cpu of [1, conditions.cpuSlowdown]) {
    const openings: Record<Size, Opening[]> = { week: [], years: [] }
    for (let run = 0; run < runs; run += 1) {
      // The order alternates from run to run.
      for (const size of run % 2 === 0 ? sizes : [...sizes].reverse()) {
        openings[size].push(await measureOpening(browser, url, size, cpu))
      }
      process.stderr.write(`history ×${cpu} run ${run + 1} of ${runs}\n`)
    }
    for (const metric of metrics) {
      const middle = (size: Size) => median(openings[size].map((opening) => opening[metric]))
      rows.push({ metric, cpu, week: middle('week'), years: middle('years') })
    }
  }
  return rows
}
