import { afterEach, expect, test, vi } from 'vitest'
import { memberTimeZone } from './member-time-zone.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the browser is asked for its time zone once a minute, so that a traveller’s days change', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2031, 0, 1, 12, 0) })
  let zone = 'Europe/Paris'
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: zone }
  })
  expect([memberTimeZone(), memberTimeZone(), memberTimeZone()]).toEqual(Array(3).fill('Europe/Paris'))
  expect(asked).toHaveBeenCalledTimes(1)
  zone = 'Asia/Tokyo'
  vi.setSystemTime(Date.UTC(2031, 0, 1, 12, 1))
  expect(memberTimeZone()).toBe('Asia/Tokyo')
})
