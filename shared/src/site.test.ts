import { expect, test } from 'vitest'
import { factText, missingFacts, site } from './site.ts'

test('what the specification states stands there', () => {
  expect(site).toMatchObject({ product: 'Cadence', copyrightYear: '2025', registeredOfficeCity: 'Lyon' })
})

test('a missing fact is listed by its name and by what it is, a known one is not', () => {
  expect(
    missingFacts({ product: 'Cadence', vatNumber: { toComplete: 'numéro de TVA' }, office: 'Lyon' }),
  ).toEqual(['vatNumber: numéro de TVA'])
  expect(missingFacts({ product: 'Cadence' })).toEqual([])
})

test('the facts of this site are asked when no others are given', () => {
  const unknown = Object.entries(site).filter(([, fact]) => typeof fact !== 'string')
  expect(missingFacts().map((line) => line.split(':')[0])).toEqual(unknown.map(([name]) => name))
})

test('a page shows a fact, or clearly that it is to be completed', () => {
  expect(factText('Lyon')).toBe('Lyon')
  expect(factText({ toComplete: 'numéro de TVA' })).toBe('[numéro de TVA — à compléter]')
})
