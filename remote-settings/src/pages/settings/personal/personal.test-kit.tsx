import { client } from '@cadence/shared/api/client'
import { authState, forgetAddressToken } from '@cadence/shared/auth'
import { addressTokenScript } from '@cadence/shared/auth/address-token-script'
import { paths } from '@cadence/shared/router'
import type { Profile, User } from '@cadence/shared/schemas'
import { provideToasts } from '@cadence/shared/ui'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { Personal } from './Personal.tsx'

/** The member of the tests. */
export const ines: User = {
  _id: 'u1',
  firstName: 'Inès',
  lastName: 'Lefèvre',
  email: 'ines@exemple.fr',
  isEmailVerified: true,
  role: 'user',
}

/** No new address is to be confirmed. */
export const settled: Profile = { hasPassword: true, emailChange: null }
export const waiting: Profile = {
  hasPassword: true,
  emailChange: { email: 'zoe@exemple.fr', expiresAt: '2026-11-23T12:00:00.000Z' },
}

/** A request as the API gets it. */
export interface Sent {
  call: string
  body: unknown
  type: unknown
}

/** What the API does: it answers, answers with an error status, or does not answer. */
export type Reply = { status: number; body?: unknown; headers?: Record<string, string> } | 'no answer'

/** Replaces the network below the client. @returns the requests, in the order in which they were sent. */
export function serve(answer: (call: string) => Reply | Promise<Reply>): Sent[] {
  const sent: Sent[] = []
  client.defaults.adapter = async (config) => {
    const call = `${config.method?.toUpperCase()} ${config.url}`
    const body = typeof config.data === 'string' ? JSON.parse(config.data) : config.data
    sent.push({ call, body, type: config.headers.get('Content-Type') })
    const reply = await answer(call)
    const known = { isAxiosError: true, config }
    if (reply === 'no answer') throw Object.assign(new Error('Network Error'), known)
    const { status, headers = {} } = reply
    const response = { data: reply.body, status, statusText: '', headers, config }
    if (status >= 400) throw Object.assign(new Error(`Status ${status}`), known, { response })
    return response
  }
  return sent
}

/** An API with a profile, and with the answers to some other calls. */
export const answering =
  (profile: Profile, others: Record<string, Reply> = {}) =>
  (call: string): Reply =>
    others[call] ?? { status: 200, body: profile }

/** The texts of the toasts. */
export const toasts: string[] = []

/** Opens the section for a member, at an address. */
export async function openSection(user: User = ines, address = '/settings') {
  history.replaceState(null, '', address)
  new Function(addressTokenScript)()
  Object.assign(authState, { user, isAuthenticated: true, token: 't', refreshToken: 'r' })
  await act(async () => void render(<Personal />))
}

export const edit = (label: string) => screen.findByRole('button', { name: `Modifier ${label}` })

beforeEach(() => {
  localStorage.clear()
  toasts.length = 0
  provideToasts(
    async () =>
      ({ text }) =>
        void toasts.push(text),
  )
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.setAttribute('open', '')
  })
})
afterEach(() => {
  cleanup()
  forgetAddressToken(paths.settings)
})
