import { expect, test, vi } from 'vitest'
import { openPageWindow, providePageWindow } from './page-window.ts'

test('the window is made once, also for two presses at a time', async () => {
  const open = vi.fn()
  const load = vi.fn(async () => open)
  providePageWindow(load)
  await Promise.all([openPageWindow('/cgu'), openPageWindow('/cgu')])
  await openPageWindow('/legal-notice#contact')
  expect(load).toHaveBeenCalledOnce()
  expect(open.mock.calls).toEqual([['/cgu'], ['/cgu'], ['/legal-notice#contact']])
})

test('one that does not come is asked for again with the next press', async () => {
  const open = vi.fn()
  const load = vi.fn(async () => open).mockRejectedValueOnce(new Error('chunk'))
  providePageWindow(load)
  await expect(openPageWindow('/cgu')).rejects.toThrow('chunk')
  await openPageWindow('/cgu')
  expect(open).toHaveBeenCalledOnce()
})
