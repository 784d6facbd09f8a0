import { memberTimeZone } from '@cadence/shared/preferences'
import type { MemberSession } from '@cadence/shared/schemas'
import type { DevicesTexts } from '../../../texts/devices.ts'

/** 'Chrome sous Windows', or as much of it as is known. */
export function deviceName(
  { browser, system }: Pick<MemberSession, 'browser' | 'system'>,
  t: Pick<DevicesTexts, 'on' | 'unknown'>,
): string {
  if (browser && system) return t.on({ browser, system })
  return browser ?? system ?? t.unknown
}

const MINUTE_MS = 60_000
const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['day', 24 * 60 * MINUTE_MS],
]

/**
 * How long ago a moment was, in whole minutes, hours or days; after a week, its date in the member's time
 * zone. Times in milliseconds.
 */
export function whenActive(moment: number, now: number, tag: string, justNow: string): string {
  const elapsed = now - moment
  const step = steps.findLast(([, length]) => elapsed >= length)
  if (!step) return justNow
  const [unit, length] = step
  const number = Math.floor(elapsed / length)
  if (unit === 'day' && number > 7)
    return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: memberTimeZone() }).format(moment)
  return new Intl.RelativeTimeFormat(tag, { numeric: 'always' }).format(-number, unit)
}
