import { act, cleanup, fireEvent, render } from '@testing-library/react'
import fc from 'fast-check'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultLayout } from '../widgets/catalogue.ts'
import { EditableGrid } from './EditableGrid.tsx'
import { cellOf, mouse, placeholder, press } from './editable-grid.test-kit.ts'
import { Grip } from './Grip.tsx'
import { type Items, normalise } from './grid-layout.ts'
import { freeGrid } from './grid-rules.ts'

const rendered = vi.hoisted(() => ({ widgets: 0 }))

vi.mock('../widgets/widget-components.ts', () => {
  const Icon = () => null
  const Body = () => {
    rendered.widgets += 1
    return null
  }
  return { widgetComponents: new Proxy({}, { get: () => ({ Icon, Body }) }) }
})

beforeEach(() => {
  rendered.widgets = 0
  dropped.mockClear()
})
afterEach(cleanup)

const noTools = () => null
let current: Items = []
const dropped = vi.fn()

function Page({ items, width = 1200 }: { items: Items; width?: number }) {
  const [shown, setShown] = useState(items)
  current = shown
  const onDrop = (items: Items, command: object) => {
    dropped(command)
    setShown(items)
  }
  return <EditableGrid items={shown} rules={freeGrid} width={width} onDrop={onDrop} tools={noTools} />
}

const place = (id: string) => current.find((item) => item.id === id)

/** How every widget is drawn. */
function drawing(within: ParentNode = document): Record<string, string | null> {
  const cells = [...within.querySelectorAll('[data-widget]')]
  return Object.fromEntries(
    cells.map((cell) => [cell.getAttribute('data-widget'), cell.getAttribute('style')]),
  )
}

/** Expects the grid to be drawn like a new grid with the same items. */
function expectDrawnAsNew(): void {
  const drawn = drawing()
  const { container, unmount } = render(<Page items={current} />)
  expect(drawn).toEqual(drawing(container))
  unmount()
}

/** Pulls a widget, or its handle, by pixels. */
function pull(id: string, dx: number, dy: number, part?: string): void {
  const { mouse, letGo } = press(id, part)
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) mouse(dx * share, dy * share)
  letGo()
}
const drag = pull
const handle = '[data-resize-handle]'
const resize = (id: string, dx: number, dy: number) => pull(id, dx, dy, handle)

test('the cells under the cards are as large as a card of one cell', () => {
  render(<Page items={defaultLayout.slice(0, 1).map((item) => ({ ...item, w: 1, h: 1 }))} width={1200} />)
  const cell = document.querySelector('pattern rect')
  // Its line of one pixel is drawn half on each side.
  expect(['width', 'height'].map((side) => Number(cell?.getAttribute(side)) + 1)).toEqual([94.5, 100])
  const { width, height } = cellOf(defaultLayout[0]?.id ?? '').style
  expect([width, height]).toEqual(['95px', '100px'])
})

test('dragging moves the widget, and renders no widget again', () => {
  render(<Page items={defaultLayout} />)
  expect(rendered.widgets).toBe(10)
  drag('10', -401, -927)
  expect(place('10')).toMatchObject({ x: 4, y: 0 })
  expect(rendered.widgets).toBe(10)
})

test('a drag is reported once, and so is a resize; a press that moves nothing is not reported', () => {
  render(<Page items={defaultLayout} />)
  drag('10', -401, -927)
  expect(dropped.mock.calls).toEqual([[{ kind: 'moved', id: '10' }]])
  resize('8', 0, 110)
  expect(dropped.mock.calls.slice(1)).toEqual([[{ kind: 'resized', id: '8' }]])
  drag('10', 1, 1)
  resize('8', 4, 4)
  expect(dropped).toHaveBeenCalledTimes(2)
})

test('a resize stops at the limits of the widget and at the edge of the grid', () => {
  render(<Page items={defaultLayout} />)
  resize('6', 2000, 2000)
  expect(place('6')).toMatchObject({ w: 6, h: 4 })
  resize('6', -2000, -2000)
  expect(place('6')).toMatchObject({ w: 3, h: 2 })
  resize('8', 2000, 0)
  expect(place('8')).toMatchObject({ x: 8, w: 4 })
})

test('a widget that is made larger and smaller again within one press leaves the others where they were', () => {
  render(<Page items={defaultLayout} />)
  const before = drawing()
  const { mouse, letGo } = press('6', handle)
  mouse(201, 106)
  expect(cellOf('9').style.transform).not.toBe(before['9'])
  mouse(0, 0)
  expect(document.querySelector<HTMLElement>('[data-editable-grid]')?.dataset.arranging).toBe('home')
  letGo()
  expect(drawing()).toEqual(before)
})

test('a widget that the mouse has drawn at its final size or place stays there', () => {
  render(<Page items={defaultLayout} />)
  // Mouse and grid both end at the greatest height.
  resize('1', 0, 343)
  expectDrawnAsNew()
  drag('1', 0, 515)
  drag('1', 0, 0)
  expectDrawnAsNew()
})

test('after any drags and resizes the layout is compact, within the limits, and what is drawn', () => {
  const far = fc.integer({ min: -1500, max: 1500 })
  const step = fc.record({
    id: fc.constantFrom(...defaultLayout.map(({ id }) => id)),
    how: fc.constantFrom('drag', 'resize'),
    dx: far,
    dy: far,
  })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
      cleanup()
      render(<Page items={defaultLayout} />)
      for (const { id, how, dx, dy } of steps) {
        if (how === 'drag') drag(id, dx, dy)
        else resize(id, dx, dy)
        expect(normalise(current)).toEqual(current)
        expectDrawnAsNew()
      }
    }),
    { numRuns: 8 },
  )
}, 30_000)

