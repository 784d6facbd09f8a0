import { widgetIds } from '@cadence/shared/schemas'
import { cleanup, fireEvent, render } from '@testing-library/react'
import fc from 'fast-check'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultLayout } from '../widgets/catalogue.ts'
import EditableGrid from './EditableGrid.tsx'
import { type Items, normalise } from './layout.ts'

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

function Page({ items }: { items: Items }) {
  const [shown, setShown] = useState(items)
  current = shown
  const onDrop = (items: Items, deed: object) => {
    dropped(deed)
    setShown(items)
  }
  return <EditableGrid items={shown} width={1200} onDrop={onDrop} tools={noTools} />
}

const place = (id: string) => current.find((item) => item.id === id)

/** How every widget is drawn. */
function drawing(within: ParentNode = document): Record<string, string | null> {
  const cells = [...within.querySelectorAll('[data-widget]')]
  return Object.fromEntries(
    cells.map((cell) => [cell.getAttribute('data-widget'), cell.getAttribute('style')]),
  )
}

/** What is on the screen is what a grid with the same items would draw that nobody has touched. */
function expectDrawnAsKept(): void {
  const drawn = drawing()
  const { container, unmount } = render(<Page items={current} />)
  expect(drawn).toEqual(drawing(container))
  unmount()
}

/** Takes hold of a widget, or of its handle. Without a layout engine every widget starts at the top left. */
function press(id: string, part = '') {
  const grabbed = document.querySelector(`[data-widget="${id}"] ${part}`.trim())
  if (!grabbed) throw new Error(`No widget ${id}`)
  // react-draggable measures against it; happy-dom has none.
  Object.defineProperty(grabbed, 'offsetParent', { value: document.body, configurable: true })
  let point = { clientX: 10, clientY: 10 }
  fireEvent.pointerDown(grabbed, point)
  fireEvent.mouseDown(grabbed, { ...point, button: 0 })
  return {
    /** Moves the mouse so far from where it went down. */
    mouse(dx: number, dy: number): void {
      point = { clientX: 10 + dx, clientY: 10 + dy }
      fireEvent.mouseMove(document, point)
    },
    letGo: () => fireEvent.mouseUp(document, point),
  }
}

/** Pulls a widget, or its handle, by pixels. */
function pull(id: string, dx: number, dy: number, part?: string): void {
  const { mouse, letGo } = press(id, part)
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) mouse(dx * share, dy * share)
  letGo()
}
const drag = pull
const resize = (id: string, dx: number, dy: number) => pull(id, dx, dy, '.react-resizable-handle')

test('dragging moves the widget, and renders no widget again', () => {
  render(<Page items={defaultLayout} />)
  expect(rendered.widgets).toBe(10)
  drag('10', 401, 0)
  expect(place('10')).toMatchObject({ x: 4, y: 0 })
  expect(rendered.widgets).toBe(10)
})

test('a drag is told once, and so is a resize; a press that moves nothing is not', () => {
  render(<Page items={defaultLayout} />)
  drag('10', 401, 0)
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

test('a widget that the mouse and the grid draw at the same size or place stays there', () => {
  render(<Page items={defaultLayout} />)
  // Both end at the highest it may be.
  resize('1', 0, 343)
  expectDrawnAsKept()
  drag('1', 0, 515)
  drag('1', 0, 0)
  expectDrawnAsKept()
})

test('however widgets are dragged and resized, the layout stays compact and within the limits, and is what is drawn', () => {
  const far = fc.integer({ min: -1500, max: 1500 })
  const step = fc.record({
    id: fc.constantFrom(...widgetIds),
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
        expectDrawnAsKept()
      }
    }),
    { numRuns: 8 },
  )
}, 30_000)

test('a widget that is locked stays', () => {
  render(<Page items={defaultLayout.map((item) => ({ ...item, locked: true }))} />)
  drag('10', 401, 0)
  expect(place('10')).toMatchObject({ x: 8, y: 9 })
})

test('within a cell the widget follows the mouse, and the grid hears nothing of it', () => {
  render(<Page items={defaultLayout} />)
  const cell = document.querySelector<HTMLElement>('[data-widget="10"]')
  if (!cell) throw new Error('No widget')
  Object.defineProperty(cell, 'offsetParent', { value: document.body, configurable: true })
  fireEvent.pointerDown(cell, { clientX: 10, clientY: 10 })
  fireEvent.mouseDown(cell, { clientX: 10, clientY: 10, button: 0 })
  for (const clientX of [20, 21]) fireEvent.mouseMove(document, { clientX, clientY: 10 })
  const heard = vi.fn()
  document.addEventListener('mousemove', heard)
  const before = cell.style.transform
  fireEvent.mouseMove(document, { clientX: 26, clientY: 10 })
  expect(heard).not.toHaveBeenCalled()
  expect(cell.style.transform).not.toBe(before)
  fireEvent.mouseMove(document, { clientX: 400, clientY: 10 })
  expect(heard).toHaveBeenCalledOnce()
  fireEvent.mouseUp(document, { clientX: 400, clientY: 10 })
  fireEvent.mouseMove(document, { clientX: 401, clientY: 10 })
  expect(heard).toHaveBeenCalledTimes(2)
  document.removeEventListener('mousemove', heard)
})

test('a drag adds no style sheet that reaches the whole page', () => {
  render(<Page items={defaultLayout} />)
  drag('10', 401, 0)
  expect(document.querySelector('style#react-draggable-style-el')).toBeNull()
})
