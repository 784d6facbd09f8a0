import { expect, test, vi } from 'vitest'
import { devicesTexts } from '../../../texts/devices.ts'
import { deviceName, whenActive } from './wording.ts'

const zone = vi.hoisted(() => ({ name: 'Europe/Paris' }))
vi.mock('@cadence/shared/preferences', () => ({ memberTimeZone: () => zone.name }))

const t = devicesTexts.get()

test.each([
  ['Chrome', 'Windows', 'Chrome sous Windows'],
  ['Firefox', null, 'Firefox'],
  [null, 'Linux', 'Linux'],
  [null, null, 'Appareil inconnu'],
])('%s, %s', (browser, system, name) => {
  expect(deviceName({ browser, system }, t)).toBe(name)
})

const now = Date.UTC(2026, 0, 15, 12)
const minutes = (count: number) => now - count * 60_000
test.each([
  [minutes(-3), 'à l’instant'],
  [minutes(0.9), 'à l’instant'],
  [minutes(1), 'il y a 1 minute'],
  [minutes(59), 'il y a 59 minutes'],
  [minutes(60), 'il y a 1 heure'],
  [minutes(24 * 60), 'il y a 1 jour'],
  [minutes(7 * 24 * 60), 'il y a 7 jours'],
  [minutes(8 * 24 * 60), '7 janvier 2026'],
])('%d was %s', (moment, text) => {
  expect(whenActive(moment, now, 'fr', t.justNow).replaceAll('\u00a0', ' ')).toBe(text)
})

test('the date is the one in the member’s time zone', () => {
  zone.name = 'Pacific/Kiritimati'
  expect(whenActive(minutes(8 * 24 * 60), now, 'fr', t.justNow)).toBe('8 janvier 2026')
})
