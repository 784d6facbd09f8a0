import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendUnsent } from '../auth/sign-out.ts'
import { publishChange } from '../changes/change-events.ts'
import { hasUnsaved } from '../router/unsaved-changes.ts'
import { keepInSync, type SyncedData } from './keep-in-sync.ts'

const edits = new EventTarget()
const sync = vi.fn(async (_member: string) => undefined)
const sendOutbox = vi.fn((_member: string): Promise<void> | null => null)
let end: () => void = () => undefined

const start = (changed: Partial<SyncedData> = {}) => {
  const onEdit = (listener: () => void) => {
    edits.addEventListener('edit', listener)
    return () => edits.removeEventListener('edit', listener)
  }
  end = keepInSync('u1', { topic: 'records', sync, sendOutbox, onEdit, ...changed })
}
const edit = () => edits.dispatchEvent(new Event('edit'))
const wait = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  sync.mockClear()
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

test.each<[string, () => unknown]>([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['the tab is visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the API publishes a change', () => publishChange('records')],
])('it runs at the start, and again when %s', async (_when, happen) => {
  start()
  await wait()
  expect(sync.mock.calls).toEqual([['u1']])
  happen()
  await wait()
  expect(sync).toHaveBeenCalledTimes(2)
  publishChange('dashboards')
  await wait()
  expect(sync).toHaveBeenCalledTimes(2)
})

test('edits are sent soon, in one run', async () => {
  start()
  await wait()
  edit()
  edit()
  await wait(299)
  expect(sync).toHaveBeenCalledOnce()
  await wait(1)
  expect(sync).toHaveBeenCalledTimes(2)
})

test('edits can be sent at once', async () => {
  start({ sendEdits: 'now' })
  await wait()
  edit()
  await wait()
  expect(sync).toHaveBeenCalledTimes(2)
})

test('until an edit is sent the document counts as unsaved, unless every page can send it', async () => {
  start()
  await wait()
  edit()
  expect(hasUnsaved()).toBe(true)
  await wait(300)
  expect(hasUnsaved()).toBe(false)
  end()
  start({ holdsDocument: false })
  await wait()
  edit()
  expect(hasUnsaved()).toBe(false)
})

test('what waits is sent before the member signs out', async () => {
  start()
  expect(sendUnsent()).toBeNull()
  sendOutbox.mockResolvedValueOnce(undefined)
  await expect(sendUnsent()).resolves.toBe(true)
  expect(sendOutbox).toHaveBeenLastCalledWith('u1')
})

test('after its end nothing runs', async () => {
  start()
  await wait()
  end()
  edit()
  publishChange('records')
  window.dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  sendOutbox.mockClear()
  expect(sendUnsent()).toBeNull()
  await wait(1000)
  expect(sync).toHaveBeenCalledOnce()
  expect(sendOutbox).not.toHaveBeenCalled()
})
