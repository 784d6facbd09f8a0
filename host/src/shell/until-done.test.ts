import { expect, test, vi } from 'vitest'
import { untilDone } from './until-done.ts'

test('what fails is tried again when the network is back and when the tab is looked at, until it is done', async () => {
  const work = vi.fn<() => Promise<void>>().mockResolvedValue()
  work.mockRejectedValueOnce(new Error('chunk')).mockRejectedValueOnce(new Error('chunk'))
  const settled = () => new Promise((done) => setTimeout(done))
  untilDone(work)
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
