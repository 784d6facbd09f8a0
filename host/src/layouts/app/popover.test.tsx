import { createMemoryRouter, RouterProvider } from '@cadence/shared/router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { usePopover } from './popover.ts'

const native = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'popover')
beforeEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'popover')
})
afterEach(() => {
  cleanup()
  if (native) Object.defineProperty(HTMLElement.prototype, 'popover', native)
})

function Example() {
  const { button, props } = usePopover()
  return (
    <>
      <button type="button" popoverTarget="menu" {...button}>
        Open
      </button>
      <div id="menu" {...props}>
        Inside
      </div>
    </>
  )
}

test('in a browser without popovers Escape, a press beside and the button close the panel', async () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Example /> }])} />)
  const button = screen.getByText('Open')
  const panel = screen.getByText('Inside')
  await userEvent.click(button)
  await userEvent.keyboard('{Escape}')
  expect(panel.hidden).toBe(true)
  expect(document.activeElement).toBe(button)
  await userEvent.click(button)
  fireEvent.pointerDown(panel)
  expect(panel.hidden).toBe(false)
  fireEvent.pointerDown(document.body)
  expect(panel.hidden).toBe(true)
  await userEvent.click(button)
  await userEvent.click(button)
  expect(panel.hidden).toBe(true)
})
