import { client } from '@cadence/shared/api/client'
import { authState } from '@cadence/shared/auth'
import { createBrowserRouter, RouterProvider } from '@cadence/shared/router'
import { provideToasts, type Toast } from '@cadence/shared/ui'
import { cleanup, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'

/** A request as the API gets it. */
export interface Sent {
  method: string
  path: string
  body?: unknown
}

/** What the API does: it answers, answers with an error status, or does not answer. */
export type Reply = { status: number; body?: unknown; headers?: Record<string, string> } | 'no answer'

export const member = {
  _id: 'member-1',
  firstName: 'Inès',
  lastName: 'Lefèvre',
  email: 'ines@exemple.fr',
  isEmailVerified: true,
  role: 'user',
}

/** Replaces the network below the client. @returns the requests, in the order in which they were sent. */
export function serve(answer: (sent: Sent) => Reply | Promise<Reply>): Sent[] {
  const all: Sent[] = []
  client.defaults.adapter = async (config) => {
    const sent = {
      method: config.method ?? '',
      path: config.url ?? '',
      ...(typeof config.data === 'string' ? { body: JSON.parse(config.data) } : {}),
    }
    all.push(sent)
    const reply = await answer(sent)
    const known = { isAxiosError: true, config }
    if (reply === 'no answer') throw Object.assign(new Error('Network Error'), known)
    const { body: data, status, headers = {} } = reply
    const response = { data, status, statusText: '', headers, config }
    if (status >= 400) throw Object.assign(new Error(`Status ${status}`), known, { response })
    return response
  }
  return all
}

/** The toasts since the test began. */
export const toasts: Toast[] = []

let dispose: () => void = () => undefined

/** Opens a screen for a signed-in member. Every other address of the product shows the heading 'elsewhere'. */
export function show(Screen: ComponentType, path = '/settings') {
  history.replaceState(null, '', path)
  const router = createBrowserRouter([
    { path, element: <Screen /> },
    { path: '*', element: <h1>elsewhere</h1> },
  ])
  dispose = () => router.dispose()
  render(<RouterProvider router={router} />)
  return router
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  serve(() => 'no answer')
  localStorage.clear()
  toasts.length = 0
  provideToasts(async () => (toast) => toasts.push(toast))
  Object.assign(authState, {
    user: member,
    token: 'access-1',
    refreshToken: 'refresh-1',
    isAuthenticated: true,
    initialized: true,
  })
})
afterEach(() => {
  cleanup()
  dispose()
})
