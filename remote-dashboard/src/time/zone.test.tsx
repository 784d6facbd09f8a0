import { memberTimeZone, setPreference } from '@cadence/shared/preferences'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '../testing/fixtures.ts'
import { useTimeZone } from './use-time-zone.ts'
import { useToday } from './use-today.ts'

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

test('the zone is that of the browser until one is chosen', () => {
  expect(memberTimeZone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone)
  setPreference('timeZone', 'asia/tokyo')
  expect(memberTimeZone()).toBe('Asia/Tokyo')
})

test('what shows a day goes over to the chosen zone without a reload', async () => {
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
