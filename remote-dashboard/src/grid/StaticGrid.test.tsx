import { preference, setPreference } from '@cadence/shared/preferences'
import type { WidgetId } from '@cadence/shared/schemas'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { LONG_PRESS_MS } from '../drag/drag.ts'
import { putRecord } from '../records/records.ts'
import { placement, signIn } from '../testing/fixtures.ts'
import { setVisible } from '../testing/page-visibility.ts'
import { freshCountdown } from '../widgets/countdown/countdown.ts'
import { arrangeModule } from './own-order/arrange-module.ts'
import type { CardOrder } from './own-order/own-order.ts'
import { StaticGrid } from './StaticGrid.tsx'

vi.mock('../widgets/widget-components.ts', () => import('../widgets/bare-widgets.test-kit.ts'))

const items = [
  placement('8', 0, 0, 4, 3),
  placement('5', 4, 0, 4, 3),
  placement('2', 0, 3, 8, 3),
  placement('9', 8, 3, 4, 3),
]
const saved = JSON.stringify(items)

beforeAll(() => arrangeModule.load())
beforeEach((context) => {
  signIn(`grid-${context.task.id}`)
  width(358)
  at('09:00')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Cards are 50 px high, one below the other; the grid is `px` wide. */
function width(px: number): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(0, at * 50, px, 50)
  })
}
const at = (time: string) =>
  vi.useFakeTimers({
    now: new Date(`2026-11-25T${time}:00`),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  })
const cells = () => [...document.querySelectorAll<HTMLElement>('[data-widget]')]
const shown = () => cells().map(({ dataset }) => dataset.widget)
const lit = () => cells().flatMap(({ dataset }) => (dataset.weight === 'lit' ? [dataset.widget] : []))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
/** A finger rests for as long as a long press takes. */
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, LONG_PRESS_MS + 50)))

test('on a wide screen the order is that of the layout', () => {
  width(1136)
  render(<StaticGrid isEventOn={false} items={items} />)
  expect(shown()).toEqual(['8', '5', '2', '9'])
})

test('on a small screen the cards are in two columns, wide ones over both, and the layout stays', () => {
  width(720)
  render(<StaticGrid isEventOn={false} items={items} />)
  expect(shown()).toEqual(['8', '5', '2', '9'])
  const spans = cells().map(({ style }) => [style.getPropertyValue('--y'), style.getPropertyValue('--w')])
  expect(spans).toEqual([
    ['1', '1'],
    ['1', '1'],
    ['4', '2'],
    ['7', '2'],
  ])
  expect(JSON.stringify(items)).toBe(saved)
})

test('on a phone the order is that of the time of day, and it changes only while the page is not seen', () => {
  render(<StaticGrid isEventOn={false} items={items} />)
  expect(shown()).toEqual(['2', '9', '8', '5'])
  at('20:00')
  act(() => vi.advanceTimersByTime(60_000))
  expect(shown()).toEqual(['2', '9', '8', '5'])
  act(() => setVisible(false))
  act(() => setVisible(true))
  expect(shown()).toEqual(['5', '9', '2', '8'])
})

test('the card of the time of day is lit; while the Timer runs, it is the Timer', () => {
  putRecord('event', 'e', {
    uid: 'e',
    title: 'Anatomie',
    start: '2026-11-25T10:00:00',
    end: '2026-11-25T12:00:00',
    timeZone: null,
    kind: 'course',
  })
  render(<StaticGrid isEventOn={false} items={items} />)
  expect(lit()).toEqual(['2'])
  const endsAt = new Date(Date.now() + 60_000).toISOString()
  act(() => putRecord('countdown', 'timer', { ...freshCountdown, startedAt: endsAt, endsAt, leftMs: 60_000 }))
  expect(lit()).toEqual(['8'])
})

test('a long press on a header drags the card, and the order of the day comes back by a button', async () => {
  render(<StaticGrid isEventOn={false} items={items} />)
  const header = cells()[2]?.querySelector('header')
  if (!header) throw new Error('No header')
  const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, button: 0, clientX: 50 }
  fireEvent.pointerDown(header, { ...finger, clientY: 120, buttons: 1 })
  await rest()
  expect(document.querySelector('[data-folded]')).not.toBeNull()
  fireEvent.pointerMove(header, { ...finger, clientY: 10, buttons: 1 })
  await act(async () => void fireEvent.pointerUp(header, { ...finger, clientY: 10, buttons: 0 }))
  await waitFor(() => expect(shown()).toEqual(['8', '2', '9', '5']))
  expect(preference('phoneOrder')).toEqual(['8', '2', '9', '5'])
  await waitFor(() => expect(document.querySelector('[data-folded]')).toBeNull())
  await press('Revenir à l’ordre automatique')
  expect(shown()).toEqual(['2', '9', '8', '5'])
  expect(preference('phoneOrder')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Revenir à l’ordre automatique' })).toBeNull()
})

