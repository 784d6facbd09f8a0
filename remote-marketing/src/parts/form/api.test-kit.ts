import { client } from '@cadence/shared/api/client'
import { forgetFormDraft } from '@cadence/shared/forms'
import { provideToasts, type Toast } from '@cadence/shared/ui'
import { afterEach, beforeEach, vi } from 'vitest'

/** What the API does: it answers with a status, or it does not answer. */
export type Reply = { status: number; body?: unknown; headers?: Record<string, string> } | 'no answer'

export const created: Reply = { status: 201, body: { success: true } }

/** A request that the API received. */
export interface Sent {
  path: string
  body: Record<string, unknown>
}

/** Stands in for the network below the client. @returns the requests, in the order they were sent. */
export function serve(answer: () => Reply | Promise<Reply>): Sent[] {
  const sent: Sent[] = []
  client.defaults.adapter = async (config) => {
    sent.push({ path: config.url ?? '', body: JSON.parse(config.data) })
    const reply = await answer()
    const known = { isAxiosError: true, config }
    if (reply === 'no answer') throw Object.assign(new Error('Network Error'), known)
    const { status, body, headers = {} } = reply
    const response = { data: body, status, statusText: '', headers, config }
    if (status >= 400) throw Object.assign(new Error(`Status ${status}`), known, { response })
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

/** The texts of all toasts since the test began. */
export const toasts: Toast[] = []

/** The error or helper text of a field. */
export function note(field: HTMLElement): string | null {
  const id = field.getAttribute('aria-describedby')
  return id === null ? null : (document.getElementById(id)?.textContent ?? null)
}

beforeEach(() => {
  toasts.length = 0
  provideToasts(async () => (toast) => toasts.push(toast))
  serve(() => 'no answer')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const form of ['ambassador', 'demo', 'support']) forgetFormDraft(`cadence:${form}`)
  sessionStorage.clear()
})
