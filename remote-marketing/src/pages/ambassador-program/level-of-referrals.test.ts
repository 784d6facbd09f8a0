import { expect, test } from 'vitest'
import { reading } from './level-of-referrals.ts'

const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test.each([
  [0, 'Pas encore de niveau', 'Encore 3 filleuls jusqu’au niveau Novice.'],
  [2, 'Pas encore de niveau', 'Encore 1 filleul jusqu’au niveau Novice.'],
  [10, 'Niveau Novice', 'Encore 1 filleul jusqu’au niveau Campus.'],
  [11, 'Niveau Campus', '1 mois de Cadence Premium offert ; encore 15 filleuls jusqu’au niveau Influencer.'],
  [49, 'Niveau Influencer', '4 mois de Cadence Premium offerts ; encore 1 filleul jusqu’au niveau VIP.'],
  [50, 'Niveau VIP', '5 mois de Cadence Premium offerts.'],
])('%i referrals read: %s. %s', (referrals, level, more) => {
  expect(reading(referrals).level).toBe(level)
  expect(plain(reading(referrals).more)).toBe(more)
})
