import type { JsonLd, PageAddress } from '@cadence/shared/contract'
import { paths } from '@cadence/shared/router'
import { organizer } from '../../../parts/head/organization.ts'
import { events } from './events.ts'

/** The events as structured data. They take place online; where to go in is what the page's button leads to. */
export function eventItems(address: PageAddress): JsonLd[] {
  return events.map(({ title, description, dateTime }) => ({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    description,
    startDate: dateTime,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: `${address.origin}${paths.joinDiscord}` },
    organizer: organizer(address),
    url: address.url,
    inLanguage: 'fr',
  }))
}
