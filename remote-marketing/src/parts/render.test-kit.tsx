import { createBrowserRouter, RouterProvider } from '@cadence/shared/router'
import { cleanup, configure, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach } from 'vitest'

// The code of a dialog comes when it is opened, and late on a busy machine.
configure({ asyncUtilTimeout: 5000 })

afterEach(cleanup)

/** Renders a page as the host does: under a router, at an address. */
export function renderPage(Page: ComponentType) {
  return render(<RouterProvider router={createBrowserRouter([{ path: '*', element: <Page /> }])} />)
}
