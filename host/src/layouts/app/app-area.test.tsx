import { createMemoryRouter, RouterProvider } from '@cadence/shared/router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Failure } from '../../errors/report.ts'

const file = vi.hoisted(() => ({ isDown: false }))
vi.mock('../../app.ts', () => ({
  get AppLayout() {
    if (file.isDown) throw new Error('Loading chunk members failed')
    return () => <main>The frame</main>
  },
}))

const failures: Failure[] = []
const note = (event: Event) => failures.push((event as CustomEvent<Failure>).detail)

async function open() {
  const { AppArea, loadAppLayout } = await import('./AppArea.tsx')
  const page = { path: '/dashboard', element: <h1>In place of the page</h1> }
  render(
    <RouterProvider
      router={createMemoryRouter([{ Component: AppArea, children: [page] }], {
        initialEntries: ['/dashboard'],
      })}
    />,
  )
  return () => loadAppLayout('dashboard/Dashboard')
}

beforeEach(() => {
  vi.resetModules()
  file.isDown = false
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
  const load = await open()
  file.isDown = true
  await expect(load()).rejects.toMatchObject({ name: 'PageLoadError', page: 'dashboard/Dashboard' })
  expect(failures).toMatchObject([{ phase: 'load', page: 'dashboard/Dashboard' }])
  expect(screen.getByRole('heading').textContent).toBe('In place of the page')
  file.isDown = false
  await load()
  expect(await screen.findByText('The frame')).toBeTruthy()
})
