import { createBrowserRouter, RouterProvider } from '@cadence/shared/router'
import { cleanup, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach } from 'vitest'

afterEach(cleanup)

/** Renders a page as the host does: under a router, at an address. */
export function renderPage(Page: ComponentType) {
  return render(<RouterProvider router={createBrowserRouter([{ path: '*', element: <Page /> }])} />)
}
