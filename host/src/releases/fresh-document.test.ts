import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { routes } from '../routes.ts'
import type { PageChange } from './fresh-document.ts'

const ask = vi.fn<typeof fetch>()
const entry = (version: string) => `/remotes/auth/${version}/remoteEntry.js`
const registry = (version: string, host = '1') => ({
  host,
  remotes: [{ name: 'auth', owner: 'team-auth', version, entry: entry(version), pages: {} }],
})
const says = (version: string, tag: string, host = '1') =>
  ask.mockImplementation(async (_, { headers } = {}) =>
    new Headers(headers).get('If-None-Match') === tag
      ? new Response(null, { status: 304 })
      : new Response(JSON.stringify(registry(version, host)), { headers: { ETag: tag } }),
  )

/** A document that came with release 1 and has shown a page of a release, by default of release 1. */
async function open(version = '1') {
  vi.resetModules()
  const element = document.createElement('script')
  Object.assign(element, { id: 'cadence-registry', type: 'application/json' })
  element.dataset.tag = '"one"'
  element.textContent = JSON.stringify(registry('1'))
  document.head.replaceChildren(element)
  const { remoteNamed } = await import('../remotes/remotes.ts')
  const release = { version, entry: location.origin + entry(version), pages: {} }
  remoteNamed('auth').accept(
    { id: `auth@${version}`, remote: 'auth', release },
    { name: 'auth', owner: 'team-auth', ...release },
  )
  const { askNewest } = await import('@cadence/releases/browser/live-registry')
  const { watchTyping } = await import('./typed-text.ts')
  stop = watchTyping()
  return { askNewest, ...(await import('./fresh-document.ts')) }
}
let stop = () => {}

const login = routes.find(({ path }) => path === '/login')
const change = (more: Partial<PageChange> = {}): PageChange => ({
  url: new URL('/login?x=1#y', location.href),
  state: null,
  action: 'PUSH',
  signal: new AbortController().signal,
  ...more,
})
if (!login) throw new Error('No /login')

beforeEach(() => {
  vi.stubGlobal('fetch', ask)
  sessionStorage.clear()
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  ask.mockReset()
})

/** The address that a page change loads in a fresh document; null when it stays in this one. */
async function outcome(promise: Promise<void>): Promise<string | null> {
  return promise.then(
    () => null,
    (thrown: unknown) => {
      if (!(thrown instanceof Response)) throw thrown
      expect(thrown.headers.get('X-Remix-Reload-Document')).toBe('true')
      return thrown.headers.get('Location')
    },
  )
}

test('without a new release the answer has no body, and page changes stay in this document', async () => {
  const { askNewest, freshDocumentIfDue } = await open()
  says('1', '"one"')
  expect((await askNewest()).remote('auth')?.version).toBe('1')
  ask.mockClear()
  expect(await outcome(freshDocumentIfDue(login, change()))).toBeNull()
  expect(ask).not.toHaveBeenCalled()
})

test('a remote that ran here is live in another version: the same address, in a fresh document, once', async () => {
  const { askNewest, freshDocumentIfDue, takePageChange } = await open()
  says('2', '"two"')
  await askNewest()
  expect(await outcome(freshDocumentIfDue(login, change()))).toBe('/login?x=1#y')
  expect([takePageChange(), takePageChange()]).toEqual([true, false])
  // The fresh document came with the old release again, so a second one would not help.
  const again = await open()
  await again.askNewest()
  expect(await outcome(again.freshDocumentIfDue(login, change()))).toBeNull()
  // A further release is worth another fresh document.
  says('3', '"three"')
  await again.askNewest()
  expect(await outcome(again.freshDocumentIfDue(login, change()))).toBe('/login?x=1#y')
})

