import { authState } from '@cadence/shared/auth'
import { createBrowserRouter, RouterProvider } from '@cadence/shared/router'
import type { User } from '@cadence/shared/schemas'
import { act, cleanup, render } from '@testing-library/react'
import { vi } from 'vitest'
import { AppLayout } from './AppLayout.tsx'
import { drawerState } from './Drawer.tsx'

/** The member of the tests. */
export const elodie: User = {
  _id: 'elodie',
  firstName: 'élodie',
  lastName: 'de Lys',
  email: 'e@e.fr',
  isEmailVerified: true,
  role: 'user',
}

/** Called when a modal dialog closes. The argument is whether it is in the page: only then does the focus go back. */
export const dialogClosed = vi.fn()

/** The open popovers. happy-dom knows their attributes, but opens none. */
const open = new Set<HTMLElement>()

export const isOpen = (panel: HTMLElement) => open.has(panel)

function toggle(panel: HTMLElement, newState: 'open' | 'closed'): void {
  const tell = (type: string) => panel.dispatchEvent(Object.assign(new Event(type), { newState }))
  tell('beforetoggle')
  if (newState === 'open') open.add(panel)
  else open.delete(panel)
  tell('toggle')
}

function press({ target }: Event): void {
  const id = target instanceof Element && target.closest('[popovertarget]')?.getAttribute('popovertarget')
  const panel = id ? document.getElementById(id) : null
  if (panel) toggle(panel, open.has(panel) ? 'closed' : 'open')
}

/** Does what a browser does for `<dialog>` and `popover`. */
function stubPanels(): void {
  dialogClosed.mockReset()
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.setAttribute('open', '')
  })
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    dialogClosed(this.isConnected)
    this.removeAttribute('open')
  })
  Object.defineProperty(HTMLElement.prototype, 'popover', { configurable: true, value: null })
  HTMLElement.prototype.hidePopover = function () {
    if (open.has(this)) toggle(this, 'closed')
  }
  document.addEventListener('click', press)
}

const idle = new Map<number, () => void>()

/** Runs the work that waits until the page is idle. */
export const becomeIdle = () =>
  act(async () => {
    for (const [handle, work] of [...idle]) {
      idle.delete(handle)
      work()
    }
  })

function stubIdleness(): void {
  idle.clear()
  let last = 0
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    last += 1
    idle.set(last, work)
    return last
  })
  vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.delete(handle))
}

/** The loader of the page `/slow`. */
export const slow = vi.fn<() => Promise<null>>()

let router: ReturnType<typeof createBrowserRouter> | undefined

/** Renders the app layout around a page, for a member. @returns the router. */
export function renderLayout(user: User = elodie, browser: { popovers: boolean } = { popovers: true }) {
  if (browser.popovers) stubPanels()
  stubIdleness()
  authState.user = user
  drawerState.open = false
  history.replaceState(null, '', '/tasks')
  const children = [
    { path: '*', element: <h1>page</h1> },
    { path: '/slow', loader: () => slow(), element: null },
  ]
  router = createBrowserRouter([{ element: <AppLayout />, children }])
  render(<RouterProvider router={router} />)
  return router
}

/** Removes the layout and the member. */
export function removeLayout(): void {
  cleanup()
  router?.dispose()
  document.removeEventListener('click', press)
  open.clear()
  vi.unstubAllGlobals()
  authState.user = null
}
