import { expect, test, vi } from 'vitest'
import { provideReader, readInWindow } from './page-window.ts'

test('the window is made once, also for two presses at a time', async () => {
  const open = vi.fn()
  const load = vi.fn(async () => open)
  provideReader(load)
  await Promise.all([readInWindow('/cgu'), readInWindow('/cgu')])
  await readInWindow('/legal-notice#contact')
  expect(load).toHaveBeenCalledOnce()
  expect(open.mock.calls).toEqual([['/cgu'], ['/cgu'], ['/legal-notice#contact']])
})

test('one that does not come is asked for again with the next press', async () => {
  const open = vi.fn()
  const load = vi.fn(async () => open).mockRejectedValueOnce(new Error('chunk'))
  provideReader(load)
  await expect(readInWindow('/cgu')).rejects.toThrow('chunk')
  await readInWindow('/cgu')
  expect(open).toHaveBeenCalledOnce()
})
