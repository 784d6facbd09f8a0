import { createBrowserRouter, Outlet, RouterProvider, useLocation } from '@cadence/shared/router'
import { provideToasts, type Toast } from '@cadence/shared/ui'
import { configure, render } from '@testing-library/react'
import type { ComponentType } from 'react'

// A save takes half a second, and more on a busy machine.
configure({ asyncUtilTimeout: 5000 })

/** The toasts since the last page was rendered. */
export const toasts: Toast[] = []

function Address() {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{pathname + search}</p>
}

/**
 * Renders a page at an address, with a router and toasts as the shell provides them. `loadElsewhere` is what every other
 * page waits for.
 * @returns the router too, for leaving the page.
 */
export function renderPage(
  Page: ComponentType,
  address: string,
  loadElsewhere: () => Promise<null> = async () => null,
) {
  toasts.length = 0
  provideToasts(async () => (toast) => toasts.push(toast))
  window.history.replaceState(null, '', address)
  const layout = (
    <>
      <Address />
      <Outlet />
    </>
  )
  const router = createBrowserRouter([
    {
      element: layout,
      children: [
        { path: new URL(address, 'http://localhost').pathname, element: <Page /> },
        { path: '*', loader: loadElsewhere, element: <p>elsewhere</p> },
      ],
    },
  ])
  return { router, ...render(<RouterProvider router={router} />) }
}
