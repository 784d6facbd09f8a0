import { preference, setPreference } from '@cadence/shared/preferences'
import type { WidgetId } from '@cadence/shared/schemas'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placement, signIn } from '../testing/fixtures.ts'
import { defaultPlacement } from '../widgets/catalogue.ts'
import type { DropTarget } from './EditableGrid.tsx'
import { cellOf, placeholder, press } from './editable-grid.test-kit.ts'
import type { Items } from './grid-layout.ts'
import type { CardOrder } from './own-order/own-order.ts'
import { StaticGrid } from './StaticGrid.tsx'
import { TwoColumnGrid } from './TwoColumnGrid.tsx'

vi.mock('../widgets/widget-components.ts', () => import('../widgets/bare-widgets.test-kit.ts'))

const WIDTH = 720
const items = [
  placement('8', 0, 0, 4, 3),
  placement('5', 4, 0, 4, 3),
  placement('2', 0, 3, 8, 3),
  placement('9', 8, 3, 4, 3),
]
const saved = JSON.stringify(items)
const target = createRef<DropTarget>()
const added = vi.fn()
const sorted = vi.fn()

beforeEach((context) => {
  signIn(`two-columns-${context.task.id}`)
  added.mockClear()
  sorted.mockClear()
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, WIDTH, 1200))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const tools = (_: unknown, grip: ReactNode) => <div data-tools="">{grip}</div>

function Page() {
  const [shown, setShown] = useState<Items>(items)
  const [order, setOrder] = useState<CardOrder>()
  const onAdd = (id: WidgetId, after: { order: CardOrder }) => {
    added(id)
    setShown([...shown, defaultPlacement(id)])
    setOrder(after.order)
  }
  const onSort = (after: CardOrder, id: WidgetId | null) => {
    sorted(after, id)
    setOrder(after)
  }
  return (
    <TwoColumnGrid
      {...{ items: shown, width: WIDTH, draft: { order, onSort }, onAdd, tools }}
      dropTarget={target}
    />
  )
}

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(({ dataset }) => dataset.widget)
const grip = (name: string) => screen.getByRole('button', { name: `Déplacer ${name}` })

test('each card is where the board has it outside edit mode, with the same size', () => {
  render(<StaticGrid items={items} isEventOn={false} />)
  const places = [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(({ dataset, style }) => {
    const [x = 0, y = 0, w = 0, h = 0] = ['--x', '--y', '--w', '--h'].map((name) =>
      Number(style.getPropertyValue(name)),
    )
    const half = (WIDTH - 6) / 2 + 6
    return [dataset.widget, (x - 1) * half, (y - 1) * 106, w * half - 6, h * 106 - 6]
  })
  cleanup()
  render(<Page />)
  const drawn = [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(({ dataset, style }) => {
    const [left, top] = style.transform.match(/\d+/g)?.map(Number) ?? []
    return [dataset.widget, left, top, Number.parseInt(style.width, 10), Number.parseInt(style.height, 10)]
  })
  expect(drawn).toEqual(places)
  // The grid ends with its last card.
  const height = Math.max(...places.map(([, , top, , high]) => Number(top) + Number(high)))
  expect(document.querySelector<HTMLElement>('[data-editable-grid]')?.style.height).toBe(`${height}px`)
})

test('a drag changes the order, which is announced and given to the editor, and not the layout', () => {
  render(<Page />)
  const { mouse, letGo } = press('9')
  mouse(0, -500)
  mouse(0, -636)
  const slot = placeholder()
  letGo()
  expect(cellOf('9').getAttribute('style')).toBe(slot)
  expect(shown()).toEqual(['9', '8', '5', '2'])
  expect(screen.getByText('To-do List : 1 sur 4')).toBeTruthy()
  expect(sorted.mock.calls).toEqual([[['9', '8', '5', '2'], '9']])
  expect(preference('phoneOrder')).toBeNull()
  expect(JSON.stringify(items)).toBe(saved)
})

test('the arrow keys on a grip move a card past what would show it where it is; the focus stays', async () => {
  render(<Page />)
  expect(shown()).toEqual(['8', '5', '2', '9'])
  grip('Life Planner').focus()
  // Between the two cards of the first row it would be shown below them again.
  await userEvent.keyboard('{ArrowUp}')
  expect(shown()).toEqual(['2', '8', '5', '9'])
  expect(screen.getByText('Life Planner : 1 sur 4')).toBeTruthy()
  expect(document.activeElement).toBe(grip('Life Planner'))
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByText('Life Planner est déjà en premier')).toBeTruthy()
  grip('Timer').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(shown()).toEqual(['2', '5', '8', '9'])
})

test('an order of one’s own is also that of the board outside edit mode, and a button leads back', async () => {
  setPreference('phoneOrder', ['9', '8', '5', '2'])
  render(<StaticGrid items={items} isEventOn={false} />)
  expect(shown()).toEqual(['9', '8', '5', '2'])
  cleanup()
  render(<Page />)
  expect(shown()).toEqual(['9', '8', '5', '2'])
  await userEvent.click(screen.getByRole('button', { name: 'Revenir à l’ordre du tableau' }))
  expect(shown()).toEqual(['8', '5', '2', '9'])
  expect(sorted.mock.calls).toEqual([[null, null]])
  expect(screen.getByText('Les cartes suivent de nouveau l’ordre du tableau.')).toBeTruthy()
})

test('a tool that is dropped is added to the layout, and comes to its place in the order', () => {
  render(<Page />)
  const drag = target.current?.drag('4')
  act(() => drag?.move({ clientX: 540, clientY: 150, dx: 0, dy: 0 }))
  const slot = placeholder()
  act(() => drag?.end(true))
  expect(added.mock.calls).toEqual([['4']])
  expect(shown()).toEqual(['8', '4', '5', '9', '2'])
  expect(cellOf('4').getAttribute('style')).toBe(slot)
})
