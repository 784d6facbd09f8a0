import type { MemberSession } from '@cadence/shared/schemas'
import type { DevicesTexts } from '../../../texts/account.ts'

/** 'Chrome sous Windows', or as much of it as is known. */
export function deviceName(
  { browser, system }: Pick<MemberSession, 'browser' | 'system'>,
  t: Pick<DevicesTexts, 'on' | 'unknown'>,
): string {
  if (browser && system) return t.on({ browser, system })
  return browser ?? system ?? t.unknown
}