test('a locked widget cannot be dragged', () => {
  render(<Page items={defaultLayout.map((item) => ({ ...item, locked: true }))} />)
  drag('10', -401, -927)
  expect(place('10')).toMatchObject({ x: 8, y: 9 })
})

test('within a cell the widget follows the mouse, and React renders nothing', () => {
  render(<Page items={defaultLayout} />)
  const cell = cellOf('10')
  const { mouse, letGo } = press('10')
  mouse(10, 0)
  const before = { style: cell.style.transform, placeholder: placeholder() }
  mouse(16, -7)
  expect(cell.style.translate).toBe('16px -7px')
  expect({ style: cell.style.transform, placeholder: placeholder() }).toEqual(before)
  mouse(-390, 0)
  expect(cell.style.translate).toBe('-390px 0px')
  expect(placeholder()).not.toBe(before.placeholder)
  letGo()
  expect(cell.style.translate).toBe('')
  expect(cell.style.transform).not.toBe(before.style)
  expect(placeholder()).toBeUndefined()
})

test('the placeholder is at its cell at once; the other widgets make room when the mouse pauses, or at the drop', () => {
  vi.useFakeTimers()
  render(<Page items={defaultLayout} />)
  const at = (id: string) => cellOf(id).style.transform
  const [high, low] = [at('8'), at('4')]
  const { mouse, letGo } = press('8')
  mouse(0, 212)
  expect(placeholder()).toContain(low)
  expect(at('4')).toBe(low)
  act(() => void vi.advanceTimersByTime(200))
  expect(at('4')).toBe(high)
  mouse(0, 10)
  expect(placeholder()).toContain(high)
  expect(at('4')).toBe(high)
  mouse(0, 212)
  letGo()
  expect([at('8'), at('4')]).toEqual([low, high])
  const again = press('4')
  again.mouse(0, 212)
  again.letGo()
  expect([at('8'), at('4')]).toEqual([high, low])
  vi.useRealTimers()
})

test('a widget says while it is dragged whether a drop would change something', () => {
  render(<Page items={defaultLayout} />)
  const mark = () => document.querySelector<HTMLElement>('[data-editable-grid]')?.dataset.arranging
  expect(mark()).toBeUndefined()
  const { mouse, letGo } = press('8')
  mouse(0, 10)
  expect(mark()).toBe('home')
  mouse(0, 318)
  expect(mark()).toBe('away')
  mouse(0, 0)
  expect(mark()).toBe('home')
  letGo()
  expect(mark()).toBeUndefined()
})

test('a widget that is resized follows the mouse within its limits, and its size is drawn by React at the end', () => {
  render(<Page items={defaultLayout} />)
  const cell = cellOf('8')
  const size = () => [cell.style.width, cell.style.height].map(Number.parseFloat)
  const [width = 0, height = 0] = size()
  const { mouse, letGo } = press('8', handle)
  mouse(-20, 30)
  expect(size()).toEqual([width - 20, height + 30])
  mouse(-2000, -2000)
  const least = size()
  mouse(-2100, -2100)
  expect(size()).toEqual(least)
  mouse(-10, 10)
  letGo()
  expect(size()).toEqual([width, height])
})

test('a long press of a finger lifts a widget; the buttons on it stay buttons', () => {
  vi.useFakeTimers()
  const withButton = () => (
    <div data-tools="">
      <button type="button">Remove</button>
    </div>
  )
  render(
    <EditableGrid items={defaultLayout} rules={freeGrid} width={1200} onDrop={dropped} tools={withButton} />,
  )
  const finger = { ...mouse, pointerType: 'touch', buttons: 1 }
  const rest = (on: Element) => {
    fireEvent.pointerDown(on, finger)
    act(() => void vi.advanceTimersByTime(1000))
    const { dragging } = cellOf('10').dataset
    fireEvent.pointerUp(on, { ...finger, buttons: 0 })
    return dragging
  }
  expect(rest(cellOf('10'))).toBe('touch')
  expect(cellOf('10').dataset.dragging).toBeUndefined()
  expect(rest(cellOf('10').querySelector('button') ?? document.body)).toBeUndefined()
  vi.useRealTimers()
})

test('the grip among the buttons of a widget drags it, a finger at once', () => {
  const withGrip = () => (
    <div data-tools="">
      <Grip label="Move" />
    </div>
  )
  render(
    <EditableGrid items={defaultLayout} rules={freeGrid} width={1200} onDrop={dropped} tools={withGrip} />,
  )
  const grip = cellOf('10').querySelector('[data-grip]') ?? document.body
  const finger = { ...mouse, pointerType: 'touch', buttons: 1, clientX: 500 }
  fireEvent.pointerDown(grip, { ...finger, clientY: 400 })
  fireEvent.pointerMove(grip, { ...finger, clientY: 80 })
  expect(cellOf('10').dataset.dragging).toBe('touch')
  fireEvent.pointerUp(grip, { ...finger, clientY: 80, buttons: 0 })
  expect(dropped.mock.calls).toEqual([[expect.anything(), { kind: 'moved', id: '10' }]])
})

test('Escape puts a dragged widget back', () => {
  render(<Page items={defaultLayout} />)
  const before = drawing()
  const { mouse, letGo } = press('10')
  mouse(-401, -927)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  letGo()
  expect(drawing()).toEqual(before)
  expect(dropped).not.toHaveBeenCalled()
})

test('a widget that is resized while the grid gets narrower has the width of the new grid', () => {
  const { rerender, container } = render(<Page items={defaultLayout} />)
  const { mouse, letGo } = press('8', handle)
  mouse(0, 110)
  rerender(<Page items={defaultLayout} width={1180} />)
  letGo()
  const drawn = drawing(container)
  const anew = render(<Page items={current} width={1180} />)
  expect(drawn).toEqual(drawing(anew.container))
})
