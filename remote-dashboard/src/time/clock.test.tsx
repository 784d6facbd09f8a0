import { memberTimeZone, setPreference } from '@cadence/shared/preferences'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '../testing/fixtures.ts'
import { subscribeClock, useTimeZone, useToday } from './clock.ts'

/** On the 22nd in Paris and New York, on the 23rd in Tokyo. */
const evening = Date.parse('2026-11-22T20:00:00.000Z')

beforeEach(() => {
  vi.useFakeTimers({ now: evening })
  localStorage.clear()
  signIn('zone')
  setPreference('timeZone', null)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('all subscribers of the clock share one timer, which ends with the last subscription', () => {
  vi.useFakeTimers()
  const [first, second] = [vi.fn(), vi.fn()]
  const ends = [subscribeClock(first), subscribeClock(second)]
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(20_000)
  expect([first, second].map((each) => each.mock.calls.length)).toEqual([1, 1])
  ends[0]?.()
  document.dispatchEvent(new Event('visibilitychange'))
  expect([first, second].map((each) => each.mock.calls.length)).toEqual([1, 2])
  ends[1]?.()
  expect(vi.getTimerCount()).toBe(0)
})

test('the time zone is the browser’s until the member chooses one', () => {
  expect(memberTimeZone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone)
  setPreference('timeZone', 'asia/tokyo')
  expect(memberTimeZone()).toBe('Asia/Tokyo')
})

test('components that show the date follow a change of the time zone without a reload', async () => {
  setPreference('timeZone', 'America/New_York')
  const Day = () => <p>{useToday()}</p>
  const Zone = () => <p>{useTimeZone()}</p>
  render(<Day />)
  render(<Zone />)
  const shown = () => screen.getAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent)
  expect(shown()).toEqual(['2026-11-22', 'America/New_York'])
  await act(async () => void setPreference('timeZone', 'Asia/Tokyo'))
  expect(shown()).toEqual(['2026-11-23', 'Asia/Tokyo'])
})
