import type { JsonLd, PageAddress } from '@cadence/shared/contract'
import { paths } from '@cadence/shared/router'
import { organizer } from '../../parts/json-ld.ts'
import { fr } from '../../parts/typography.ts'

/** The events as structured data. They take place online; the link of the page's button is their address. */
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

/** An event of the community (specification, section 3, Event). */
export interface CommunityEvent {
  type: string
  title: string
  description: string
  date: string
  time: string
  /** The same moment for machines, with its offset. */
  dateTime: string
}

/** By date. */
export const events: readonly CommunityEvent[] = [
  {
    type: 'Q&A/AMA',
    title: fr("Toutes vos questions, et l'équipe en face"),
    description: fr("Ce qui arrive, ce qui n'arrivera pas, et pourquoi."),
    date: fr('22 décembre 2025'),
    time: fr('16h00 CET'),
    dateTime: '2025-12-22T16:00+01:00',
  },
  {
    type: 'Webinaire',
    title: 'Composer un tableau de bord qui dure',
    description: fr('Partir de trois outils, et savoir en retirer.'),
    date: fr('8 janvier 2026'),
    time: fr('18h00 CET'),
    dateTime: '2026-01-08T18:00+01:00',
  },
  {
    type: 'Webinaire',
    title: 'Préparer ses partiels et garder ses nuits',
    description: fr('De la date de l’examen à ce soir, séance par séance.'),
    date: fr('15 janvier 2026'),
    time: fr('18h00 CET'),
    dateTime: '2026-01-15T18:00+01:00',
  },
  {
    type: 'Webinaire',
    title: 'Lire son humeur pour mieux planifier',
    description: fr('Ce que cinq visages disent d’un mois.'),
    date: fr('22 janvier 2026'),
    time: fr('18h00 CET'),
    dateTime: '2026-01-22T18:00+01:00',
  },
]
