import type { Placement } from '@cadence/shared/schemas'
import { Dialog } from '@cadence/shared/ui'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placement, signIn } from '../testing/fixtures.ts'
import { setVisible } from '../testing/page-visibility.ts'
import { StaticGrid } from './StaticGrid.tsx'

vi.mock('../widgets/widget-components.ts', () => import('../widgets/bare-widgets.test-kit.ts'))

const items = [placement('8', 0, 0, 4, 3), placement('5', 4, 0, 4, 3), placement('2', 0, 3, 8, 3)]

let resize: () => void = () => undefined

class Observer {
  constructor(onResize: () => void) {
    resize = onResize
  }
  observe() {}
  disconnect() {}
}

function width(px: number): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, px, 50))
  act(() => resize())
}

beforeEach((context) => {
  vi.stubGlobal('ResizeObserver', Observer)
  vi.useFakeTimers({ now: new Date('2026-11-25T09:00:00'), toFake: ['Date'] })
  signIn(`card-order-${context.task.id}`)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const cells = () => [...document.querySelectorAll<HTMLElement>('[data-widget]')]
const inDocument = () => cells().map(({ dataset }) => dataset.widget)
const onScreen = () =>
  cells()
    .sort((a, b) => Number(a.style.order) - Number(b.style.order))
    .map(({ dataset }) => dataset.widget)

/** Something of a card that opens a dialog inside it. */
function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Dialog open={isOpen} title="Question" closeLabel="close" onClose={() => setOpen(false)}>
        Text
      </Dialog>
    </>
  )
}
const tools = (item: Placement) => (item.id === '2' ? <Opener /> : <div data-list={item.id} />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a card with an open dialog stays where it is in the document while the window gets as narrow as a phone', async () => {
  width(1136)
  render(<StaticGrid isEventOn={false} items={items} tools={tools} />)
  await press('open')
  const dialog = screen.getByRole('dialog')
  width(358)
  // The dialog would leave the top layer with a card that moves.
  expect(inDocument()).toEqual(['8', '5', '2'])
  expect(onScreen()).toEqual(['2', '8', '5'])
  expect(screen.getByRole('dialog')).toBe(dialog)
  await press('close')
  expect(inDocument()).toEqual(['2', '8', '5'])
  expect(onScreen()).toEqual(['2', '8', '5'])
})

test('so does a card whose time of day has come while a dialog is open', async () => {
  width(358)
  render(<StaticGrid isEventOn={false} items={items} tools={tools} />)
  await press('open')
  vi.setSystemTime(new Date('2026-11-25T20:00:00'))
  act(() => setVisible(false))
  act(() => setVisible(true))
  expect(inDocument()).toEqual(['2', '8', '5'])
  expect(onScreen()).toEqual(['5', '2', '8'])
  await press('close')
  expect(inDocument()).toEqual(['5', '2', '8'])
})

/** The list of a card. A browser forgets the place of an element that leaves the document, also for a moment. */
function forgetfulList(id: string): HTMLElement {
  const list = document.querySelector<HTMLElement>(`[data-list="${id}"]`)
  if (!list) throw new Error('No list')
  const { appendChild } = Node.prototype
  vi.spyOn(Node.prototype, 'appendChild').mockImplementation(function (this: Node, node) {
    if (node.contains(list)) list.scrollTop = 0
    return appendChild.call(this, node)
  })
  return list
}

test('a list that was scrolled keeps its place when its card moves', async () => {
  width(1136)
  render(<StaticGrid isEventOn={false} items={items} tools={tools} />)
  const list = forgetfulList('8')
  list.scrollTop = 240
  width(358)
  expect(inDocument()).toEqual(['2', '8', '5'])
  expect(list.scrollTop).toBe(240)
})

test('a list that a change of the window has just scrolled keeps its new place', async () => {
  width(1136)
  render(<StaticGrid isEventOn={false} items={items} tools={tools} />)
  const list = forgetfulList('8')
  list.scrollTop = 240
  list.dispatchEvent(new Event('scroll'))
  // The event of this one has yet to come when the cards move.
  list.scrollTop = 338
  width(358)
  expect(list.scrollTop).toBe(338)
})
