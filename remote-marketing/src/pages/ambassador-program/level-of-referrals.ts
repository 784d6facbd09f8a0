import { freeMonths, levelAt, nextLevel } from '../../parts/ambassador-levels.ts'
import { fr } from '../../parts/typography.ts'

const plural = (count: number, word: string) => `${count} ${word}${count > 1 ? 's' : ''}`

/** The result of a number of referrals: the level, the free months, and the referrals missing for the next level. */
export function reading(referrals: number): { level: string; more: string } {
  const level = levelAt(referrals)
  const next = nextLevel(referrals)
  const months = freeMonths(referrals)
  const toNext = next && `encore ${plural(next.from - referrals, 'filleul')} jusqu'au niveau ${next.name}`
  const more = [months > 0 && `${months} mois de Cadence Premium offert${months > 1 ? 's' : ''}`, toNext]
    .filter(Boolean)
    .join(' ; ')
  return {
    level: level ? `Niveau ${level.name}` : 'Pas encore de niveau',
    more: fr(`${more.charAt(0).toUpperCase()}${more.slice(1)}.`),
  }
}
