import { createBrowserRouter, RouterProvider } from '@cadence/shared/router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

/** Renders something that has links, on a page of the app. */
export const renderInRouter = (node: ReactNode) =>
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element: node }])} />)
