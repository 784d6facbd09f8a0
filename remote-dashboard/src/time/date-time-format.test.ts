import { expect, test } from 'vitest'
import { dateTimeFormat } from './date-time-format.ts'

const hour = { hour: '2-digit', minute: '2-digit' } as const
const weekday = { weekday: 'long' } as const
const moment = Date.parse('2026-11-25T23:30:00Z')

test('a format is created once for each language and time zone', () => {
  expect(dateTimeFormat(hour, 'fr-FR')).toBe(dateTimeFormat(hour, 'fr-FR'))
  expect(dateTimeFormat(hour, 'fr-FR').format(moment)).toBe('23:30')
  expect(dateTimeFormat(hour, 'fr-FR', 'Europe/Paris').format(moment)).toBe('00:30')
  expect(dateTimeFormat(weekday, 'fr-FR').format(moment)).toBe('mercredi')
  expect(dateTimeFormat(weekday, 'es').format(moment)).toBe('miércoles')
})
