import type { DataRouter } from '@cadence/shared/router'
import { beforeEach, expect, test, vi } from 'vitest'
import { reportError } from '../errors/report-error.ts'
import { startReporting } from './start-reporting.ts'

const idle = vi.hoisted(() => ({ work: [] as (() => void)[] }))
vi.mock('../shell/deferred-work.ts', async (original) => ({
  ...(await original<typeof import('../shell/deferred-work.ts')>()),
  whenIdle: (work: () => void) => idle.work.push(work),
}))
const reporter = vi.hoisted(() => ({ created: vi.fn<() => void>(), fail: vi.fn(), follow: vi.fn() }))
vi.mock('./reporter.ts', () => ({
  createReporter: () => {
    reporter.created()
    return reporter
  },
}))

beforeEach(() => {
  idle.work = []
  for (const mock of Object.values(reporter)) mock.mockReset()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('nothing runs at the start; the reporter loads with the first failure, else when the page has rendered', async () => {
  const reportPages = startReporting()
  const router = {} as DataRouter
  reportPages(router)
  await new Promise((done) => setTimeout(done, 20))
  expect(reporter.created).not.toHaveBeenCalled()

  const failure = { error: new Error('x'), phase: 'load' } as const
  reportError(failure)
  await vi.waitFor(() => expect(reporter.fail).toHaveBeenCalledExactlyOnceWith(failure))
  for (const work of idle.work) work()
  await vi.waitFor(() => expect(reporter.follow).toHaveBeenCalledExactlyOnceWith(router))
  expect(reporter.created).toHaveBeenCalledOnce()
})

test('a reporter that does not come is asked for again with the next failure, and when the network is back', async () => {
  reporter.created.mockImplementationOnce(() => {
    throw new Error('chunk')
  })
  const router = {} as DataRouter
  const reportPages = startReporting()
  reportPages(router)
  for (const work of idle.work) work()
  await vi.waitFor(() => expect(reporter.created).toHaveBeenCalledOnce())
  reportError({ error: new Error('x'), phase: 'load' })
  await vi.waitFor(() => expect(reporter.created).toHaveBeenCalledTimes(2))
  expect(reporter.follow).not.toHaveBeenCalled()
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(reporter.follow).toHaveBeenCalledExactlyOnceWith(router))
  expect(reporter.created).toHaveBeenCalledTimes(2)
})
