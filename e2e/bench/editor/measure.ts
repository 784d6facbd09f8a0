import type { Browser } from '@playwright/test'
import { median, pairRatio } from '../statistics.ts'
import { measureDrag } from './drag.ts'
import { deeds, measurePaints, type Paints } from './paints.ts'

/** The product's frame rate is to be at least so much of the bare example's. */
const RATE_GOAL = 0.95

/** Upper limit of the time to the next paint, in ms, with a processor four times slower. */
const PAINT_GOAL_MS = 100

/** A figure of the editor, with the figure of the bare example where it has one. */
export interface EditorRow {
  what: string
  cells: number
  slowdown: number
  variant: 'product' | 'bare'
  median: number
  min: number
  max: number
  /** Ratio to the bare example, pair by pair. */
  ratio?: number
  reached?: boolean
}

const spread = (values: readonly number[]) => ({
  median: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
})

/** Measures dragging beside react-grid-layout's bare example, in turn. */
async function measureDrags(
  browser: Browser,
  page: (variant: EditorRow['variant']) => string,
  runs: number,
): Promise<EditorRow[]> {
  const rows: EditorRow[] = []
  for (const cells of [10, 30]) {
    for (const slowdown of [1, 4]) {
      const rate: Record<EditorRow['variant'], number[]> = { product: [], bare: [] }
      const p95: Record<EditorRow['variant'], number[]> = { product: [], bare: [] }
      for (let run = 0; run < runs; run += 1) {
        // The order alternates from run to run.
        const order = run % 2 === 0 ? (['product', 'bare'] as const) : (['bare', 'product'] as const)
        for (const variant of order) {
          const drag = await measureDrag(browser, `${page(variant)}?cells=${cells}`, slowdown)
          rate[variant].push(drag.rate)
          p95[variant].push(drag.p95)
        }
        process.stderr.write(`${cells} cells, CPU ×${slowdown}, run ${run + 1} of ${runs}\n`)
      }
      const ratio = pairRatio(rate.product, rate.bare)
      const place = { cells, slowdown }
      for (const variant of ['product', 'bare'] as const) {
        const judged = variant === 'product' ? { ratio, reached: ratio >= RATE_GOAL } : {}
        rows.push({ what: 'frames a second', ...place, variant, ...spread(rate[variant]), ...judged })
        rows.push({ what: '95th percentile (ms)', ...place, variant, ...spread(p95[variant]) })
      }
    }
  }
  return rows
}

/** Measures the editor: how smoothly it drags, and how soon it answers a press. */
export async function measureEditor(
  browser: Browser,
  { pages, product }: { pages: (variant: EditorRow['variant']) => string; product: string },
  runs: number,
): Promise<EditorRow[]> {
  const rows = await measureDrags(browser, pages, runs)
  const paints: Paints[] = []
  for (let run = 0; run < runs; run += 1) paints.push(await measurePaints(browser, product))
  for (const what of deeds) {
    const figures = spread(paints.map((paint) => paint[what]))
    rows.push({
      ...{ what: `${what} (ms)`, cells: 10, slowdown: 4, variant: 'product' },
      ...figures,
      reached: figures.median <= PAINT_GOAL_MS,
    })
  }
  return rows
}
