import './provides.ts'
import { createMemoryRouter, RouterProvider } from '@cadence/shared/router'
import Login from 'auth/Login'
import { createRoot } from 'react-dom/client'

const router = createMemoryRouter([{ path: '*', Component: Login }], { initialEntries: ['/login'] })
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(<RouterProvider router={router} />)
