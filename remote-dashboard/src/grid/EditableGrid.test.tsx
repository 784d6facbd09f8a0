import { cleanup, fireEvent, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultLayout } from '../widgets/catalogue.ts'
import EditableGrid from './EditableGrid.tsx'
import type { Items } from './layout.ts'

const rendered = vi.hoisted(() => ({ widgets: 0 }))

vi.mock('../widgets/parts.ts', () => {
  const Icon = () => null
  const Body = () => {
    rendered.widgets += 1
    return null
  }
  return { widgetParts: new Proxy({}, { get: () => ({ Icon, Body }) }) }
})

beforeEach(() => {
  rendered.widgets = 0
})
afterEach(cleanup)

const noTools = () => null
let current: Items = []

function Page({ items }: { items: Items }) {
  const [shown, setShown] = useState(items)
  current = shown
  return <EditableGrid items={shown} width={1200} onDrop={setShown} tools={noTools} />
}

const place = (id: string) => current.find((item) => item.id === id)

/** Drags by pixels. Without a layout engine every widget starts at the top left. */
function drag(id: string, dx: number, dy: number): void {
  const cell = document.querySelector(`[data-widget="${id}"]`)
  if (!cell) throw new Error(`No widget ${id}`)
  // react-draggable measures against it; happy-dom has none.
  Object.defineProperty(cell, 'offsetParent', { value: document.body, configurable: true })
  fireEvent.mouseDown(cell, { clientX: 10, clientY: 10, button: 0 })
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    fireEvent.mouseMove(document, { clientX: 10 + dx * part, clientY: 10 + dy * part })
  }
  fireEvent.mouseUp(document, { clientX: 10 + dx, clientY: 10 + dy })
}

test('dragging moves the widget, and renders no widget again', () => {
  render(<Page items={defaultLayout} />)
  expect(rendered.widgets).toBe(10)
  drag('10', 401, 0)
  expect(place('10')).toMatchObject({ x: 4, y: 0 })
  expect(rendered.widgets).toBe(10)
})

test('a widget that is locked stays', () => {
  render(<Page items={defaultLayout.map((item) => ({ ...item, locked: true }))} />)
  drag('10', 401, 0)
  expect(place('10')).toMatchObject({ x: 8, y: 9 })
})
