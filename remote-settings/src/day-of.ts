import { memberTimeZone } from '@cadence/shared/preferences'

/** The day of a moment in the member's time zone, as YYYY-MM-DD: the Swedish form of a date. */
export const dayOf = (iso: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: memberTimeZone(), dateStyle: 'short' }).format(Date.parse(iso))
