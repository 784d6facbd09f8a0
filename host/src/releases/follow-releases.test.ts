import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followReleases } from './follow-releases.ts'

const askNewest = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock('@cadence/releases/browser/live-registry', () => ({ askNewest }))
const welcome = vi.hoisted(() => ({ is: true }))
vi.mock('../prefetch/idle-moment.ts', () => ({ allowsPrefetch: () => welcome.is }))

let stop = () => {}
let state: DocumentVisibilityState = 'visible'

function look(next: DocumentVisibilityState) {
  state = next
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  state = 'visible'
  welcome.is = true
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => state)
  askNewest.mockReset().mockResolvedValue()
  stop = followReleases()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('nothing at the start; then about once a minute, while the tab is looked at', async () => {
  await vi.advanceTimersByTimeAsync(44_000)
  expect(askNewest).not.toHaveBeenCalled()
  askNewest.mockRejectedValueOnce(new Error('down'))
  await vi.advanceTimersByTimeAsync(31_500)
  expect(askNewest).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(askNewest.mock.calls.length).toBeGreaterThanOrEqual(9)
  look('hidden')
  askNewest.mockClear()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(askNewest).not.toHaveBeenCalled()
})

test('when the tab becomes visible again, but not twice within seconds', async () => {
  look('hidden')
  await vi.advanceTimersByTimeAsync(9000)
  look('visible')
  expect(askNewest).not.toHaveBeenCalled()
  look('hidden')
  await vi.advanceTimersByTimeAsync(2000)
  look('visible')
  expect(askNewest).toHaveBeenCalledOnce()
})

test('when the network is back', () => {
  dispatchEvent(new Event('online'))
  expect(askNewest).toHaveBeenCalledOnce()
})

test('seldom where data is dear', async () => {
  stop()
  welcome.is = false
  stop = followReleases()
  await vi.advanceTimersByTimeAsync(449_000)
  expect(askNewest).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(302_000)
  expect(askNewest).toHaveBeenCalledOnce()
})
