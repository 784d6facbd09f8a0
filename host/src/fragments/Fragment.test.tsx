import type { FragmentRef } from '@cadence/shared/contract'
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recentFailures } from '../errors/report-error.ts'
import { PageLoadError } from '../remotes/errors.ts'
import { Fragment } from './Fragment.tsx'
import { fragmentLoads, loadFragment } from './fragment-loads.ts'

const loadPage = vi.hoisted(() => vi.fn<(ref: string) => Promise<ComponentType>>())
vi.mock('../remotes/load-page.ts', () => ({ loadPage }))

const given = { open: true, onClose: () => undefined }

function show(onBroken?: () => void) {
  render(
    <>
      <p>the page</p>
      <Fragment
        of="dashboard/Capture"
        given={given}
        instead={<p>instead</p>}
        {...(onBroken ? { onBroken } : {})}
      />
    </>,
  )
}

beforeEach(() => {
  for (const name of Object.keys(fragmentLoads)) Reflect.deleteProperty(fragmentLoads, name)
  loadPage.mockReset()
  recentFailures.length = 0
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const load = (fragment: FragmentRef) => act(() => loadFragment(fragment))

test('a fragment replaces what stood in its place, and gets what the shell gives it', async () => {
  loadPage.mockResolvedValue((props: object) => <p>{JSON.stringify(props)}</p>)
  show()
  expect(screen.getByText('instead')).toBeTruthy()
  await load('dashboard/Capture')
  expect(screen.queryByText('instead')).toBeNull()
  expect(screen.getByText('{"open":true}')).toBeTruthy()
  await load('dashboard/Capture')
  expect(loadPage).toHaveBeenCalledExactlyOnceWith('dashboard/Capture')
})

test('one that does not load leaves the page and its place as they were; the next load tries again', async () => {
  loadPage.mockRejectedValueOnce(new PageLoadError('dashboard/Capture', undefined, { cause: 'down' }))
  show()
  await act(() => loadFragment('dashboard/Capture').catch(() => undefined))
  expect(screen.getByText('the page')).toBeTruthy()
  expect(screen.getByText('instead')).toBeTruthy()
  loadPage.mockResolvedValue(() => <p>late</p>)
  await load('dashboard/Capture')
  expect(screen.getByText('late')).toBeTruthy()
})

test('one that arrives after its time limit is shown then', async () => {
  let arrive: () => void = () => undefined
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  loadPage.mockRejectedValueOnce(
    new PageLoadError('dashboard/Capture', undefined, { cause: 'slow', arrival }),
  )
  show()
  await act(() => loadFragment('dashboard/Capture').catch(() => undefined))
  loadPage.mockResolvedValue(() => <p>late</p>)
  await act(async () => arrive())
  expect(await screen.findByText('late')).toBeTruthy()
})

test('one that breaks is reported with its remote, and takes only its own place', async () => {
  const onBroken = vi.fn()
  loadPage.mockResolvedValue(() => {
    throw new Error('broken')
  })
  show(onBroken)
  await load('dashboard/Capture')
  expect(screen.getByText('the page')).toBeTruthy()
  expect(screen.getByText('instead')).toBeTruthy()
  expect(onBroken).toHaveBeenCalledOnce()
  expect(recentFailures).toMatchObject([{ phase: 'render', page: 'dashboard/Capture', remote: 'dashboard' }])
})
