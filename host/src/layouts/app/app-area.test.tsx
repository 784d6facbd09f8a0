import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Failure } from '../../errors/report-error.ts'

const came = () => ({ AppLayout: () => <main>The frame</main> })
const failed = (): never => {
  throw new Error('Loading chunk app failed')
}

const failures: Failure[] = []
const note = (event: Event) => failures.push((event as CustomEvent<Failure>).detail)

/** The modules around the app area. */
interface Around {
  app?: () => object | Promise<object>
  /** Version of the host that is live now; without it the server does not answer. */
  liveHost?: string
  patienceMs?: number
}

/** Mocks each file once: two mocks of one file that wait for the same import would race. */
async function open({ app = came, liveHost, patienceMs = 7000 }: Around = {}) {
  vi.doMock('../../app-chunk.ts', app)
  vi.doMock('@cadence/releases/browser/live-registry', () => ({
    documentRegistry: () => ({ host: '1' }),
    askNewest: async () => {
      if (!liveHost) throw new Error('down')
      return { host: liveHost }
    },
  }))
  vi.doMock('../../remotes/errors.ts', async (original) => ({
    ...(await original<typeof import('../../remotes/errors.ts')>()),
    PAGE_TIMEOUT_MS: patienceMs,
  }))
  const { createMemoryRouter, RouterProvider } = await import('@cadence/shared/router')
  const { AppArea, enterAppArea } = await import('./AppArea.tsx')
  const page = { path: '/dashboard', element: <h1>In place of the page</h1> }
  render(
    <RouterProvider
      router={createMemoryRouter([{ Component: AppArea, children: [page] }], {
        initialEntries: ['/dashboard'],
      })}
    />,
  )
  return () => enterAppArea('dashboard/Dashboard')
}

beforeEach(() => {
  vi.resetModules()
  failures.length = 0
  addEventListener('cadence:failure', note)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  removeEventListener('cadence:failure', note)
  cleanup()
})

test('the frame appears around the page as soon as its file is loaded', async () => {
  const load = await open()
  expect(screen.getByRole('heading').textContent).toBe('In place of the page')
  await load()
  expect(await screen.findByText('The frame')).toBeTruthy()
  await load()
  expect(failures).toEqual([])
})

test('a file that does not come fails the page, is reported, and is asked for again', async () => {
  const load = await open({ app: failed })
  await expect(load()).rejects.toMatchObject({
    name: 'PageLoadError',
    page: 'dashboard/Dashboard',
    arrival: undefined,
  })
  expect(failures).toMatchObject([{ phase: 'load', page: 'dashboard/Dashboard', remote: 'host' }])
  expect(screen.getByRole('heading').textContent).toBe('In place of the page')
  vi.doMock('../../app-chunk.ts', came)
  await load()
  expect(await screen.findByText('The frame')).toBeTruthy()
})

test('a file that takes too long shows an error, and the frame appears by itself when the file arrives', async () => {
  let arrive = (_: object) => {}
  const app = () =>
    new Promise<object>((resolve) => {
      arrive = resolve
    })
  const load = await open({ app, liveHost: '2', patienceMs: 20 })
  const error: { arrival?: Promise<void> } = await load().catch((failure) => failure)
  expect(error).toMatchObject({ outdated: false, cause: { name: 'TimeLimitError' } })
  arrive(came())
  await error.arrival
  await load()
  expect(await screen.findByText('The frame')).toBeTruthy()
})

test.each([
  { liveHost: '2', outdated: true },
  { liveHost: '1', outdated: false },
])('a file that is gone from a server with host $liveHost: outdated $outdated', async (around) => {
  const load = await open({ app: failed, ...around })
  await expect(load()).rejects.toMatchObject({ name: 'PageLoadError', outdated: around.outdated })
})
