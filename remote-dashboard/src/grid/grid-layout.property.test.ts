import { GRID_COLUMNS, type Placement, type WidgetId, widgetIds } from '@cadence/shared/schemas'
import fc from 'fast-check'
import { getAllCollisions } from 'react-grid-layout/core'
import { expect, test } from 'vitest'
import type { Direction } from '../drag/arrow-keys.ts'
import { defaultLayout, widgetEntry } from '../widgets/catalogue.ts'
import { add } from './add-widget.ts'
import { compact, type Items, normalise, toGridLayout } from './grid-layout.ts'
import { moveStep, resizeStep } from './keyboard-steps.ts'

const id = fc.constantFrom(...widgetIds)
const direction = fc.constantFrom<Direction>('left', 'right', 'up', 'down')

/** Any placement that the schema of a stored one allows, also with limits that make no sense. */
const stored = (widget: WidgetId): fc.Arbitrary<Placement> =>
  fc.record(
    {
      id: fc.constant(widget),
      content: fc.string({ maxLength: 5 }),
      x: fc.integer({ min: 0, max: GRID_COLUMNS - 1 }),
      y: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 1000 })),
      w: fc.integer({ min: 1, max: GRID_COLUMNS }),
      h: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 1000 })),
      minW: fc.integer({ min: 1, max: GRID_COLUMNS }),
      minH: fc.integer({ min: 1, max: 1000 }),
      maxW: fc.integer({ min: 1, max: GRID_COLUMNS }),
      maxH: fc.integer({ min: 1, max: 1000 }),
      locked: fc.boolean(),
      noMove: fc.boolean(),
      noResize: fc.boolean(),
    },
    { requiredKeys: ['id', 'content', 'x', 'y', 'w', 'h'] },
  )
const storedLayout = fc
  .uniqueArray(id, { maxLength: widgetIds.length })
  .chain((ids) => fc.tuple(...ids.map(stored)))

/** The faults of a layout on the screen. */
function faultsOf(items: Items): string[] {
  const layout = toGridLayout(items)
  const faults = items.flatMap(({ id, x, y, w, h }, at) => {
    const { minW, maxW, minH, maxH } = widgetEntry(id)
    const place = layout[at]
    return [
      x < 0 || y < 0 || x + w > GRID_COLUMNS ? `${id} is out of the grid` : '',
      w < minW || w > maxW || h < minH || h > maxH ? `${id} is beyond its limits` : '',
      place && getAllCollisions(layout, place).length > 0 ? `${id} lies on another one` : '',
    ].filter(Boolean)
  })
  return compact(items) === items ? faults : [...faults, 'not compact']
}

test('any stored layout is shown compact, without an overlap, within the grid and the limits', () => {
  fc.assert(
    fc.property(storedLayout, (items) => {
      const shown = normalise(items)
      expect(shown.map((item) => item.id)).toEqual(items.map((item) => item.id))
      expect(faultsOf(shown)).toEqual([])
      expect(normalise(shown)).toEqual(shown)
    }),
    { numRuns: 300 },
  )
})

test('no sequence of steps leads out of the grid, over another widget or beyond a limit', () => {
  const step = fc.record({ id, direction, how: fc.constantFrom('move', 'resize', 'add') })
  fc.assert(
    fc.property(storedLayout, fc.array(step, { maxLength: 40 }), (items, steps) => {
      let now = normalise(items)
      for (const { id, direction, how } of steps) {
        if (how === 'add') now = add(now, id)
        else now = how === 'move' ? moveStep(now, id, direction) : resizeStep(now, id, direction)
        const faults = faultsOf(now)
        if (faults.length > 0) expect({ id, direction, how, faults }).toBeNull()
      }
    }),
    { numRuns: 150 },
  )
})

test('a step keeps the size of the moved widget, and keeps every other widget on the grid', () => {
  fc.assert(
    fc.property(id, direction, (id, direction) => {
      const after = moveStep(defaultLayout, id, direction)
      const sizes = (items: Items) => items.map(({ id, w, h }) => [id, w, h])
      expect(sizes(after)).toEqual(sizes(defaultLayout))
    }),
  )
})
