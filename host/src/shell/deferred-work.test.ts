import { expect, test, vi } from 'vitest'
import { retryUntilDone } from './deferred-work.ts'

test('what fails is tried again when the network is back and when the tab is looked at, until it is done', async () => {
  const work = vi.fn<() => Promise<void>>().mockResolvedValue()
  work.mockRejectedValueOnce(new Error('chunk')).mockRejectedValueOnce(new Error('chunk'))
  const settled = () => new Promise((done) => setTimeout(done))
  retryUntilDone(work)
  await settled()
  expect(work).toHaveBeenCalledTimes(1)
  dispatchEvent(new Event('online'))
  await settled()
  expect(work).toHaveBeenCalledTimes(2)
  document.dispatchEvent(new Event('visibilitychange'))
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()
  expect(work).toHaveBeenCalledTimes(3)
  dispatchEvent(new Event('online'))
  await settled()
  expect(work).toHaveBeenCalledTimes(3)
})
