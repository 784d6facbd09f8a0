import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dashboardTexts } from '../texts/dashboard.ts'
import { hourAt } from './day.ts'
import { partOfDay, timeOfDay, usePartOfDay } from './part-of-day.ts'

const zone = vi.hoisted(() => ({ name: 'Europe/Paris' }))
vi.mock('@cadence/shared/preferences', async (load) => ({
  ...(await load<object>()),
  memberTimeZone: () => zone.name,
}))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each([
  ['00:00', 'Good morning'],
  ['11:59', 'Good morning'],
  ['12:00', 'Good afternoon'],
  ['17:59', 'Good afternoon'],
  ['18:00', 'Good evening'],
  ['23:59', 'Good evening'],
])('at %s the greeting is %s', (time, text) => {
  const hour = hourAt(Date.parse(`2026-11-21T${time}:30Z`), 'UTC')
  expect(dashboardTexts.get()[partOfDay(hour)]).toBe(text)
})

test.each([
  [4, 'night'],
  [5, 'morning'],
  [12, 'afternoon'],
  [18, 'evening'],
  [21, 'evening'],
  [22, 'night'],
])('at %s h the light is that of the %s', (hour, time) => {
  expect(timeOfDay(hour)).toBe(time)
})

test('the hour is that of the member’s time zone, not of the machine', () => {
  const moment = Date.parse('2026-11-21T17:30:00Z')
  expect(hourAt(moment, 'Europe/Paris')).toBe(18)
  expect(hourAt(moment, 'America/New_York')).toBe(12)
  expect(hourAt(moment, 'Asia/Tokyo')).toBe(2)
})

test('the greeting of an open page changes at 12:00 and 18:00 in the member’s time zone', () => {
  zone.name = 'Asia/Tokyo'
  vi.useFakeTimers({ now: new Date('2026-11-21T11:59:50+09:00') })
  const { result } = renderHook(usePartOfDay)
  expect(result.current).toBe('morning')
  act(() => vi.advanceTimersByTime(30_000))
  expect(result.current).toBe('afternoon')
  act(() => vi.advanceTimersByTime(6 * 60 * 60 * 1000))
  expect(result.current).toBe('evening')
})
