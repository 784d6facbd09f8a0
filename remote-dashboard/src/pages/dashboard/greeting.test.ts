import { expect, test } from 'vitest'
import { dashboardTexts } from '../../texts/dashboard.ts'
import { partOfDay } from './greeting.ts'

test.each([
  ['00:00', 'Good morning'],
  ['11:59', 'Good morning'],
  ['12:00', 'Good afternoon'],
  ['17:59', 'Good afternoon'],
  ['18:00', 'Good evening'],
  ['23:59', 'Good evening'],
])('at %s it says %s', (time, text) => {
  expect(dashboardTexts.get()[partOfDay(new Date(`2026-11-21T${time}:00`))]).toBe(text)
})
