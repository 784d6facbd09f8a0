import { Dialog } from '@cadence/shared/ui'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { DateField } from './DateField.tsx'
import { datePopoverModule } from './use-date-popover.tsx'

const onLeave = vi.fn()

// Loaded before the tests, which would otherwise only wait for it.
beforeAll(async () => void (await datePopoverModule.load()))
beforeEach(() => onLeave.mockClear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Form() {
  const [day, setDay] = useState('2026-11-24')
  return (
    <Dialog open title="Nouvel événement" onClose={onLeave}>
      <DateField label="Date de début" day={day} around={day} onPick={setDay} />
    </Dialog>
  )
}

const field = () => screen.getByRole('button', { name: /^Date de début/ })
const calendar = () => screen.queryByRole('dialog', { name: 'Date de début' })

async function openCalendar() {
  render(<Form />)
  field().focus()
  await userEvent.keyboard('{Enter}')
  return calendar()
}

test('the field opens the calendar at its day, and the keyboard picks another', async () => {
  const panel = await openCalendar()
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(document.activeElement?.getAttribute('aria-label')).toContain('mardi 24 novembre 2026')
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
  expect(panel?.isConnected).toBe(false)
  expect(field().textContent).toContain('mer. 2 déc. 2026')
  expect(field().getAttribute('aria-expanded')).toBe('false')
  expect(onLeave).not.toHaveBeenCalled()
})

test('Escape closes the calendar alone, and changes nothing', async () => {
  await openCalendar()
  await userEvent.keyboard('{ArrowRight}{Escape}')
  expect(calendar()).toBeNull()
  expect(field().textContent).toContain('mar. 24 nov. 2026')
  expect(screen.getByRole('dialog', { name: 'Nouvel événement' })).toBeTruthy()
  expect(onLeave).not.toHaveBeenCalled()
})

test('the Escape of the calendar is spent: the browser would count it, and close the form at the next one', async () => {
  const panel = await openCalendar()
  expect(fireEvent.keyDown(within(panel as HTMLElement).getByRole('grid'), { key: 'Escape' })).toBe(false)
})

test('a press outside closes the calendar alone', async () => {
  const panel = (await openCalendar()) as HTMLElement
  vi.spyOn(panel, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 320, 360))
  fireEvent.pointerDown(panel, { clientX: 5, clientY: 5 })
  fireEvent.click(panel, { clientX: 5, clientY: 5 })
  expect(calendar()).toBeNull()
  expect(onLeave).not.toHaveBeenCalled()
})

/** Opens the calendar of 320 × 360 pixels for a field at a place of a window. @returns where the calendar stands. */
async function placed({ top, left }: { top: number; left: number }, width: number, height: number) {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(height)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(320)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(360)
  render(<Form />)
  vi.spyOn(field(), 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, 200, 48))
  await userEvent.click(field())
  const { style } = calendar() as HTMLElement
  return { top: Number.parseFloat(style.top), left: Number.parseFloat(style.left) }
}

test('the calendar stands below its field', async () => {
  expect(await placed({ top: 100, left: 40 }, 1440, 900)).toEqual({ top: 152, left: 40 })
})

test('where there is no room below, it stands above', async () => {
  expect(await placed({ top: 500, left: 40 }, 1440, 700)).toEqual({ top: 136, left: 40 })
})

test('on a small screen it stays within the edges', async () => {
  expect(await placed({ top: 300, left: 200 }, 390, 500)).toEqual({ top: 132, left: 62 })
})
