import type { HolidayZone } from '../schemas/preferences.ts'

const academies = {
  A: ['Besançon', 'Bordeaux', 'Clermont-Ferrand', 'Dijon', 'Grenoble', 'Limoges', 'Lyon', 'Poitiers'],
  B: [
    ...['Aix-Marseille', 'Amiens', 'Lille', 'Nancy-Metz', 'Nantes', 'Nice', 'Normandie', 'Orléans-Tours'],
    ...['Reims', 'Rennes', 'Strasbourg'],
  ],
  C: ['Créteil', 'Montpellier', 'Paris', 'Toulouse', 'Versailles'],
} as const

/** The académies of a zone of school holidays, in one line; null outside the three zones. They have no translation. */
export function academiesOf(zone: HolidayZone | null): string | null {
  return zone === 'A' || zone === 'B' || zone === 'C' ? academies[zone].join(', ') : null
}
