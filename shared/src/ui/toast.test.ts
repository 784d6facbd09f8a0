import { beforeEach, expect, test, vi } from 'vitest'
import type { Toast } from './toast.ts'

/** A fresh queue for each test. */
async function fresh() {
  vi.resetModules()
  return import('./toast.ts')
}

const saved: Toast = { kind: 'success', text: 'Enregistré' }
const failed: Toast = { kind: 'error', text: 'Non' }
const settled = () => new Promise((done) => setTimeout(done))
let shown: Toast[] = []
const load = vi.fn()

beforeEach(() => {
  shown = []
  load.mockReset().mockImplementation(async () => (toast: Toast) => shown.push(toast))
})

test('nothing is loaded before the first toast', async () => {
  const { provideToasts } = await fresh()
  provideToasts(load)
  await settled()
  expect(load).not.toHaveBeenCalled()
})

test('toasts are shown in their order, and what shows them is loaded once', async () => {
  const { provideToasts, toast } = await fresh()
  provideToasts(load)
  toast(saved)
  toast(failed)
  expect(shown).toEqual([])
  await settled()
  expect(shown).toEqual([saved, failed])
  toast(saved)
  expect(shown).toEqual([saved, failed, saved])
  expect(load).toHaveBeenCalledOnce()
})

test('a toast from before the host was ready is shown when it is', async () => {
  const { provideToasts, toast } = await fresh()
  toast(saved)
  await settled()
  provideToasts(load)
  await settled()
  expect(shown).toEqual([saved])
})

test('until a toast is on screen it is something that would be lost', async () => {
  vi.useFakeTimers()
  const { provideToasts, toast } = await fresh()
  const { hasUnsaved } = await import('../router/unsaved-changes.ts')
  toast(saved)
  expect(hasUnsaved()).toBe(true)
  provideToasts(load)
  await vi.advanceTimersByTimeAsync(400)
  expect(hasUnsaved()).toBe(true)
  await vi.advanceTimersByTimeAsync(200)
  expect(hasUnsaved()).toBe(false)
  toast(failed)
  expect(hasUnsaved()).toBe(true)
  vi.useRealTimers()
})

test('after a failed load the next toast tries again, and no toast is lost', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { provideToasts, toast } = await fresh()
  load.mockRejectedValueOnce(new Error('down'))
  provideToasts(load)
  toast(saved)
  await settled()
  expect(console.error).toHaveBeenCalledOnce()
  toast(failed)
  await settled()
  expect(shown).toEqual([saved, failed])
})
