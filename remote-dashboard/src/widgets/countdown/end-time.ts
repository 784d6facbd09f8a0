import { useLanguageTag } from '@cadence/shared/i18n'
import { useTimeZone } from '../../time/clock.ts'
import { dateTimeFormat } from '../../time/date-time-format.ts'

const hour = { hour: '2-digit', minute: '2-digit' } as const

/** The time on the member's clock at which a countdown ends; empty while it does not run. @param endsAt ISO 8601 in UTC */
export function useEndTime(endsAt: string | null): string {
  const tag = useLanguageTag('fr-FR')
  const zone = useTimeZone()
  return endsAt === null ? '' : dateTimeFormat(hour, tag, zone).format(new Date(endsAt))
}
