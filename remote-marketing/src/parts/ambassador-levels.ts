import { onDiscord } from './community-server.ts'
import { fr } from './typography.ts'

/** A level of the ambassador programme: its least number of referrals, and what it adds to the levels below. */
export interface Level {
  name: string
  /** The range of referrals, as the specification states it. */
  range: string
  from: number
  adds: string
}

/** The four levels in their order (specification, section 4, Ambassador levels). Exactly 50 referrals is VIP. */
export const levels: readonly Level[] = [
  { name: 'Novice', range: '3-10', from: 3, adds: fr(`Un rôle et un salon à part${onDiscord}`) },
  {
    name: 'Campus',
    range: '11-25',
    from: 11,
    adds: fr('Un mois de Cadence Premium offert par dizaine de filleuls'),
  },
  { name: 'Influencer', range: '26-50', from: 26, adds: fr('Les goodies exclusifs, envoyés chez vous') },
  {
    name: 'VIP',
    range: '50+',
    from: 50,
    adds: fr("Les nouveautés en avant-première, et l'équipe en direct"),
  },
]

/** From this level on, each ten referrals give a free month. */
const FIRST_WITH_MONTHS = 'Campus'
const REFERRALS_A_MONTH = 10

/** The level of a number of referrals; null below the first level. */
export function levelAt(referrals: number): Level | null {
  return levels.findLast(({ from }) => referrals >= from) ?? null
}

/** The level after that; null at the last one. */
export function nextLevel(referrals: number): Level | null {
  return levels.find(({ from }) => referrals < from) ?? null
}

/** Free months that a number of referrals is worth (specification, section 9, Ambassador tiers). */
export function freeMonths(referrals: number): number {
  const first = levels.find(({ name }) => name === FIRST_WITH_MONTHS)
  return first && referrals >= first.from ? Math.floor(referrals / REFERRALS_A_MONTH) : 0
}
