import { type Placement, type WidgetId, widgetIds } from '@cadence/shared/schemas'
import { act, cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import { createRef, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultPlacement } from '../widgets/catalogue.ts'
import { type DropTarget, EditableGrid } from './EditableGrid.tsx'
import { cellOf, placeholder, press } from './editable-grid.test-kit.ts'
import { type Items, normalise } from './grid-layout.ts'
import { freeGrid } from './grid-rules.ts'

vi.mock('../widgets/widget-components.ts', () => {
  const Nothing = () => null
  return { widgetComponents: new Proxy({}, { get: () => ({ Icon: Nothing, Body: Nothing }) }) }
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const noTools = () => null
const target = createRef<DropTarget>()

function Page({ items, width }: { items: Items; width: number }) {
  const [shown, setShown] = useState(items)
  return (
    <EditableGrid
      items={shown}
      rules={freeGrid}
      width={width}
      onDrop={setShown}
      tools={noTools}
      dropTarget={target}
    />
  )
}

/** Gives the grid its pixels: there is no layout in this environment. */
function giveArea(width: number): void {
  const box = document.querySelector('[data-editable-grid]')
  if (box) box.getBoundingClientRect = () => new DOMRect(0, 0, width, 1200)
}

const place = (id: WidgetId): fc.Arbitrary<Placement> =>
  fc
    .record({
      x: fc.integer({ min: 0, max: 11 }),
      y: fc.integer({ min: 0, max: 12 }),
      w: fc.integer({ min: 1, max: 12 }),
      h: fc.integer({ min: 1, max: 6 }),
    })
    .map((at) => ({ ...defaultPlacement(id), ...at }))

/** Any layout of some of the widgets, as the editor shows it. */
const layout = fc
  .uniqueArray(fc.constantFrom(...widgetIds), { minLength: 1, maxLength: 9 })
  .chain((ids) => fc.tuple(...ids.map(place)))
  .map((items) => normalise(items))

const width = fc.integer({ min: 640, max: 1700 })
/** Where the pointer goes, in pixels: over the grid and beyond its edges. */
const way = fc.array(fc.tuple(fc.integer({ min: -300, max: 1900 }), fc.integer({ min: -300, max: 1700 })), {
  minLength: 1,
  maxLength: 5,
})

test('wherever a widget is grabbed and dragged, it lands where the placeholder stands', () => {
  vi.useFakeTimers()
  const grab = fc.record({
    which: fc.nat(),
    x: fc.integer({ max: 1700, min: 0 }),
    y: fc.integer({ max: 900, min: 0 }),
  })
  fc.assert(
    fc.property(layout, width, grab, way, fc.boolean(), (items, width, { which, ...at }, way, rests) => {
      cleanup()
      render(<Page items={items} width={width} />)
      const { id } = items[which % items.length] ?? defaultPlacement('1')
      const { mouse, letGo } = press(id, '', at)
      for (const [x, y] of way) mouse(x - at.x, y - at.y)
      if (rests) act(() => void vi.advanceTimersByTime(1500))
      const shown = placeholder()
      letGo()
      // A press that hardly moves is no drag.
      if (shown !== undefined) expect(cellOf(id).getAttribute('style')).toBe(shown)
    }),
    { numRuns: 60 },
  )
}, 30_000)

test('wherever a new widget is dropped on the grid, it lands where the placeholder stands', () => {
  vi.useFakeTimers()
  fc.assert(
    fc.property(layout, width, way, fc.boolean(), fc.nat(), (items, width, way, rests, which) => {
      cleanup()
      render(<Page items={items} width={width} />)
      const absent = widgetIds.filter((id) => !items.some((item) => item.id === id))
      const id = absent[which % absent.length] ?? '1'
      giveArea(width)
      const drag = target.current?.drag(id)
      act(() => {
        for (const [clientX, clientY] of way) drag?.move({ clientX, clientY, dx: 0, dy: 0 })
      })
      if (rests) act(() => void vi.advanceTimersByTime(1500))
      const shown = placeholder()
      act(() => drag?.end(true))
      const cell = document.querySelector(`[data-widget="${id}"]`)
      expect(cell?.getAttribute('style')).toBe(shown)
    }),
    { numRuns: 60 },
  )
}, 30_000)

test('a drag of a new widget that is cancelled adds nothing', () => {
  render(<Page items={[defaultPlacement('1')]} width={1136} />)
  giveArea(1136)
  const drag = target.current?.drag('8')
  act(() => drag?.move({ clientX: 100, clientY: 100, dx: 0, dy: 0 }))
  expect(placeholder()).toBeDefined()
  act(() => drag?.end(false))
  expect(placeholder()).toBeUndefined()
  expect(document.querySelector('[data-widget="8"]')).toBeNull()
})
