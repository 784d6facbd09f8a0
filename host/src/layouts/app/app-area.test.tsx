import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Failure } from '../../errors/report.ts'

const came = () => ({ AppLayout: () => <main>The frame</main> })
const failed = () => {
  throw new Error('Loading chunk app failed')
}

const failures: Failure[] = []
const note = (event: Event) => failures.push((event as CustomEvent<Failure>).detail)

async function open() {
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
  vi.doMock('../../app.ts', came)
  failures.length = 0
  addEventListener('cadence:failure', note)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  removeEventListener('cadence:failure', note)
  cleanup()
})

test('the frame stands around the page as soon as it is here; until then there is none', async () => {
  const load = await open()
  expect(screen.getByRole('heading').textContent).toBe('In place of the page')
  await load()
  expect(await screen.findByText('The frame')).toBeTruthy()
  await load()
  expect(failures).toEqual([])
})

test('a file that does not come fails the page, is reported, and is asked for again', async () => {
  vi.doMock('../../app.ts', failed)
  const load = await open()
  await expect(load()).rejects.toMatchObject({ name: 'PageLoadError', page: 'dashboard/Dashboard' })
  expect(failures).toMatchObject([{ phase: 'load', page: 'dashboard/Dashboard', remote: 'host' }])
  expect(screen.getByRole('heading').textContent).toBe('In place of the page')
  vi.doMock('../../app.ts', came)
  await load()
  expect(await screen.findByText('The frame')).toBeTruthy()
})
