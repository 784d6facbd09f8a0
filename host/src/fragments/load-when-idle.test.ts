import type { DataRouter } from '@cadence/shared/router'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recentFailures } from '../errors/report-error.ts'
import { PageLoadError } from '../remotes/errors.ts'
import { fragmentLoads } from './fragment-loads.ts'
import { loadFragmentsWhenIdle } from './load-when-idle.ts'

const quietMoment = vi.hoisted(() => vi.fn<() => Promise<void>>())
const allowsPrefetch = vi.hoisted(() => vi.fn(() => true))
vi.mock('../prefetch/idle-moment.ts', () => ({ quietMoment, allowsPrefetch }))

const loadPage = vi.hoisted(() => vi.fn<(ref: string) => Promise<ComponentType>>())
vi.mock('../remotes/load-page.ts', () => ({ loadPage }))

type State = DataRouter['state']
const state = (pathname: string, more: object = {}) =>
  ({
    initialized: true,
    navigation: { state: 'idle' },
    location: { pathname, key: pathname },
    ...more,
  }) as State

let stop = () => {}
let tell: (next: State) => void

function begin(first: State) {
  const router = {
    state: first,
    subscribe: (subscriber: (next: State) => void) => {
      tell = (next) => {
        router.state = next
        subscriber(next)
      }
      return () => {}
    },
  }
  stop = loadFragmentsWhenIdle(router as unknown as DataRouter)
}

const asked = () => loadPage.mock.calls.map(([ref]) => ref)
const settle = () => new Promise((done) => setTimeout(done))

beforeEach(() => {
  for (const name of Object.keys(fragmentLoads)) Reflect.deleteProperty(fragmentLoads, name)
  loadPage.mockReset().mockResolvedValue(() => null)
  quietMoment.mockReset().mockResolvedValue()
  allowsPrefetch.mockReset().mockReturnValue(true)
  recentFailures.length = 0
  document.body.replaceChildren()
})
afterEach(() => stop())

test('in the app area each fragment is loaded once, when the page stands: first what works without a press', async () => {
  begin(state('/settings', { initialized: false }))
  await settle()
  expect(quietMoment).not.toHaveBeenCalled()
  tell(state('/settings'))
  await settle()
  expect(asked()).toEqual(['dashboard/Focus', 'dashboard/Capture'])
  expect(quietMoment).toHaveBeenCalledTimes(2)
  tell(state('/tasks'))
  await settle()
  expect(asked()).toHaveLength(2)
})

test('the document says that it waits for fragments, until each has loaded or failed', async () => {
  const { dataset } = document.documentElement
  begin(state('/login'))
  expect(dataset.fragments).toBeUndefined()
  loadPage.mockRejectedValueOnce(new PageLoadError('dashboard/Focus', undefined, { cause: 'down' }))
  tell(state('/settings'))
  expect(dataset.fragments).toBe('waiting')
  await settle()
  expect(dataset.fragments).toBeUndefined()
  tell(state('/tasks'))
  tell(state('/login'))
  await settle()
  expect(dataset.fragments).toBeUndefined()
})

test('elsewhere none is loaded', async () => {
  begin(state('/login'))
  await settle()
  expect(asked()).toEqual([])
})

test('a page that is left while the network is busy loads none; the next page does', async () => {
  let quiet = () => {}
  quietMoment.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        quiet = resolve
      }),
  )
  begin(state('/settings'))
  tell(state('/login'))
  quiet()
  await settle()
  expect(asked()).toEqual([])
  tell(state('/tasks'))
  await settle()
  expect(asked()).toEqual(['dashboard/Focus', 'dashboard/Capture'])
})

test('with Save-Data, what a press opens waits for that press', async () => {
  allowsPrefetch.mockReturnValue(false)
  begin(state('/settings'))
  await settle()
  expect(asked()).toEqual(['dashboard/Focus'])
})

const fail = () => recentFailures.push({ nth: 1, error: 'down', phase: 'load', remote: 'dashboard' })

test('a remote that failed is left alone until the network is back', async () => {
  const failed = new PageLoadError('dashboard/Focus', undefined, { cause: 'down' })
  loadPage.mockImplementationOnce(async () => {
    fail()
    throw failed
  })
  begin(state('/settings'))
  await settle()
  tell(state('/appearance'))
  await settle()
  expect(asked()).toEqual(['dashboard/Focus'])
  dispatchEvent(new Event('online'))
  await settle()
  expect(asked()).toEqual(['dashboard/Focus', 'dashboard/Focus', 'dashboard/Capture'])
})

test('a remote that failed is asked again when a page of it is on screen', async () => {
  fail()
  begin(state('/settings'))
  await settle()
  expect(asked()).toEqual([])
  tell(state('/collection'))
  await settle()
  expect(asked()).toEqual(['dashboard/Focus', 'dashboard/Capture'])
})

test('an error panel in the place of the page is not followed by another failure', async () => {
  document.body.innerHTML = '<main><section data-panel></section></main>'
  begin(state('/dashboard'))
  await settle()
  expect(asked()).toEqual([])
})
