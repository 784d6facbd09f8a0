import { provideToasts, type Toast } from '@cadence/shared/ui'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import fr from '../../texts/quotations/fr.ts'
import { DailyBoost } from './DailyBoost.tsx'
import { quotationAt } from './daily-quotation.ts'

const toasts: Toast[] = []

beforeEach(() => {
  toasts.length = 0
  provideToasts(async () => (toast) => toasts.push(toast))
  vi.useFakeTimers({ now: new Date('2026-11-22T20:00:00'), toFake: ['Date', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const of = (day: string) => fr[quotationAt(day, fr.length)] ?? fr[0]
const shown = async () => (await screen.findByRole('figure')).textContent?.replaceAll('\n', ' ') ?? ''
const words = ({ text }: { text: string }) => text.replaceAll('\n', ' ')

test('the day’s quotation is shown with its author, work and year until midnight', async () => {
  render(<DailyBoost size="medium" />)
  const today = of('2026-11-22')
  expect(await shown()).toContain(words(today))
  expect(await shown()).toContain(`${today.author}, ${today.work}, ${today.year}`)
  act(() => vi.setSystemTime(new Date('2026-11-22T23:59:30')))
  act(() => vi.advanceTimersByTime(20_000))
  expect(await shown()).toContain(words(today))
  act(() => vi.advanceTimersByTime(30_000))
  expect(await shown()).toContain(words(of('2026-11-23')))
})

test('the button shows another quotation, and a new visit shows the day’s quotation again', async () => {
  const { unmount } = render(<DailyBoost size="large" />)
  expect(await shown()).toContain(words(of('2026-11-22')))
  await userEvent.click(screen.getByRole('button', { name: 'Une autre' }))
  expect(await shown()).not.toContain(words(of('2026-11-22')))
  unmount()
  render(<DailyBoost size="large" />)
  expect(await shown()).toContain(words(of('2026-11-22')))
})

test('the quotation is copied with its source, and a toast confirms it', async () => {
  const user = userEvent.setup()
  render(<DailyBoost size="medium" />)
  await shown()
  await user.click(screen.getByRole('button', { name: 'Copier la citation' }))
  const { text, author, work } = of('2026-11-22')
  const copied = await navigator.clipboard.readText()
  expect(copied).toContain(text)
  expect(copied).toContain(`${author}, ${work}`)
  expect(toasts.map((toast) => toast.text)).toEqual(['Citation copiée'])
})

test('the small widget has no buttons', async () => {
  render(<DailyBoost size="small" />)
  await shown()
  expect(screen.queryAllByRole('button')).toEqual([])
})