test('on the way back the address is there already, with what it carries: it is loaded again', async () => {
  const { askNewest, freshDocumentIfDue } = await open()
  says('1', '"two"', '2')
  await askNewest()
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  void freshDocumentIfDue(login, change({ action: 'POP', state: { email: 'i@e.fr' } }))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('where the guards lead on, the page that was asked for is replaced', async () => {
  const { askNewest, freshDocumentIfDue } = await open()
  says('2', '"two"')
  await askNewest()
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
  void freshDocumentIfDue(login, change({ action: 'REPLACE' }))
  await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(change().url))
})

test('a page change that gave way to another leads nowhere, and does not use up the fresh document', async () => {
  const { askNewest, freshDocumentFor, freshDocumentIfDue, takePageChange } = await open()
  says('2', '"two"')
  await askNewest()
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const first = new AbortController()
  const { signal } = first
  const dead = freshDocumentIfDue(login, change({ action: 'POP', signal }))
  first.abort()
  expect(await outcome(dead)).toBeNull()
  expect(await outcome(freshDocumentFor(login, change({ signal })))).toBeNull()
  expect(reload).not.toHaveBeenCalled()
  expect(takePageChange()).toBe(false)
  expect(await outcome(freshDocumentIfDue(login, change()))).toBe('/login?x=1#y')
})

describe('a tab that fell back to the release before', () => {
  async function fellBack() {
    const opened = await open('0')
    says('1', '"one"')
    return opened
  }

  test('tries what is live again with the next page change, in a fresh document, once', async () => {
    const { freshDocumentIfDue } = await fellBack()
    expect(await outcome(freshDocumentIfDue(login, change()))).toBe('/login?x=1#y')
    const again = await fellBack()
    ask.mockClear()
    expect(await outcome(again.freshDocumentIfDue(login, change()))).toBeNull()
    expect(ask).not.toHaveBeenCalled()
    // The same holds after a page that only another document can load.
    expect(await outcome(again.freshDocumentFor(login, change()))).toBe('/login?x=1#y')
    expect(await outcome(again.freshDocumentFor(login, change()))).toBeNull()
    expect(await outcome(again.freshDocumentIfDue(login, change()))).toBeNull()
  })
})

describe('a page that broke and is tried again', () => {
  const here = () => true

  test('is loaded anew when another release is live by now', async () => {
    const { freshDocumentToRetry, takePageChange } = await open()
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    says('1', '"one"')
    await freshDocumentToRetry(login, here)
    says('0', '"zero"')
    await freshDocumentToRetry(login, () => false)
    const field = document.body.appendChild(document.createElement('textarea'))
    field.value = 'Chère équipe'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await freshDocumentToRetry(login, here)
    field.remove()
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await freshDocumentToRetry(login, here)
    expect(reload).not.toHaveBeenCalled()
    void freshDocumentToRetry(login, here)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(takePageChange()).toBe(true)
  })
})

describe('the old release goes on', () => {
  async function newReleaseIsKnown() {
    const opened = await open()
    says('2', '"two"')
    await opened.askNewest()
    return opened
  }

  test('while something is typed, until it is gone', async () => {
    const { freshDocumentIfDue } = await newReleaseIsKnown()
    const field = document.body.appendChild(document.createElement('textarea'))
    field.value = 'Chère équipe'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    expect(await outcome(freshDocumentIfDue(login, change()))).toBeNull()
    field.remove()
    expect(await outcome(freshDocumentIfDue(login, change()))).toBe('/login?x=1#y')
  })

  test('but for no field that has gone: it would keep its page in memory', async () => {
    const { freshDocumentIfDue } = await newReleaseIsKnown()
    const typed = (value: string) => {
      const field = document.body.appendChild(document.createElement('textarea'))
      field.value = value
      field.dispatchEvent(new Event('input', { bubbles: true }))
      return field
    }
    const gone = typed('Chère équipe')
    gone.remove()
    typed('')
    document.body.append(gone)
    expect(await outcome(freshDocumentIfDue(login, change()))).toBe('/login?x=1#y')
  })

  test('while a page would ask before the tab is closed', async () => {
    const { freshDocumentIfDue } = await newReleaseIsKnown()
    const guard = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', guard)
    expect(await outcome(freshDocumentIfDue(login, change()))).toBeNull()
    removeEventListener('beforeunload', guard)
    expect(await outcome(freshDocumentIfDue(login, change()))).toBe('/login?x=1#y')
  })

  test('while the navigation carries what only this document has', async () => {
    const { freshDocumentIfDue } = await newReleaseIsKnown()
    expect(await outcome(freshDocumentIfDue(login, change({ state: { email: 'i@e.fr' } })))).toBeNull()
  })

  test('while the sign-in screen shows why the session ended', async () => {
    const { freshDocumentIfDue } = await newReleaseIsKnown()
    // Each test loads the host's modules anew, and their shared modules with them.
    const { authState } = await import('@cadence/shared/auth')
    authState.error = 'Session expired. Please login again.'
    expect(await outcome(freshDocumentIfDue(login, change()))).toBeNull()
    authState.error = null
    expect(await outcome(freshDocumentIfDue(login, change()))).toBe('/login?x=1#y')
  })

  test('while a toast is on the screen', async () => {
    const { freshDocumentIfDue } = await newReleaseIsKnown()
    document.body.appendChild(document.createElement('li')).dataset.sonnerToast = ''
    expect(await outcome(freshDocumentIfDue(login, change()))).toBeNull()
  })

  test('where the tab can keep nothing: it could happen again and again', async () => {
    const { freshDocumentIfDue } = await newReleaseIsKnown()
    vi.stubGlobal('sessionStorage', null)
    expect(await outcome(freshDocumentIfDue(login, change()))).toBeNull()
  })

  test('when the server does not answer, or the release was rolled back', async () => {
    const { freshDocumentIfDue } = await newReleaseIsKnown()
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await outcome(freshDocumentIfDue(login, change()))).toBeNull()
    says('1', '"one"')
    expect(await outcome(freshDocumentIfDue(login, change()))).toBeNull()
  })
})

test('a page that only another document can have is asked for there once', async () => {
  const { freshDocumentFor } = await open()
  expect(await outcome(freshDocumentFor(login, change()))).toBe('/login?x=1#y')
  expect(await outcome(freshDocumentFor(login, change()))).toBeNull()
})

test('what is held by anybody is not lost', async () => {
  const { freshDocumentFor } = await open()
  // Each test loads the host's modules anew, and their shared modules with them.
  const shared = await import('@cadence/shared/router')
  const letGo = shared.holdUnsaved()
  expect(await outcome(freshDocumentFor(login, change()))).toBeNull()
  letGo()
  letGo()
  expect(await outcome(freshDocumentFor(login, change()))).toBe('/login?x=1#y')
})
