import { expect, test } from 'vitest'
import { devicesTexts } from '../../../texts/account.ts'
import { deviceName } from './Device.tsx'

const t = devicesTexts.get()

test.each([
  ['Chrome', 'Windows', 'Chrome sous Windows'],
  ['Firefox', null, 'Firefox'],
  [null, 'Linux', 'Linux'],
  [null, null, 'Appareil inconnu'],
])('the browser %s on %s', (browser, system, name) => {
  expect(deviceName({ browser, system }, t)).toBe(name)
})
