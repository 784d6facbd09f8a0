import { client } from '@cadence/shared/api/client'
import { authState, forgetAddressToken, logout } from '@cadence/shared/auth'
import { addressTokenScript } from '@cadence/shared/auth/address-token-script'
import { createBrowserRouter, RouterProvider } from '@cadence/shared/router'
import { provideToasts, type Toast } from '@cadence/shared/ui'
import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'

/** A request to the API. */
export interface Sent {
  path: string
  body?: unknown
  authorization?: string
}

/** Reply of the fake API. */
export type Reply = { status: number; body?: unknown } | 'no answer'

export const member = {
  _id: 'u1',
  firstName: 'Inès',
  lastName: 'Lefèvre',
  email: 'ines@exemple.fr',
  isEmailVerified: true,
  role: 'user',
}

export const signedIn: Reply = {
  status: 200,
  body: { success: true, token: 'access-1', refreshToken: 'refresh-1', user: member },
}

/** Replaces the network below the client. @returns the requests, in order. */
export function serve(answer: () => Reply | Promise<Reply>): Sent[] {
  const sent: Sent[] = []
  client.defaults.adapter = async (config) => {
    const authorization = config.headers.get('Authorization')
    sent.push({
      path: config.url ?? '',
      ...(typeof config.data === 'string' ? { body: JSON.parse(config.data) } : {}),
      ...(typeof authorization === 'string' ? { authorization } : {}),
    })
    const reply = await answer()
    const known = { isAxiosError: true, config }
    if (reply === 'no answer') throw Object.assign(new Error('Network Error'), known)
    const response = { data: reply.body, status: reply.status, statusText: '', headers: {}, config }
    if (reply.status >= 400) throw Object.assign(new Error(`Status ${reply.status}`), known, { response })
    return response
  }
  return sent
}

/** A promise, and the function that settles it. */
export function gate<T>() {
  let open: (value: T) => void = () => undefined
  const promise = new Promise<T>((resolve) => {
    open = resolve
  })
  return { promise, open }
}

/** The toasts of the current test. */
export const toasts: Toast[] = []

let dispose: () => void = () => undefined

/**
 * Shows a screen at an address, after the inline script of the server's HTML. The other pages are placeholders.
 * @param state the router's state of the history entry.
 */
export function show(
  Page: ComponentType,
  at: string,
  loaders: Record<string, () => Promise<null>> = {},
  state: unknown = null,
) {
  history.replaceState({ usr: state, key: 'first', idx: 0 }, '', at)
  new Function(addressTokenScript)()
  const place = (path: string) => ({
    path,
    element: <h1>{`at ${path}`}</h1>,
    ...(loaders[path] ? { loader: loaders[path] } : {}),
  })
  const path = new URL(at, location.href).pathname
  const others = ['/dashboard', '/verify-email', '/login', '/register', '/forgot-password'].filter(
    (other) => other !== path,
  )
  const router = createBrowserRouter([
    { path, element: <Page /> },
    ...others.map(place),
    { path: '*', element: null },
  ])
  dispose = () => router.dispose()
  render(<RouterProvider router={router} />)
  return router
}

/** The description of a field for screen readers. */
export function note(field: HTMLElement): string | null {
  const id = field.getAttribute('aria-describedby')
  return id === null ? null : (document.getElementById(id)?.textContent ?? null)
}

export const alert = () => screen.queryByRole('alert')?.textContent ?? null

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  serve(() => 'no answer')
  await logout()
  authState.error = null
  localStorage.clear()
  sessionStorage.clear()
  toasts.length = 0
  provideToasts(async () => (toast) => toasts.push(toast))
})
afterEach(() => {
  cleanup()
  dispose()
  forgetAddressToken()
})
