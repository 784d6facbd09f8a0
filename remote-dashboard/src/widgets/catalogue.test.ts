import { GRID_COLUMNS, placementSchema, widgetIds, z } from '@cadence/shared/schemas'
import { bottom } from 'react-grid-layout/core'
import { expect, test } from 'vitest'
import { normalise, toGridLayout } from '../grid/grid-layout.ts'
import { catalogue, defaultLayout, defaultPlacement } from './catalogue.ts'

test('the catalogue holds each widget once, at a valid position within its limits', () => {
  expect(new Set(catalogue.map(({ id }) => id))).toEqual(new Set(widgetIds))
  expect(catalogue).toHaveLength(widgetIds.length)
  const all = catalogue.map(({ id }) => defaultPlacement(id))
  expect(z.safeParse(z.array(placementSchema), all).success).toBe(true)
  expect(normalise(all)).toEqual(all)
})

test('the default layout holds the ten widgets of the specification', () => {
  expect(defaultLayout.map(({ id }) => Number(id)).sort((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ])
  expect(normalise(defaultLayout)).toEqual(defaultLayout)
})

test('the default grid has no gap', () => {
  const cells = defaultLayout.reduce((sum, { w, h }) => sum + w * h, 0)
  expect(cells).toBe(bottom(toGridLayout(defaultLayout)) * GRID_COLUMNS)
})

test('the life planner is 6 to 12 wide and 3 to 4 high', () => {
  expect(catalogue.find(({ id }) => id === '2')).toMatchObject({ minW: 6, maxW: 12, minH: 3, maxH: 4 })
})
