import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putRecord } from '../../records/records.ts'
import { signIn } from '../../testing/fixtures.ts'
import { dayTotals } from './totals/day-totals.ts'
import { computeDaysAhead, useDays } from './use-days.ts'

vi.mock('./totals/day-totals.ts', { spy: true })

const feel = (day: string) => putRecord('mood', day, { day, mood: 'good' })

beforeEach(() => {
  localStorage.clear()
  signIn('days')
  vi.mocked(dayTotals).mockClear()
})
afterEach(cleanup)

test('days that were computed ahead are not computed again when the history opens', () => {
  feel('2026-11-24')
  computeDaysAhead()
  expect(dayTotals).toHaveBeenCalledOnce()
  const { result } = renderHook(useDays)
  expect([...result.current.keys()]).toEqual(['2026-11-24'])
  expect(dayTotals).toHaveBeenCalledOnce()
})

test('a new record, and another member, have days of their own', async () => {
  feel('2026-11-24')
  const { result } = renderHook(useDays)
  act(() => feel('2026-11-25'))
  expect([...result.current.keys()]).toEqual(['2026-11-24', '2026-11-25'])
  await act(async () => signIn('days-of-another'))
  expect([...result.current.keys()]).toEqual([])
})
