import { createDashboardRequestSchema, GRID_COLUMNS } from '@cadence/shared/schemas'
import { expect, test } from 'vitest'
import { layouts } from './layouts.ts'
import { glyphs } from './widget-glyphs.tsx'

const time = '2026-01-01T00:00:00.000Z'

test.each(layouts)('$id is a dashboard that the API accepts', ({ id, items }) => {
  const record = { id, name: id, items, createdAt: time, updatedAt: time }
  expect(createDashboardRequestSchema.safeParse(record).success).toBe(true)
})

test.each(layouts)('$id fills its columns without a gap, each cell once', ({ items }) => {
  const cells = items.flatMap(({ x, y, w, h }) =>
    Array.from({ length: w * h }, (_, i) => `${x + (i % w)},${y + Math.floor(i / w)}`),
  )
  const rows = Math.max(...items.map(({ y, h }) => y + h))
  expect(new Set(cells).size).toBe(cells.length)
  expect(cells).toHaveLength(GRID_COLUMNS * rows)
})

test.each(layouts)('$id keeps each widget within its limits', ({ items }) => {
  for (const { w, h, minW = 1, minH = 1, maxW = 12, maxH = 12, content } of items) {
    expect(w, content).toBeGreaterThanOrEqual(minW)
    expect(w, content).toBeLessThanOrEqual(maxW)
    expect(h, content).toBeGreaterThanOrEqual(minH)
    expect(h, content).toBeLessThanOrEqual(maxH)
  }
})

test.each(layouts)('$id has a drawing of each of its widgets', ({ items }) => {
  expect(items.filter(({ id }) => !glyphs[id])).toEqual([])
})