test('an own order from another device is shown, and a press beside a header drags nothing', async () => {
  setPreference('phoneOrder', ['9', '8', '5', '2'])
  render(<StaticGrid isEventOn={false} items={items} />)
  expect(shown()).toEqual(['9', '8', '5', '2'])
  const card = cells()[0]
  if (!card) throw new Error('No card')
  fireEvent.pointerDown(card, { pointerId: 1, pointerType: 'touch', isPrimary: true, button: 0, buttons: 1 })
  await rest()
  expect(document.querySelector('[data-folded]')).toBeNull()
})

const tools = (_: unknown, grip: ReactNode) => <div data-tools="">{grip}</div>
const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, button: 0, clientX: 50 }

/** A finger goes down on an element, waits, moves up to the top of the screen, and lets go. */
async function drawUp(pressed: Element, wait: () => Promise<unknown>): Promise<void> {
  fireEvent.pointerDown(pressed, { ...finger, clientY: 120, buttons: 1 })
  await wait()
  fireEvent.pointerMove(pressed, { ...finger, clientY: 10, buttons: 1 })
  await act(async () => void fireEvent.pointerUp(pressed, { ...finger, clientY: 10, buttons: 0 }))
}

/** The grid in edit mode, with an editor that takes its order. */
function Edited({ sorted }: { sorted?: (order: CardOrder, id: WidgetId | null) => void }) {
  const [order, setOrder] = useState<CardOrder>()
  const onSort = (after: CardOrder, id: WidgetId | null) => {
    sorted?.(after, id)
    setOrder(after)
  }
  return <StaticGrid isEventOn={false} items={items} tools={tools} draft={{ order, onSort }} />
}

test('in edit mode the cards are folded, and each has a grip, by which a finger drags it at once', async () => {
  const sorted = vi.fn()
  render(<Edited sorted={sorted} />)
  expect(document.querySelector('[data-folded]')).not.toBeNull()
  expect(screen.getAllByRole('button', { name: /^Déplacer / })).toHaveLength(4)
  await drawUp(screen.getByRole('button', { name: 'Déplacer Timer' }), async () => undefined)
  await waitFor(() => expect(shown()).toEqual(['8', '2', '9', '5']))
  expect(sorted.mock.calls).toEqual([[['8', '2', '9', '5'], '8']])
  expect(preference('phoneOrder')).toBeNull()
  expect(JSON.stringify(items)).toBe(saved)
})

test('in edit mode a long press lifts a card anywhere, and the arrow keys move it from its grip', async () => {
  render(<Edited />)
  const timer = cells()[2]
  if (!timer) throw new Error('No card')
  await drawUp(timer, rest)
  await waitFor(() => expect(shown()).toEqual(['8', '2', '9', '5']))
  screen.getByRole('button', { name: 'Déplacer Timer' }).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(shown()).toEqual(['2', '8', '9', '5'])
  expect(screen.getByText('Timer : 2 sur 4')).toBeTruthy()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Déplacer Timer')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(screen.getByText('Timer est déjà en premier')).toBeTruthy()
})

test('in edit mode arrows move a card, each step is announced, and the focus stays on the button', async () => {
  render(<Edited />)
  const up = (name: string) => screen.getByRole('button', { name: `Monter ${name}` })
  expect(up('Life Planner').getAttribute('aria-disabled')).toBe('true')
  await press('Monter Timer')
  expect(shown()).toEqual(['2', '8', '9', '5'])
  expect(screen.getByText('Timer : 2 sur 4')).toBeTruthy()
  expect(document.activeElement).toBe(up('Timer'))
  await press('Monter Life Planner')
  expect(screen.getByText('Life Planner est déjà en premier')).toBeTruthy()
})

test('in edit mode the order of the day comes back by a button', async () => {
  setPreference('phoneOrder', ['9', '8', '5', '2'])
  const sorted = vi.fn()
  render(<Edited sorted={sorted} />)
  expect(shown()).toEqual(['9', '8', '5', '2'])
  await press('Revenir à l’ordre automatique')
  expect(shown()).toEqual(['2', '9', '8', '5'])
  expect(sorted.mock.calls).toEqual([[null, null]])
})

test('an order that is not saved yet is also shown after edit mode', () => {
  render(
    <StaticGrid isEventOn={false} items={items} draft={{ order: ['9', '8', '5', '2'], onSort: vi.fn() }} />,
  )
  expect(shown()).toEqual(['9', '8', '5', '2'])
})
