import { expect, test } from 'vitest'
import fr from '../../texts/quotations/fr.ts'
import { addDays } from '../../time/day.ts'
import { quotationAt } from './daily-quotation.ts'

test('two days in a row have different quotations, and each quotation has its day', () => {
  let day = '2026-01-01'
  const turns = Array.from({ length: fr.length }, () => {
    const at = quotationAt(day, fr.length)
    day = addDays(day, 1)
    expect(quotationAt(day, fr.length)).not.toBe(at)
    return at
  })
  expect(new Set(turns).size).toBe(fr.length)
})

test('each request gives the next quotation, and the first one follows the last', () => {
  const first = quotationAt('2026-11-22', 7)
  expect(quotationAt('2026-11-22', 7, 1)).toBe(quotationAt('2026-11-23', 7))
  expect(quotationAt('2026-11-22', 7, 7)).toBe(first)
  expect(quotationAt('1960-02-29', 7)).toBeGreaterThanOrEqual(0)
})
